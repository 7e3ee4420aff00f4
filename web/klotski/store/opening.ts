/** Makes what is shown out of what an address or a file brings: puzzles and games. */
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { samePosition } from "../../../lib/klotski/board.ts";
import { type Game, type Moment, momentOf, newGame } from "../../../lib/klotski/game.ts";
import { parseGame } from "../../../lib/klotski/game_file.ts";
import { unpackPosition } from "../../../lib/klotski/position_text.ts";
import type { PublishedVariant } from "../../../lib/klotski/published.ts";
import type { Variant } from "../../../lib/klotski/types.ts";
import { makeVariant, parseVariant } from "../../../lib/klotski/variant_file.ts";
import * as strings from "../../strings/strings.ts";
import type { Address } from "../model/address.ts";
import { packText, unpackText } from "../model/packed_text.ts";
import type { KeptGames } from "./kept_games.ts";
import type { ShelfPuzzle, ShownPuzzle } from "./types.ts";

/** In bytes; a long game has some kilobytes. */
const LARGEST_FILE = 1_000_000;

/** What stands at the beginning of the line that a variant's file has not, but a game's. */
const GAME = /^game:/m;

/** The variants of the site, whose files are read when they are needed: whoever opens one waits for no other. */
export function shelfOf(variants: readonly PublishedVariant[]): ShelfPuzzle[] {
  return variants.map((published) => {
    let read: { readonly variant: Variant | undefined } | undefined;
    return {
      published,
      variant: () => {
        if (read === undefined) {
          const parsed = parseVariant(published.text);
          read = { variant: parsed.ok ? parsed.value.variant : undefined };
        }
        return read.variant;
      },
    };
  });
}

/** @throws {UnusableInput} If the site has no such variant. */
export function openFromShelf(shelf: readonly ShelfPuzzle[], id: string): ShownPuzzle {
  const found = shelf.find(({ published }) => published.id === id);
  const variant = found?.variant();
  if (found === undefined || variant === undefined) {
    throw unusable("NO_VARIANT", strings.klotski.problems.noVariant(id));
  }
  return { variant, title: found.published.title, id, key: id };
}

/** @throws {UnusableInput} If it is no packed variant, or is wrong. */
export async function openPacked(packed: string): Promise<ShownPuzzle> {
  return shownOf(variantIn(await unpackText(packed)), packed);
}

/** A game in a file, or a variant alone. @throws {UnusableInput} If it is neither. */
export async function openFile(
  file: File,
): Promise<{ readonly puzzle: ShownPuzzle; readonly game?: Game }> {
  const words = strings.klotski.problems;
  if (file.size > LARGEST_FILE) throw unusable("FILE_TOO_BIG", words.tooLarge, { file: file.name });
  const text = await file.text().catch(() => {
    throw unusable("FILE_MISSING", words.fileMissing, { file: file.name });
  });
  if (!GAME.test(text)) return { puzzle: await shownWithPack(variantIn(text, file.name)) };
  const parsed = parseGame(text, file.name);
  if (!parsed.ok) throw new UnusableInput(parsed.error);
  return { puzzle: await shownWithPack(parsed.value.variant), game: parsed.value };
}

/**
 * The game to go on with. A position in the address may be late, as after a move and a reload at once: so it means a game
 * that is kept if it is any moment of that, and only else begins one.
 */
export function gameFor(
  { key, variant }: ShownPuzzle,
  { at }: Address,
  kept: KeptGames,
): Game {
  const { other, own } = kept.read(key, variant);
  const position = at === undefined ? undefined : unpackPosition(variant, at);
  if (position === undefined) return own ?? newGame(variant);
  const games = [own, other].filter((game) => game !== undefined);
  const isThere = (moment: Moment) => samePosition(moment.position, position);
  return games.find((game) => isThere(momentOf(game))) ??
    games.find(({ moments }) => moments.some(isThere)) ??
    newGame(variant, position);
}

/** @throws {UnusableInput} What is wrong with it. */
function variantIn(text: string, file?: string): Variant {
  const parsed = parseVariant(text, file);
  if (!parsed.ok) throw new UnusableInput(parsed.error);
  return parsed.value.variant;
}

async function shownWithPack(variant: Variant): Promise<ShownPuzzle> {
  return shownOf(variant, await packText(makeVariant(variant)));
}

function shownOf(variant: Variant, packed: string): ShownPuzzle {
  return { variant, title: variant.name || strings.klotski.noTitle, packed, key: `~${packed}` };
}
