/** The page of a puzzle: the board, what one can do, and the solver beside it. */
import "./game_view.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Optimum } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { listenForKeys } from "../../ui/player/listen_for_keys.ts";
import type { Play } from "../store/play.ts";
import type { KlotskiStore, ShownPuzzle } from "../store/types.ts";
import { Board } from "./board.tsx";
import { Counters } from "./counters.tsx";
import { gameKeys } from "./game_keys.ts";
import { GameFiles } from "./game_files.tsx";
import { GameHead } from "./game_head.tsx";
import { GameTools } from "./game_tools.tsx";
import { HelpDialog } from "./help_dialog.tsx";
import { HistoryStrip } from "./history_strip.tsx";
import { hrefOf } from "./href_of.ts";
import { MiniBoard } from "./mini_board.tsx";
import { sidesOf } from "./sides_of.ts";
import { SolverPanel } from "./solver_panel.tsx";
import { useClack } from "./use_clack.ts";
import { useCommands } from "./use_commands.ts";
import { WinCard } from "./win_card.tsx";

const text = strings.klotski;

interface GameViewProps {
  readonly store: KlotskiStore;
  readonly play: Play;
  readonly puzzle: ShownPuzzle;
}

/** The whole page of a puzzle. */
export function GameView({ play, puzzle, store }: GameViewProps): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const isHelpOpen = useSignal(false);
  const keys = useMemo(
    () =>
      gameKeys(play, {
        isHelpOpen,
        focus: (piece) => {
          const buttons = stage.current?.querySelectorAll<HTMLElement>(".piece");
          buttons?.[piece]?.focus({ preventScroll: true });
        },
      }),
    [play],
  );
  useLayoutEffect(() => listenForKeys(document, keys), [keys]);
  useCommands(play);
  useClack(play, store.options);
  return (
    <div class="game-view" style={sidesOf(play.variant)}>
      <GameHead store={store} puzzle={puzzle} onHelp={() => isHelpOpen.value = true} />
      <div class="game-stage" ref={stage}>
        <Board play={play} options={store.options} title={puzzle.title} />
        {play.isWon.value ? <WinCard store={store} play={play} puzzle={puzzle} /> : null}
      </div>
      <div class="game-panel">
        <div class="game-bar">
          <Counters play={play} solving={store.solving} proven={provenOf(puzzle, play)} />
          <GameTools play={play} solving={store.solving} />
        </div>
        <HistoryStrip play={play} />
        <aside class="game-side card" aria-label={text.solver}>
          <Elsewhere play={play} puzzle={puzzle} />
          <SolverPanel play={play} solving={store.solving} proven={provenOf(puzzle, play)} />
          <Goal play={play} />
          <About puzzle={puzzle} />
          <GameFiles store={store} play={play} puzzle={puzzle} />
        </aside>
      </div>
      {isHelpOpen.value
        ? (
          <HelpDialog
            actions={keys}
            options={store.options}
            onClose={() => isHelpOpen.value = false}
          />
        )
        : null}
    </div>
  );
}

function Goal({ play }: { readonly play: Play }): JSX.Element | null {
  const { goal, pieces } = play.variant;
  if (goal.length === 0) return null;
  const isAll = goal.length === pieces.length;
  return (
    <section class="game-goal">
      <div class="goal-picture">
        <MiniBoard variant={play.variant} />
      </div>
      <div>
        <h2>{text.goalPicture}</h2>
        <p class="soft small">{isAll ? text.goalOfAll : text.goalHint}</p>
      </div>
    </section>
  );
}

/** A position from a link is not the puzzle; whoever has a game of it goes back to that. */
function Elsewhere({ play, puzzle }: Omit<GameViewProps, "store">): JSX.Element | null {
  if (play.isFromStart) return null;
  return (
    <p class="game-elsewhere small">
      {text.elsewhere} <a href={hrefOf(puzzle)}>{text.toPuzzle}</a>
    </p>
  );
}

/** What is known without looking: of the site's own puzzles, at their start. */
function provenOf({ id, variant }: ShownPuzzle, { isFromStart }: Play): Optimum | undefined {
  const { optimum } = variant;
  return id !== undefined && isFromStart && optimum !== "none" ? optimum : undefined;
}

function About({ puzzle }: { readonly puzzle: ShownPuzzle }): JSX.Element | null {
  const { about } = puzzle.variant;
  return about === "" ? null : <p class="game-about soft small">{about}</p>;
}
