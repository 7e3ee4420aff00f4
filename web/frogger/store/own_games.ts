/**
 * Whose moves are on the board. The reader's own game is kept at every move. Moves of an address, or of another game that
 * one goes on from, are shown on the board without touching it; with the first move on them they are the reader's own
 * game, and what was that until then is put aside.
 */
import { batch } from "@preact/signals";
import { AT_START, continues, type Hand, isSame, lengthOf, toMove } from "../model/hand.ts";
import { playablePart } from "../model/shown_run.ts";
import { loadPlayer, type State } from "./state.ts";

/** See the head of this file. */
export interface OwnGames {
  /** Puts moves on the board that the reader has made or taken back. */
  set(next: Hand): void;
  /** From now on what is on the board is the reader's own. */
  adopt(): void;
  /**
   * Puts moves on the board that come from elsewhere. As far as they are the reader's own game, that is shown and the rest
   * of it can be made again; for a new try (`isTry`) only the very same moves are.
   */
  bring(given: Uint8Array<ArrayBuffer>, isTry?: boolean): void;
  /** Puts the reader's own game on the board; what was that until now is put aside. */
  exchange(game: Hand): void;
  tellAside(isTold: boolean): void;
  /** Another page has kept something. */
  follow(): void;
}

/** See the head of this file. */
export function createOwnGames(state: State): OwnGames {
  const { asideGames, hand, isAsideTold, isGiven, kept, road, view } = state;

  const playable = (next: Hand): Hand => {
    const traffic = road.peek()?.traffic;
    return traffic === undefined ? next : playablePart(traffic, next);
  };

  /** The own game, on the board or not. */
  const ownGame = () => isGiven.peek() ? kept.peek()?.read() : hand.peek();

  function listAside(): void {
    const own = isGiven.peek() ? kept.peek()?.read() : undefined;
    const all = [...own === undefined ? [] : [own], ...kept.peek()?.aside() ?? []];
    asideGames.value = all.filter((game) => !continues(hand.peek(), game));
  }

  function set(next: Hand): void {
    hand.value = playable(next);
    if (!isGiven.peek() && kept.peek()?.write(hand.peek()) === true) listAside();
  }

  function putOwnAside(): void {
    const own = ownGame();
    if (own !== undefined && lengthOf(own) > 0) kept.peek()?.putAside(own);
  }

  function tellAside(isTold: boolean): void {
    kept.peek()?.setTold(isTold);
    isAsideTold.value = isTold;
  }

  return {
    set,
    adopt: () => {
      if (!isGiven.peek()) return;
      putOwnAside();
      kept.peek()?.takeUp(hand.peek());
      isGiven.value = false;
      listAside();
    },
    bring: (made, isTry = false) => {
      const own = ownGame();
      const given = playable({ ...AT_START, made });
      const isOwn = own !== undefined &&
        (isTry ? isSame(own.made, given.made) : made.length > 0 && continues(own, given));
      batch(() => {
        isGiven.value = !isOwn && lengthOf(given) + (own === undefined ? 0 : lengthOf(own)) > 0;
        if (isOwn) set(toMove(own, given.made.length));
        else hand.value = given;
        listAside();
      });
    },
    exchange: (game) => {
      batch(() => {
        const own = ownGame();
        if (own !== undefined && !continues(game, own)) putOwnAside();
        kept.peek()?.takeUp(game);
        isGiven.value = false;
        set(game);
        listAside();
        loadPlayer(state, 0);
      });
    },
    tellAside,
    follow: () => {
      const now = kept.peek()?.read();
      batch(() => {
        if (now !== undefined && !isGiven.peek()) {
          const [mine, theirs] = [hand.peek(), playable(now)];
          if (continues(theirs, mine) || continues(mine, theirs)) {
            hand.value = theirs;
            if (view.peek() === "play") loadPlayer(state, 0);
          } else isGiven.value = true;
        }
        listAside();
      });
    },
  };
}
