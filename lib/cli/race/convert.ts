/**
 * `race convert IN OUT`: circuits as pictures and back, by the endings of the names.
 */
import { unusable } from "../../core/problem.ts";
import { visibleInLine } from "../../core/visible.ts";
import { readBmp, writeBmp } from "../../race/bmp.ts";
import { writeCircuit } from "../../race/circuit_file.ts";
import { checkCircuit } from "../../race/conformity.ts";
import { circuitOfPicture, countUnknown } from "../../race/picture.ts";
import { readPng, writePng } from "../../race/png.ts";
import type { Circuit } from "../../race/types.ts";
import { endingOf, readNamedFile, writeNew } from "../named_file.ts";
import { type Output, terminal } from "../printing.ts";
import { readGrid } from "./files.ts";

/** Options of the command line. */
export interface ConvertWords {
  /** Colours that are none of the 16 become the nearest of them. */
  readonly nearest?: boolean;
  /** A file of this name is replaced. */
  readonly force?: boolean;
}

const READERS = { ".bmp": readBmp, ".png": readPng } as const;
const WRITERS = { ".cir": writeCircuit, ".bmp": writeBmp, ".png": writePng } as const;

/**
 * Reads one file and writes the other. A circuit need not conform, but has the right size.
 * @returns 0.
 * @throws {UnusableInput} If one cannot be read or written, or a colour is none of the 16.
 */
export async function raceConvert(
  from: string,
  to: string,
  options: ConvertWords = {},
  output: Output = terminal,
): Promise<number> {
  const write = entryOf(WRITERS, to);
  const circuit = await readAny(from, options, output);
  if (endingOf(to) !== ".cir") {
    const unknown = countUnknown(circuit);
    const cells = unknown === 1 ? "1 cell has a character" : `${unknown} cells have characters`;
    if (unknown > 0) {
      output.complain(
        `Warning: ${
          visibleInLine(from)
        }: ${cells} without a colour; they are drawn bright green, which is K when ` +
          `the picture is read again`,
      );
    }
  }
  await writeNew(to, write(circuit), options);
  const isFine = checkCircuit(circuit).length === 0;
  output.print(
    `${visibleInLine(to)}${isFine ? "" : ": it does not conform, turniir race check tells why"}\n`,
  );
  return 0;
}

async function readAny(from: string, options: ConvertWords, output: Output): Promise<Circuit> {
  if (endingOf(from) === ".cir") return await readGrid(from, output);
  const read = entryOf(READERS, from, [".cir"]);
  const picture = read(await readNamedFile(from));
  if (!picture.ok) {
    throw unusable(picture.error.code, picture.error.message, { file: visibleInLine(from) });
  }
  const found = circuitOfPicture(picture.value, options);
  if (!found.ok) {
    const hint = found.error.code === "PICTURE_COLOUR" ? " with --nearest" : "";
    throw unusable(found.error.code, found.error.message + hint, { file: visibleInLine(from) });
  }
  const { circuit, mapped } = found.value;
  if (mapped > 0) {
    const pixels = mapped === 1 ? "1 pixel has" : `${mapped} pixels have`;
    output.complain(`${visibleInLine(from)}: ${pixels} got the nearest of the 16 colours`);
  }
  return circuit;
}

function entryOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  file: string,
  more: readonly string[] = [],
): Entry {
  const entry = Object.entries(entries).find(([ending]) => ending === endingOf(file))?.[1];
  if (entry !== undefined) return entry;
  const endings = [...more, ...Object.keys(entries)].join(", ");
  throw unusable("USAGE", `The name says what a file is: it ends in one of ${endings}`, {
    file: visibleInLine(file),
  });
}
