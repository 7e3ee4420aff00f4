/** The page of klotski: the shelf of puzzles, one of them, or the editor. */
import "./klotski_app.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { ProblemNotice } from "../../ui/problem_notice.tsx";
import { isOurs } from "../model/file_kind.ts";
import type { KlotskiStore } from "../store/types.ts";
import { GameView } from "./game_view.tsx";
import { openFirst } from "./open_first.ts";
import { Shelf } from "./shelf.tsx";

const text = strings.klotski;

const KIND = {
  isWanted: isOurs,
  dropHere: text.dropHere,
  nothingToOpen: text.nothingToOpen,
} as const;

const EditorView = lazy(async () => (await import("./editor_view.tsx")).EditorView);

/** The whole page. A game or a puzzle can be dropped anywhere on it. */
export function KlotskiApp({ store }: { readonly store: KlotskiStore }): JSX.Element {
  const puzzle = store.puzzle.value;
  const isEditing = store.view.value === "edit";
  return (
    <Frame
      page="klotski"
      title={isEditing
        ? `${text.editor.title} · ${text.title}`
        : puzzle === undefined
        ? text.title
        : `${puzzle.title} · ${text.title}`}
      isWide={puzzle !== undefined || isEditing}
    >
      <DropZone kind={KIND} onFiles={openFirst(store)}>
        <div class="klotski-app" aria-busy={store.isBusy.value}>
          <ProblemNotice
            problems={store.problems.value}
            dismiss={text.dismiss}
            onDismiss={store.dismissProblems}
          />
          <Content store={store} />
        </div>
      </DropZone>
    </Frame>
  );
}

function Content({ store }: { readonly store: KlotskiStore }): JSX.Element {
  const puzzle = store.puzzle.value;
  const play = store.play.value;
  if (puzzle !== undefined && play !== undefined) {
    return <GameView key={puzzle.key} store={store} puzzle={puzzle} play={play} />;
  }
  if (store.isBusy.value) return <p role="status" class="soft busy">{text.busy}</p>;
  return store.view.value === "edit" ? <EditorView store={store} /> : <Shelf store={store} />;
}
