/**
 * What the page of klotski remembers: one factory. The address says what is shown; whoever changes it, the page follows.
 */
import { batch, effect, signal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import { samePosition, startPosition } from "../../../lib/klotski/board.ts";
import { type Game, isFromStart, momentOf } from "../../../lib/klotski/game.ts";
import { packPosition } from "../../../lib/klotski/position_text.ts";
import { createOneAtATime } from "../../ui/one_at_a_time.ts";
import { problemsIn } from "../../ui/problems_in.ts";
import { type Address, makeAddress, parseAddress, type View } from "../model/address.ts";
import { keptGames, samePuzzle } from "./kept_games.ts";
import { gameFor, openFile, openFromShelf, openPacked, shelfOf } from "./opening.ts";
import { createOptions } from "./options.ts";
import { createPlay, type Play } from "./play.ts";
import { createRenewing } from "./renewing.ts";
import { createSolved } from "./solved.ts";
import { createSolving } from "./solving.ts";
import type { Outside } from "./outside.ts";
import type { KlotskiStore, ShelfPuzzle, ShownPuzzle } from "./types.ts";

/** Makes the store and begins with what the address says. */
export function createKlotskiStore(outside: Outside): KlotskiStore {
  const solving = createSolving(outside.openSolver);
  const { keep, place } = outside;
  const shelf = signal<readonly ShelfPuzzle[] | null | undefined>(undefined);
  const puzzle = signal<ShownPuzzle | undefined>(undefined);
  const view = signal<View>("play");
  const playing = signal<Play | undefined>(undefined);
  const problems = signal<readonly Problem[]>([]);
  const isBusy = signal(true);
  const solved = createSolved(keep);
  const options = createOptions(keep);
  const games = keptGames(keep);
  let reading: Promise<readonly ShelfPuzzle[] | null> | undefined;

  /** Does what may fail or take long; its problems are shown, unless something else has begun since. */
  const work = createOneAtATime(isBusy, {
    begun: () => {
      problems.value = [];
    },
    failed: (error) => {
      problems.value = problemsIn(error);
    },
  });

  /** Read once; if that fails, it is tried again next time. */
  function readShelf(): Promise<readonly ShelfPuzzle[] | null> {
    reading ??= outside.readVariants().then((site) => {
      const read = site === undefined ? null : shelfOf(site.variants);
      shelf.value = read;
      return read;
    }, (error: unknown) => {
      reading = undefined;
      shelf.value = null;
      throw error;
    });
    return reading;
  }

  async function followAddress(signal: AbortSignal): Promise<void> {
    const address = parseAddress(place.read());
    if (address.puzzle !== undefined) {
      // What stands in the address needs nothing of the site.
      readShelf().catch(() => {});
      const shown = await openPacked(address.puzzle);
      if (!signal.aborted) show(shown, gameFor(shown, address, games), address.view ?? "play");
      return;
    }
    show(undefined, undefined, address.variant === undefined ? address.view ?? "play" : "play");
    const read = await readShelf();
    if (signal.aborted || address.variant === undefined) return;
    const shown = openFromShelf(read ?? [], address.variant);
    show(shown, gameFor(shown, address, games), address.view ?? "play");
  }

  function show(
    shown: ShownPuzzle | undefined,
    game: Game | undefined,
    as: View,
  ): void {
    playing.peek()?.dispose();
    batch(() => {
      puzzle.value = shown;
      view.value = as;
      playing.value = undefined;
      if (shown === undefined || game === undefined || as === "edit") return;
      solving.explore(shown.variant, game.moments[0].position);
      playing.value = createPlay(game, {
        isLiteral: options.isLiteral,
        solving,
        later: outside.later,
        onPlayed: (now) => games.write(shown.key, now, gamePlace(shown, now)),
        onWon: (counts) => solved.add(shown.key, counts),
      });
    });
  }

  const address = createRenewing(outside);
  const stopFollowing = effect(() => {
    const shown = puzzle.value;
    const now = playing.value?.game.value;
    if (shown === undefined || now === undefined) return;
    address.renew(makeAddress({ ...placeOf(shown), ...positionIn(now) }));
  });
  const stopListening = place.listen(() => {
    address.stop();
    void work.do(followAddress);
  });
  void work.do(followAddress);

  return {
    ...{ outside, shelf, solving, puzzle, view, problems, isBusy, options },
    solved: solved.all,
    play: playing,
    lastPlayed: games.readLast,
    openFile: (file) =>
      work.do(async (signal) => {
        const { game: saved, puzzle } = await openFile(file);
        if (signal.aborted) return;
        // A game of one of the site's puzzles is one of that puzzle.
        const known = (await readShelf().catch(() => null))?.find(({ variant }) => {
          const own = variant();
          return own !== undefined && samePuzzle(own, puzzle.variant);
        });
        if (signal.aborted) return;
        const shown = known === undefined ? puzzle : openFromShelf([known], known.published.id);
        // Who opens a puzzle goes on with what is kept of it.
        const game = saved === undefined
          ? gameFor(shown, {}, games)
          : { ...saved, variant: shown.variant };
        address.stop();
        place.push(makeAddress({ ...placeOf(shown), ...positionIn(game) }));
        show(shown, game, "play");
        games.write(shown.key, game, gamePlace(shown, game));
      }),
    nextPuzzle: () => {
      const all = shelf.value ?? [];
      const at = all.findIndex(({ published }) => published.id === puzzle.value?.id);
      const order = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
      return order.find(({ published: { id, optimum } }) =>
        optimum !== undefined && optimum !== "none" && !solved.all.value.has(id)
      );
    },
    dismissProblems: () => {
      problems.value = [];
    },
    dispose: () => {
      work.stop();
      stopFollowing();
      address.stop();
      stopListening();
      playing.peek()?.dispose();
      solving.dispose();
    },
  };
}

/** Where a puzzle is found. */
function placeOf({ id, packed }: ShownPuzzle): Address {
  return {
    ...(id === undefined ? {} : { variant: id }),
    ...(packed === undefined ? {} : { puzzle: packed }),
  };
}

/** Where a game is found again: one that began elsewhere than the puzzle by where it is. */
function gamePlace(shown: ShownPuzzle, game: Game): string {
  return makeAddress({ ...placeOf(shown), ...(isFromStart(game) ? {} : positionIn(game)) });
}

/** The start needs no words. */
function positionIn(game: Game): Pick<Address, "at"> {
  const { position } = momentOf(game);
  return samePosition(position, startPosition(game.variant)) ? {} : { at: packPosition(position) };
}
