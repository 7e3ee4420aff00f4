/**
 * Seeds for whoever reads a log: each file of `fixtures/corpus/log-…` shows one thing, its name says which. A name
 * that begins with `good-` must be read, one with `bad-` refused; nothing may throw, and what is read must come back
 * the same after writing.
 */
import { assert, assertEquals } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { makeHeader, parseHeader } from "../../../lib/logs/header.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { openLog } from "../../../lib/logs/open.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { makeTurn, parseTurn } from "../../../lib/logs/turns.ts";
import { startRound } from "../../../lib/arena/round.ts";
import { headerOf } from "./record.ts";

const CORPUS = new URL("../../../fixtures/corpus/", import.meta.url);

/** Tries every seed of a folder; `read` tells whether the text was taken. */
function checkCorpus(
  folder: string,
  read: (bytes: Uint8Array) => boolean | Promise<boolean>,
): void {
  const place = new URL(`${folder}/`, CORPUS);
  for (const { name } of [...Deno.readDirSync(place)].sort((a, b) => a.name < b.name ? -1 : 1)) {
    Deno.test(`corpus ${folder}/${name}`, async () => {
      assert(/^(good|bad)-/.test(name));
      assertEquals(await read(Deno.readFileSync(new URL(name, place))), name.startsWith("good-"));
    });
  }
}

/** A seed's text without the line feed that editors put at its end. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\n$/, "");
}

checkCorpus("log-header", (bytes) => {
  const header = parseHeader(textOf(bytes));
  if (header.ok) assertEquals(parseHeader(makeHeader(header.value)), header);
  return header.ok;
});

checkCorpus("log-round", (bytes) => {
  const bots = headerOf(3);
  const round = parseRound(textOf(bytes), bots);
  if (!round.ok) return false;
  const line = makeRound(round.value);
  const again = parseRound(line, bots);
  assertEquals(again.ok && makeRound(again.value), line);
  return true;
});

checkCorpus("log-turn", (bytes) => {
  const text = textOf(bytes);
  const entries = parseTurn(text, 3);
  if (entries === undefined) return false;
  const field = { width: 3, height: 1, heights: [4, 5, 6] };
  const { tanks } = startRound(field, [{ x: 1, y: 1 }, { x: 2, y: 1 }, { x: 3, y: 1 }]);
  assertEquals(makeTurn(entries, tanks), text);
  return true;
});

checkCorpus("log-file", async (bytes) => {
  try {
    const log = await openLog([bytes]);
    for await (const { round } of log.rounds) assert(round.round >= 1);
    return true;
  } catch (error) {
    assert(error instanceof UnusableInput);
    return false;
  }
});
