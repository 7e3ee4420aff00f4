/** What the solver says of the draft, what it is called, and what can be done with it. */
import "./editor_side.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy_field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { fileOf } from "../model/draft.ts";
import { draftProblem } from "../model/draft_problem.ts";
import { fileNameOf } from "../model/file_name.ts";
import type { Editor } from "../store/editor.ts";

const text = strings.klotski.editor;

/** Names are cut by the file's own rules; nobody types more. */
const LONGEST_NAME = 80;
const LONGEST_ABOUT = 500;

/** Beside the board. */
export function EditorSide({ editor }: { readonly editor: Editor }): JSX.Element {
  const { about, name } = editor.draft.value;
  const hash = editor.hash.value;
  const link = hash === undefined
    ? undefined
    : new URL(`klotski.html${hash}`, document.baseURI).href;
  const save = () => {
    const draft = editor.draft.peek();
    saveFile(`${fileNameOf(draft.name)}.txt`, new Blob([fileOf(draft)]));
  };
  return (
    <>
      <Judgement editor={editor} />
      <label class="editor-field">
        {text.name}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          onChange={({ currentTarget }) =>
            editor.change((draft) => ({ ...draft, name: currentTarget.value }))}
        />
      </label>
      <label class="editor-field">
        {text.about}
        <textarea
          rows={2}
          value={about}
          maxLength={LONGEST_ABOUT}
          placeholder={text.aboutHint}
          onChange={({ currentTarget }) =>
            editor.change((draft) => ({ ...draft, about: currentTarget.value }))}
        />
      </label>
      <div class="editor-deeds">
        {hash === undefined ? null : (
          <a class="button primary" href={`klotski.html${hash}`}>
            <Icon name="play" />
            {text.play}
          </a>
        )}
        <Button label={text.save} icon="download" onClick={save}>{text.save}</Button>
      </div>
      {editor.variant.value === undefined
        ? null
        : <CopyField label={text.share} hint={text.shareHint} text={link} />}
      <p class="soft small">{text.keysHint}</p>
    </>
  );
}

function Judgement({ editor }: { readonly editor: Editor }): JSX.Element {
  const [look, headline, more] = judge(editor);
  return (
    <section class={`editor-judge ${look}`}>
      <h2 class="spoken">{text.judge}</h2>
      <p class="headline" role="status">{headline}</p>
      <p class="small">{more}</p>
    </section>
  );
}

/** How it looks, a headline, and what there is to add. */
function judge(editor: Editor): ["good" | "bad" | "busy" | "open", string, string] {
  const [problem] = editor.problems.value;
  const draft = editor.draft.value;
  if (!draft.cells.some((sign) => /\w/.test(sign))) return ["open", text.noPieces, ""];
  if (problem !== undefined) return ["bad", draftProblem(draft, problem), ""];
  const found = editor.solving.found.value;
  const { configurations, depth, steps } = editor.solving.seen.value;
  const words = strings.klotski;
  if (draft.goal.length === 0) {
    return ["open", text.noGoal, text.noGoalHint];
  }
  const progress = words.seen(configurations, depth);
  if (found === undefined) {
    return steps === undefined
      ? ["busy", text.judging, progress]
      : ["good", text.solvableSteps(steps), progress];
  }
  const all = words.positions(found.configurations);
  if (found.steps === 0) return ["open", text.solvedAlready, all];
  if (found.steps === undefined) {
    return found.isFull
      ? ["open", words.full, words.fullWhy(found.configurations)]
      : ["bad", text.unsolvable, words.unsolvableWhy(found.configurations)];
  }
  return found.moves === undefined
    ? ["good", text.solvableSteps(found.steps), all]
    : ["good", text.solvable(found.moves), `${words.alsoSteps(found.steps)} · ${all}`];
}
