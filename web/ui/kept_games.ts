/**
 * Games played by hand outlive the page: the reader's own one on each thing to play on, and own ones that were put aside.
 * Several pages may have the same thing open, so nothing that another one has kept is written over.
 */
import type { Keep } from "./keep.ts";

/** Between games. */
const NEXT = "\n";

/** More games of one thing are not put aside: the oldest goes. */
const MOST_ASIDE = 20;

/** What a game is made of: moves that were made, and after them those that were taken back. */
export interface GameKind<Game> {
  /** Nothing has been done yet. */
  readonly fresh: Game;
  /** How many moves are made. */
  madeIn(game: Game): number;
  /** How many moves there are, made and taken back. */
  lengthOf(game: Game): number;
  /** As it was after so many moves of those made and taken back. */
  toMove(game: Game, moves: number): Game;
  /** Whether a game has all moves of another one, made or taken back, and perhaps more after them. */
  continues(game: Game, other: Game): boolean;
}

/** A game as a text without line breaks. */
export interface GameText<Game> {
  /** Only of a game with moves. */
  textOf(game: Game): string;
  /** What was kept may be anything: `undefined` where it is no game with moves. */
  gameOf(text: string): Game | undefined;
}

/** Under which names a part keeps its games; each ends where the name of the thing to play on begins. */
export interface KeptNames {
  readonly own: string;
  readonly aside: string;
  /** The reader does not want to be told of what was put aside. */
  readonly quiet: string;
}

/** The reader's own games on one thing. */
export interface KeptGames<Game> {
  /** The own game. */
  read(): Game | undefined;
  /** Keeps the own game. Another one, which another page has kept meanwhile, is put aside: then true. */
  write(game: Game): boolean;
  /** Own games that were put aside, the last first. */
  aside(): readonly Game[];
  putAside(game: Game): void;
  /** Takes those games from the ones that were put aside which this one goes on with. */
  takeUp(game: Game): void;
  /** Whether the reader wants to be told of games that were put aside. */
  isTold(): boolean;
  setTold(isTold: boolean): void;
}

/** `thing` tells apart what is played on. */
export function keptGames<Game>(
  keep: Keep,
  { names, thing }: { readonly names: KeptNames; readonly thing: string },
  { continues, gameOf, lengthOf, textOf: textWithMoves }: GameKind<Game> & GameText<Game>,
): KeptGames<Game> {
  const { read, write } = withMemory(keep);
  const [ownName, asideName, quietName] = [
    names.own + thing,
    names.aside + thing,
    names.quiet + thing,
  ];
  const textOf = (game: Game) => lengthOf(game) === 0 ? undefined : textWithMoves(game);
  const ownGame = (text: string | undefined) => text === undefined ? undefined : gameOf(text);
  /** The own game as this page has seen it last. */
  let seen = read(ownName);

  const aside = () => (read(asideName) ?? "").split(NEXT).flatMap((text) => gameOf(text) ?? []);
  const writeAside = (games: readonly Game[]) =>
    write(asideName, games.flatMap((game) => textOf(game) ?? []).join(NEXT) || undefined);
  const putAside = (game: Game) => {
    const others = aside().filter((other) => textOf(other) !== textOf(game));
    writeAside([game, ...others].slice(0, MOST_ASIDE));
  };

  return {
    read: () => {
      seen = read(ownName);
      return ownGame(seen);
    },
    write: (game) => {
      const now = read(ownName);
      const other = now === seen ? undefined : ownGame(now);
      const isOther = other !== undefined && !continues(game, other);
      if (isOther) putAside(other);
      write(ownName, seen = textOf(game));
      return isOther;
    },
    aside,
    putAside,
    takeUp: (game) => writeAside(aside().filter((other) => !continues(game, other))),
    isTold: () => read(quietName) === undefined,
    setTold: (isTold) => write(quietName, isTold ? undefined : "1"),
  };
}

/** Where nothing can be kept, what was written lives as long as the page. */
function withMemory(keep: Keep): Keep {
  const memory = new Map<string, string | undefined>();
  return {
    read: (name) => memory.has(name) ? memory.get(name) : keep.read(name),
    write: (name, text) => {
      keep.write(name, text);
      if (keep.read(name) === text) memory.delete(name);
      else memory.set(name, text);
    },
  };
}
