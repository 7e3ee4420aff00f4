/** What to draw with, and how large the board is. */
import "./editor_tools.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { pressing } from "../../ui/press.ts";
import { MOST_SIDE } from "../model/draft.ts";
import { TOOLS } from "../model/stroke.ts";
import { type Editor, grow } from "../store/editor.ts";

const text = strings.klotski.editor;

/** At the board. */
export function EditorTools({ editor }: { readonly editor: Editor }): JSX.Element {
  const { height, width } = editor.draft.value;
  return (
    <div class="editor-tools">
      <div class="tool-row" role="group" aria-label={text.tools}>
        {TOOLS.map((tool, index) => (
          <button
            key={tool}
            type="button"
            class="button"
            aria-pressed={editor.tool.value === tool}
            aria-keyshortcuts={`${index + 1}`}
            title={`${text.tool[tool]} (${index + 1})`}
            onClick={() => editor.tool.value = tool}
          >
            {text.tool[tool]}
          </button>
        ))}
      </div>
      <Side
        name={text.columns}
        count={width}
        onChange={(by) => editor.change((draft) => grow(draft, by, 0))}
      />
      <Side
        name={text.rows}
        count={height}
        onChange={(by) => editor.change((draft) => grow(draft, 0, by))}
      />
    </div>
  );
}

interface SideProps {
  readonly name: string;
  readonly count: number;
  readonly onChange: (by: number) => void;
}

function Side({ count, name, onChange }: SideProps): JSX.Element {
  return (
    <div class="tool-side" role="group" aria-label={name}>
      <button
        type="button"
        class="button"
        aria-label={text.fewer(name)}
        {...pressing(() => onChange(-1), count <= 1)}
      >
        −
      </button>
      <span>
        <b>{count}</b>
        <span class="small soft">{name}</span>
      </span>
      <button
        type="button"
        class="button"
        aria-label={text.more(name)}
        {...pressing(() => onChange(1), count >= MOST_SIDE)}
      >
        +
      </button>
    </div>
  );
}
