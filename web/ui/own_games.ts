/**
 * Whose game is on the board: for the parts in which one plays by hand. The reader's own game is kept at every move. A game
 * of an address, or another one that is gone on from, is shown on the board without touching it; with the first move on it
 * it is the reader's own, and what was that until then is put aside.
 */
import { batch, type Signal } from "@preact/signals";
import type { GameKind, KeptGames } from "./kept_games.ts";

/** What the page remembers of games played by hand; only own games change it. */
export interface OwnGamesState<Game> {
  readonly board: Signal<Game>;
  /** The game on the board is nobody's yet: it was brought, and the reader has not gone on with it. */
  readonly isGiven: Signal<boolean>;
  /** Games of the reader's own that are not on the board, the last first. */
  readonly asideGames: Signal<readonly Game[]>;
  /** Whether the reader wants to be told of them. */
  readonly isAsideTold: Signal<boolean>;
  /** Where the games are kept; `undefined`: there is nothing to play on. */
  readonly kept: Signal<KeptGames<Game> | undefined>;
}

/** What own games need to know of the part. */
export interface OwnGamesPart<Game> {
  readonly kind: GameKind<Game>;
  /** As much of a game as the rules allow on what is on show now. */
  playable(game: Game): Game;
  /** Another game is on the board now. */
  changed(): void;
}

/** See the head of this file. */
export interface OwnGames<Game> {
  /** Something else to play on is on show: its own game comes on the board. */
  open(kept: KeptGames<Game> | undefined): void;
  /** Puts a game on the board in which the reader has made moves or taken them back. */
  set(next: Game): void;
  /** From now on what is on the board is the reader's own. */
  adopt(): void;
  /**
   * Puts a game on the board that comes from elsewhere. As far as it is the reader's own one, that is shown and the rest of
   * it can be made again; for a new try (`isTry`) only the very same moves are.
   */
  bring(given: Game, isTry?: boolean): void;
  /** Puts the reader's own game on the board; what was that until now is put aside. */
  exchange(game: Game): void;
  tellAside(isTold: boolean): void;
  /** Another page has kept something. */
  follow(): void;
}

/** See the head of this file. */
export function createOwnGames<Game>(
  { asideGames, board, isAsideTold, isGiven, kept }: OwnGamesState<Game>,
  { changed, kind, playable }: OwnGamesPart<Game>,
): OwnGames<Game> {
  const { continues, fresh, lengthOf, madeIn, toMove } = kind;

  /** The own game, on the board or not. */
  const ownGame = () => isGiven.peek() ? kept.peek()?.read() : board.peek();

  function listAside(): void {
    const own = isGiven.peek() ? kept.peek()?.read() : undefined;
    const all = [...own === undefined ? [] : [own], ...kept.peek()?.aside() ?? []];
    asideGames.value = all.filter((game) => !continues(board.peek(), game));
  }

  function set(next: Game): void {
    board.value = playable(next);
    if (!isGiven.peek() && kept.peek()?.write(board.peek()) === true) listAside();
  }

  function putOwnAside(): void {
    const own = ownGame();
    if (own !== undefined && lengthOf(own) > 0) kept.peek()?.putAside(own);
  }

  return {
    open: (games) =>
      batch(() => {
        kept.value = games;
        const own = games?.read();
        board.value = own === undefined ? fresh : playable(own);
        isGiven.value = false;
        isAsideTold.value = games?.isTold() ?? true;
        listAside();
      }),
    set,
    adopt: () => {
      if (!isGiven.peek()) return;
      putOwnAside();
      kept.peek()?.takeUp(board.peek());
      isGiven.value = false;
      listAside();
    },
    bring: (brought, isTry = false) => {
      const own = ownGame();
      const given = playable(brought);
      const isOwn = own !== undefined && continues(own, given) &&
        (isTry ? madeIn(own) === madeIn(given) : madeIn(brought) > 0);
      batch(() => {
        isGiven.value = !isOwn && lengthOf(given) + (own === undefined ? 0 : lengthOf(own)) > 0;
        if (isOwn) set(toMove(own, madeIn(given)));
        else board.value = given;
        listAside();
      });
    },
    exchange: (game) =>
      batch(() => {
        const own = ownGame();
        if (own !== undefined && !continues(game, own)) putOwnAside();
        kept.peek()?.takeUp(game);
        isGiven.value = false;
        set(game);
        listAside();
        changed();
      }),
    tellAside: (isTold) => {
      kept.peek()?.setTold(isTold);
      isAsideTold.value = isTold;
    },
    follow: () => {
      const now = kept.peek()?.read();
      batch(() => {
        if (now !== undefined && !isGiven.peek()) {
          const [mine, theirs] = [board.peek(), playable(now)];
          if (continues(theirs, mine) || continues(mine, theirs)) {
            board.value = theirs;
            changed();
          } else isGiven.value = true;
        }
        listAside();
      });
    },
  };
}
