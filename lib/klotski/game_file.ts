/**
 * Games as text: the variant's file, then `game:` with the number of gestures that stand, then each gesture in a line,
 * also those that were taken back [GAME-6, GAME-8]. Pure.
 *
 *     game: 2
 *     from: ABCD          only if it began elsewhere than the variant does; as packPosition writes it
 *     As3 Ae              piece A three cells south and one east, in one gesture
 *     shown: Jn           the solver has shown this one
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { visibleInLine } from "../core/visible.ts";
import { startPosition } from "./board.ts";
import { type Game, goTo, isFromStart, momentOf, newGame, play, playShown } from "./game.ts";
import { packPosition, unpackPosition } from "./position_text.ts";
import { groupOf, type Push, push } from "./pushes.ts";
import { type Direction, DIRECTIONS, type Position, type Variant } from "./types.ts";
import { makeVariant, parseVariant } from "./variant_file.ts";

/** In characters. */
export const LONGEST_GAME = 500_000;

const HEAD = /^game:[ \t]*(\d{1,6})[ \t]*$/;
const FROM = /^from:[ \t]*(\S+)$/;
const SHOWN = /^shown:[ \t]*/;
const STRETCH = /^([A-Za-z0-9])([nwes])([1-8]?)$/;

/** A game as text, all of it. */
export function makeGame(game: Game): string {
  const { moments, now, variant } = game;
  const [{ position }, ...rest] = moments;
  const lines = [
    `game: ${now}`,
    ...(isFromStart(game) ? [] : [`from: ${packPosition(position)}`]),
    ...rest.map(({ gesture, isShown }) =>
      `${isShown ? "shown: " : ""}${makeGesture(variant, gesture)}`
    ),
  ];
  return `${makeVariant(variant)}\n${lines.map((line) => `${line}\n`).join("")}`;
}

/** Reads a game; every push is tried, so what is read could have been played. */
export function parseGame(text: string, file?: string): Result<Game, Problem[]> {
  const named = (line: number, code: string, message: string) =>
    bad([{ code, message, line, column: 1, ...(file === undefined ? {} : { file }) }]);
  if (text.length > LONGEST_GAME) {
    return named(1, "E_LONG", `The file is longer than ${LONGEST_GAME} characters`);
  }
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  const head = lines.findIndex((line) => HEAD.test(line));
  if (head < 0) {
    const message = "This is no saved game: below the variant there is a line such as game: 12";
    return named(lines.length, "E_GAME", message);
  }
  const read = parseVariant(lines.slice(0, head).join("\n"), file);
  if (!read.ok) return read;
  const { variant } = read.value;
  const [, packed] = FROM.exec(lines[head + 1] ?? "") ?? [];
  const start = packed === undefined ? startPosition(variant) : unpackPosition(variant, packed);
  if (start === undefined) {
    return named(head + 2, "E_FROM", "The game begins with a position that this variant has not");
  }
  let game = newGame(variant, start);
  for (const [index, line] of lines.entries()) {
    if (index <= head + (packed === undefined ? 0 : 1) || line === "") continue;
    const gesture = readGesture(variant, momentOf(game).position, line.replace(SHOWN, ""));
    if (typeof gesture === "string") return named(index + 1, "E_MOVE", gesture);
    game = SHOWN.test(line) ? playShown(game, gesture) : play(game, gesture);
  }
  return good(goTo(game, Number(HEAD.exec(lines[head] ?? "")?.[1])));
}

/** `As3 Ae`: what the same piece does in the same direction is one word. */
function makeGesture({ pieces }: Variant, gesture: readonly Push[]): string {
  const words: { word: string; times: number }[] = [];
  for (const { direction, piece } of gesture) {
    const word = `${pieces[piece]?.name ?? ""}${direction.charAt(0)}`;
    const last = words.at(-1);
    if (last?.word === word) last.times += 1;
    else words.push({ word, times: 1 });
  }
  return words.map(({ times, word }) => times === 1 ? word : `${word}${times}`).join(" ");
}

/** The pushes of a line, or what is wrong with it. */
function readGesture(variant: Variant, from: Position, line: string): Push[] | string {
  const pushes: Push[] = [];
  let position = from;
  for (const word of line.trim().split(/[ \t]+/)) {
    const [, name = "", letter = "", times = ""] = STRETCH.exec(word) ?? [];
    const piece = variant.pieces.findIndex((each) => each.name === name);
    const direction = directionOf(letter);
    if (piece < 0 || direction === undefined) {
      return `"${
        visibleInLine(word)
      }" is no move of a piece: write As2 for piece A two cells south`;
    }
    for (let time = 0; time < Math.max(1, Number(times)); time++) {
      const group = groupOf(variant, position, piece, direction);
      if (group === undefined) return `Piece ${name} cannot go ${direction} here (${word})`;
      pushes.push({ piece, direction, group });
      position = push(position, variant.board, group, direction);
    }
  }
  return pushes;
}

function directionOf(letter: string): Direction | undefined {
  return DIRECTIONS.find((direction) => direction.charAt(0) === letter);
}
