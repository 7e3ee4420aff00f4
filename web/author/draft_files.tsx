/** The files that are about to be sent. */
import "./draft_files.css";
import type { JSX } from "preact";
import type { UploadLimits } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { type Draft, sizeOf, whyNotSent } from "./draft.ts";

const text = strings.author;

interface DraftFilesProps {
  readonly draft: Draft;
  readonly limits: UploadLimits;
  readonly isDisabled: boolean;
  readonly onRemove: (path: string) => void;
  readonly onClear: () => void;
}

/** With their sizes; each can be removed again. A path is the author's own text. */
export function DraftFiles(props: DraftFilesProps): JSX.Element {
  const { draft, limits, isDisabled, onRemove, onClear } = props;
  const { files, leftOut } = draft;
  const why = whyNotSent(draft, limits);
  return (
    <div class="draft-files">
      <ul aria-label={text.files} tabIndex={0}>
        {files.map(({ path, file }) => (
          <li key={path}>
            <span class="name" title={path}>{path}</span>
            <span class="small soft">{strings.privatePages.bytes(file.size)}</span>
            <Button
              label={text.remove(path)}
              icon="close"
              look="quiet"
              isDisabled={isDisabled}
              onClick={() => onRemove(path)}
            />
          </li>
        ))}
      </ul>
      <div class="draft-sum small soft">
        <span>{text.total(files.length, sizeOf(files), limits.bytes)}</span>
        <Button label={text.clear} look="quiet" isDisabled={isDisabled} onClick={onClear}>
          {text.clear}
        </Button>
      </div>
      {leftOut === 0 ? null : <p class="small soft">{text.leftOut(leftOut)}</p>}
      {why === undefined ? null : <Notice look="bad">{why}</Notice>}
    </div>
  );
}
