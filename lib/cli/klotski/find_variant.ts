/**
 * The variant that the user names: a file, or one of ours by its title.
 */
import { fromFileUrl, join } from "@std/path";
import { unusable, UnusableInput } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import type { PublishedVariant, PublishedVariants } from "../../klotski/published.ts";
import type { Variant } from "../../klotski/types.ts";
import { parseVariant } from "../../klotski/variant_file.ts";
import { readNamedFile } from "../named_file.ts";
import { fromWhereYouStand } from "../paths.ts";
import { type Output, warning } from "../printing.ts";
import { withEnding } from "../with_ending.ts";

const FOLDER = fromFileUrl(new URL("../../../fixtures/klotski/", import.meta.url));

/** A variant's file has a few hundred characters. */
const MOST_MB = 0.1;

/** The variants that come with Turniir, easy ones first. */
export async function ourVariants(): Promise<readonly PublishedVariant[]> {
  const shelf: PublishedVariants = JSON.parse(
    await Deno.readTextFile(join(FOLDER, "shelf.json")),
  );
  return shelf.variants;
}

/**
 * The variant of a file, or of ours; a file comes before a name.
 * @throws {UnusableInput} NO_VARIANT, NAME_UNCLEAR; NO_FILE, FILE_TOO_BIG and all that is wrong with the file.
 */
export async function findVariant(wanted: string, output: Output): Promise<Variant> {
  const text = await findText(wanted);
  const read = parseVariant(text, visibleInLine(wanted));
  if (!read.ok) throw new UnusableInput(read.error);
  for (const problem of read.value.warnings) output.complain(warning(problem));
  return read.value.variant;
}

/** The text behind a word: of a file, or of one of our variants; errors as above. */
export async function findText(wanted: string): Promise<string> {
  const file = await withEnding(wanted, ".txt");
  const isFile = await Deno.stat(fromWhereYouStand(file)).then(({ isFile }) => isFile, () => false);
  if (isFile || /[/\\]|\.txt$/i.test(wanted)) return await readText(file);
  return named(await ourVariants(), wanted).text;
}

/**
 * A text file that the user named.
 * @throws {UnusableInput} NO_FILE, FILE_TOO_BIG, E_UTF8.
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readNamedFile(file, MOST_MB);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unusable("E_UTF8", "This is no text: a variant is written in UTF-8", {
      file: visibleInLine(file),
    });
  }
}

/**
 * The variant of this title or id, whatever capitals, accents and marks are written. The beginning of one will do where no
 * other begins so, and any part where no other has it.
 * @throws {UnusableInput} NO_VARIANT, NAME_UNCLEAR.
 */
export function named(variants: readonly PublishedVariant[], wanted: string): PublishedVariant {
  const plain = plainName(wanted);
  const matching = (fits: (name: string) => boolean) =>
    plain === ""
      ? []
      : variants.filter(({ id, title }) => [id, title].some((name) => fits(plainName(name))));
  const alike = [
    matching((name) => name === plain),
    matching((name) => name.startsWith(plain)),
    matching((name) => name.includes(plain)),
  ].find((found) => found.length > 0) ?? [];
  const [only, ...more] = alike;
  const word = visibleInLine(wanted);
  if (only === undefined) {
    throw unusable(
      "NO_VARIANT",
      `There is neither a file nor a variant ${word}: turniir klotski list tells all variants`,
    );
  }
  if (more.length === 0) return only;
  const titles = alike.map(({ title }) => title).join("; ");
  throw unusable("NAME_UNCLEAR", `Several variants are called like ${word}: ${titles}`);
}

/** Small letters without accents, and digits; nothing else. */
export function plainName(name: string): string {
  return name.normalize("NFKD").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
