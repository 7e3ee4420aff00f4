/** Lets files, of a kind such as logs, be dropped anywhere on the page, alone or in folders; says so while something is dragged over it. */
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

/** What kind of files a page takes. */
export interface DropKind {
  /** Whether a name is that of such a file. */
  readonly isWanted: (name: string) => boolean;
  /** Said while something is dragged over the page. */
  readonly dropHere: string;
  /** Said when nothing of the kind was dropped. */
  readonly nothingToOpen: string;
}

const LOGS: DropKind = { ...strings.logs.opening, isWanted: isLogName };

interface DropZoneProps {
  /** @default logs */
  readonly kind?: DropKind;
  /** Gets at least one file of the kind. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ComponentChildren;
}

/** Listens on the whole page while it is rendered. What is no file is left to the browser. */
export function DropZone({ kind = LOGS, onFiles, children }: DropZoneProps): JSX.Element {
  const [isOver, setOver] = useState(false);
  const [isNothing, setNothing] = useState(false);
  const take = useRef((_files: readonly File[]) => {});
  take.current = (files) => {
    const wanted = files.filter(({ name }) => kind.isWanted(name));
    setNothing(wanted.length === 0);
    if (wanted.length > 0) onFiles(wanted);
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
              {kind.dropHere}
            </div>
          </div>
        )
        : null}
      {isNothing
        ? (
          <div class="drop-nothing">
            <Notice look="warning">{kind.nothingToOpen}</Notice>
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
