/** Solved: how well, and what next; with chips of wood falling over the board. */
import "./win_card.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { makeAddress } from "../model/address.ts";
import { PAINTS, WOODS } from "../model/wood.ts";
import type { Play } from "../store/play.ts";
import type { KlotskiStore, ShownPuzzle } from "../store/types.ts";
import { hrefOf } from "./href_of.ts";

const text = strings.klotski;

interface WinCardProps {
  readonly store: KlotskiStore;
  readonly play: Play;
  readonly puzzle: ShownPuzzle;
}

/** Lies over the board until one looks away or plays on. */
export function WinCard({ play, puzzle, store }: WinCardProps): JSX.Element {
  const next = store.nextPuzzle();
  return (
    <>
      <Chips />
      <div class="win-card card" role="status">
        <p class="won">
          <Icon name="star" />
          {text.won}
        </p>
        <p>{praiseOf(play, store)}</p>
        <div class="win-tools">
          {play.isFromStart
            ? null
            : <a class="button primary" href={hrefOf(puzzle)}>{text.toPuzzle}</a>}
          {next === undefined || !play.isFromStart ? null : (
            <a
              class="button primary"
              href={`klotski.html${makeAddress({ variant: next.published.id })}`}
            >
              <span class="name">{text.next(next.published.title)}</span>
            </a>
          )}
          <Button label={text.again} icon="replay" onClick={play.restart}>{text.again}</Button>
          <Button label={text.stay} icon="close" look="quiet" onClick={play.lookAway} />
        </div>
      </div>
    </>
  );
}

function praiseOf(play: Play, { solving }: KlotskiStore): string {
  if (play.isShown.value) return text.wonShown;
  const { moves, steps } = play.counts.value;
  if (!play.isFromStart) return text.wonElsewhere(moves);
  const found = solving.found.value;
  if (found?.moves !== undefined && moves <= found.moves) return text.wonPerfect(moves);
  if (found?.steps !== undefined && steps <= found.steps) return text.wonPerfectSteps(steps);
  return found?.moves === undefined ? text.wonPlain(moves) : text.wonAbove(moves, found.moves);
}

const CHIPS = 42;

/** Falls nowhere for who wants less movement. */
function Chips(): JSX.Element {
  const woods = [...PAINTS, ...WOODS];
  return (
    <div class="win-chips" aria-hidden="true">
      {Array.from({ length: CHIPS }, (_, chip) => (
        <span
          key={chip}
          class={`wood-${woods[chip % woods.length] ?? "oak"}`}
          style={{
            "--left": `${chip * 61 % 100}%`,
            "--delay": `${chip * 37 % 90 * 10}ms`,
            "--turn": `${chip * 83 % 720 - 360}deg`,
            "--drift": `${chip * 29 % 120 - 60}px`,
          }}
        />
      ))}
    </div>
  );
}
