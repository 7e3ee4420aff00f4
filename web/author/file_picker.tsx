/** Choosing files or a folder to send, or dropping them anywhere on the page. */
import "../ui/drop_zone.css";
import "./file_picker.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { PlacedFile } from "../site/private_api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { listenForDrops } from "../ui/listen_for_drops.ts";
import { Notice } from "../ui/notice.tsx";
import { placedFilesOf } from "../ui/read_drop.ts";

const text = strings.author;

interface FilePickerProps {
  /** Gets at least one file, with its place among the others. */
  readonly onFiles: (files: readonly PlacedFile[]) => void;
  readonly isDisabled: boolean;
}

/** Listens on the whole page while it is rendered. */
export function FilePicker({ onFiles, isDisabled }: FilePickerProps): JSX.Element {
  const [isOver, setOver] = useState(false);
  const [isNothing, setNothing] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (found: readonly PlacedFile[]) => {
    setNothing(found.length === 0);
    if (found.length > 0) onFiles(found);
  };
  const drop = useRef(take);
  drop.current = (found) => {
    if (!isDisabled) take(found);
  };
  useEffect(
    () =>
      listenForDrops(
        setOver,
        (dropped) => void placedFilesOf(dropped).then((found) => drop.current(found)),
      ),
    [],
  );
  useEffect(() => {
    if (folder.current !== null) folder.current.webkitdirectory = true;
  }, []);
  const chosen = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const found = [...currentTarget.files ?? []];
    // The same files may be chosen again.
    currentTarget.value = "";
    if (found.length > 0) {
      take(found.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
    }
  };
  return (
    <div class="file-picker">
      <input
        ref={files}
        class="spoken"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={text.chooseFiles}
        onChange={chosen}
      />
      <input
        ref={folder}
        class="spoken"
        type="file"
        tabIndex={-1}
        aria-label={text.chooseFolder}
        onChange={chosen}
      />
      <Icon name="upload" />
      <p>{text.chooseHint}</p>
      <div class="file-picker-buttons">
        <Button
          label={text.chooseFiles}
          isDisabled={isDisabled}
          onClick={() => files.current?.click()}
        >
          {text.chooseFiles}
        </Button>
        <Button
          label={text.chooseFolder}
          icon="folder"
          isDisabled={isDisabled}
          onClick={() => folder.current?.click()}
        >
          {text.chooseFolder}
        </Button>
      </div>
      {isNothing ? <Notice look="warning">{text.nothingDropped}</Notice> : null}
      {isOver && !isDisabled
        ? (
          <div class="drop-zone">
            <div class="drop-here">
              <Icon name="upload" />
              {text.dropHere}
            </div>
          </div>
        )
        : null}
    </div>
  );
}
