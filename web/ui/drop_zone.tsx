/** Lets logs be dropped anywhere on the page, alone or in folders; says so while something is dragged over it. */
import "./drop_zone.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { isLogName } from "./log_names.ts";
import { Notice } from "./notice.tsx";
import { filesOf, holdsFiles } from "./read_drop.ts";

const text = strings.logs.opening;

interface DropZoneProps {
  /** Gets at least one file that is called like a log. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ComponentChildren;
}

/** Listens on the whole page while it is rendered. What is no file is left to the browser. */
export function DropZone({ onFiles, children }: DropZoneProps): JSX.Element {
  const [isOver, setOver] = useState(false);
  const [isNothing, setNothing] = useState(false);
  const take = useRef((_files: readonly File[]) => {});
  take.current = (files) => {
    const logs = files.filter(({ name }) => isLogName(name));
    setNothing(logs.length === 0);
    if (logs.length > 0) onFiles(logs);
  };
  useEffect(() => listenForDrops(setOver, (files) => take.current(files)), []);
  return (
    <>
      {children}
      {isOver
        ? (
          <div class="drop-zone">
            <div class="drop-here">
              <Icon name="download" />
              {text.dropHere}
            </div>
          </div>
        )
        : null}
      {isNothing
        ? (
          <div class="drop-nothing">
            <Notice look="warning">{text.nothingToOpen}</Notice>
            <Button
              label={strings.frame.close}
              icon="close"
              look="quiet"
              onClick={() => setNothing(false)}
            />
          </div>
        )
        : null}
    </>
  );
}

/** Hears of files that are dragged over the page and dropped on it; returns what ends that. */
function listenForDrops(
  setOver: (isOver: boolean) => void,
  onDrop: (files: readonly File[]) => void,
): () => void {
  // Every element that is entered tells so before the one that is left does.
  let depth = 0;
  const ifFiles = (change: number) => (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth = Math.max(0, depth + change);
    setOver(depth > 0);
  };
  const drop = (event: DragEvent) => {
    depth = 0;
    setOver(false);
    const { dataTransfer } = event;
    if (dataTransfer === null || !holdsFiles(dataTransfer)) return;
    event.preventDefault();
    void filesOf(dataTransfer).then(onDrop);
  };
  const end = new AbortController();
  const { signal } = end;
  addEventListener("dragenter", ifFiles(1), { signal });
  addEventListener("dragover", ifFiles(0), { signal });
  addEventListener("dragleave", ifFiles(-1), { signal });
  addEventListener("drop", drop, { signal });
  return () => end.abort();
}
