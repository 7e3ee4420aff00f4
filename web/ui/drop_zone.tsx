/** Lets logs be dropped anywhere on the page, alone or in folders; says so while something is dragged over it. */
import "./drop_zone.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { listenForDrops } from "./listen_for_drops.ts";
import { isLogName } from "./log_names.ts";
import { Notice } from "./notice.tsx";
import { filesOf } from "./read_drop.ts";

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
  useEffect(
    () =>
      listenForDrops(
        setOver,
        (dropped) => void filesOf(dropped).then((files) => take.current(files)),
      ),
    [],
  );
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
