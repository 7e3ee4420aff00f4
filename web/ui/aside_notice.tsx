/** Games of the reader's own that are not on the board: they are told of until that is closed, and can always be asked for. */
import "./aside_notice.css";
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** What a part says of its games, each by the number of its moves. */
export interface AsideWords {
  aside(games: number, moves: number): string;
  /** Where there is but one. */
  readonly takeUp: string;
  takeUpOf(moves: number): string;
  takeUpHint(moves: number): string;
  asideShort(games: number): string;
  asideHint(games: number): string;
  readonly dismissAside: string;
}

/** The part of a store that is about such games. */
export interface AsideStore<Game> {
  readonly asideGames: ReadonlySignal<readonly Game[]>;
  readonly isAsideTold: ReadonlySignal<boolean>;
  takeUp(game: Game): void;
  tellAside(isTold: boolean): void;
}

interface AsideNoticeProps<Game> {
  readonly store: AsideStore<Game>;
  readonly words: AsideWords;
  /** How many moves a game has, made and taken back. */
  readonly lengthOf: (game: Game) => number;
}

/** Nothing where there are none, or where it was closed. */
export function AsideNotice<Game>(
  { lengthOf, store, words }: AsideNoticeProps<Game>,
): JSX.Element | null {
  const games = store.asideGames.value;
  const [first] = games;
  if (first === undefined || !store.isAsideTold.value) return null;
  return (
    <div class="aside-notice">
      <Notice
        look="info"
        dismiss={words.dismissAside}
        onDismiss={() => store.tellAside(false)}
      >
        <div class="aside-games">
          <p>{words.aside(games.length, lengthOf(first))}</p>
          <div class="aside-list">
            {games.map((game, at) => {
              const moves = lengthOf(game);
              return (
                <Button
                  key={at}
                  label={words.takeUpHint(moves)}
                  onClick={() => store.takeUp(game)}
                >
                  {games.length === 1 ? words.takeUp : words.takeUpOf(moves)}
                </Button>
              );
            })}
          </div>
        </div>
      </Notice>
    </div>
  );
}

/** Where the notice was closed: asks for it again. */
export function AsideButton<Game>(
  { store, words }: Omit<AsideNoticeProps<Game>, "lengthOf">,
): JSX.Element | null {
  const games = store.asideGames.value.length;
  if (games === 0 || store.isAsideTold.value) return null;
  return (
    <Button label={words.asideHint(games)} icon="folder" onClick={() => store.tellAside(true)}>
      {words.asideShort(games)}
    </Button>
  );
}
