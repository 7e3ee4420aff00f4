import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { parseHeader } from "../../../../lib/logs/header.ts";
import { makeRound } from "../../../../lib/logs/make_round.ts";
import { parseRound } from "../../../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../../../lib/logs/types.ts";
import { verifyRound } from "../../../../lib/logs/verify.ts";
import { writeBytes } from "../../../../web/tanks/model/packed_bytes.ts";
import {
  MOST_LINK,
  packRound,
  type UnpackedRound,
  unpackRound,
} from "../../../../web/tanks/model/packed_round.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf, recordRound } from "../../../lib/logs/record.ts";

/** The log `fault-in-turn-2.jsonl` of the fixtures, as it was first packed. Never change it: it is somebody's link. */
const GOLDEN =
  "1eJxMibEOgjAYBvv_QByMiYuDW_PNHagMmr6DT2AcKtSEUIqREgbC7qP6GEbi4E13OUHvlRCUZSw4oTRLbQg2ubmwOf6RMYstp_sXXSbE4RlgDgrRhgZGKzR1qGAQ69Z1Q4RC5aKtPQyG3lVS60K2vezuUue5bHsolL4rG5gJ1vtudNW5h9F5rjBa75co9Dfq-HsnhfIxLKqLeb4S846YiNckxAcAAP__AwAwpjDc";

const LOGS = new URL("../../../../fixtures/logs/", import.meta.url);

/** The header and the rounds of a log among the fixtures. */
async function readFixture(name: string): Promise<{ header: LogHeader; rounds: LogRound[] }> {
  const [head = "", ...lines] = (await Deno.readTextFile(new URL(name, LOGS))).trim().split("\n");
  const header = parseHeader(head);
  if (!header.ok) throw new Error(`${name} cannot be read`);
  const rounds = lines.flatMap((line) => {
    const round = parseRound(line, header.value);
    return round.ok ? [round.value] : [];
  });
  return { header: header.value, rounds };
}

/** What is left of a header: what replaying and showing this round need. */
function leftOf(header: LogHeader, round: LogRound): LogHeader {
  const playing = round.tanks.map(({ bot }) => bot);
  return {
    ...header,
    bots: header.bots.slice(0, Math.max(...playing) + 1).map(({ name }, bot) => ({
      name: playing.includes(bot) ? name : "",
      version: "",
    })),
    limits: { turnMs: 100, startMs: 2000, turns: header.limits.turns },
    sandbox: [],
  };
}

async function assertComesBack(header: LogHeader, round: LogRound): Promise<UnpackedRound> {
  const unpacked = await unpackRound(await packRound(header, round));
  assertEquals(unpacked.header, leftOf(header, round));
  assertEquals(makeRound(unpacked.round), makeRound(round));
  assertEquals(unpacked.round.check, round.check);
  return unpacked;
}

/** Whatever bytes, packed as a link is. */
async function linkOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return "1" + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function refusal(text: string): Promise<string> {
  const { problems } = await assertRejects(() => unpackRound(text), UnusableInput);
  assertEquals(problems.map(({ code }) => code), ["LINK_BROKEN"]);
  return problems[0]?.message ?? "";
}

Deno.test("every round of the fixtures comes back, whatever is left out in it", async () => {
  let rounds = 0;
  for await (const { name } of Deno.readDir(LOGS)) {
    const log = await readFixture(name);
    for (const round of log.rounds) await assertComesBack(log.header, round);
    rounds += log.rounds.length;
  }
  assert(rounds > 10);
});

Deno.test("played rounds come back and are true, so their check is, too", async () => {
  const played = fc.record({ tanks: fc.integer({ min: 2, max: 9 }), seed: fc.nat(1000) });
  await fc.assert(
    fc.asyncProperty(played, async ({ tanks, seed }) => {
      const header = headerOf(tanks, 60);
      const line = makeRound(recordRound(header, seed, { round: seed + 1, oneFaultIn: 30 }));
      const round = parseRound(line, header);
      assert(round.ok && round.value.check !== undefined);
      const unpacked = await assertComesBack(header, round.value);
      assertEquals(verifyRound(unpacked.header, unpacked.round), undefined);
    }),
    runs(30),
  );
});

Deno.test("a round that is not true stays so", async () => {
  const header = headerOf(2, 20);
  const round = { ...recordRound(header, 1), check: "deadbeef" };
  const unpacked = await assertComesBack(header, round);
  assertEquals(verifyRound(unpacked.header, unpacked.round)?.field, "check");
});

Deno.test("only those who play are named, under their own numbers; names may be anything", async () => {
  const header = { ...headerOf(300), stage: "7", sandbox: ["a"], rules: 3, seed: "\u{1f6de} 'x'" };
  const names = ["<b>", "", "\ufeffmark", "Ünïcødé 💥", 'quo"te\n'];
  const bots = header.bots.map((bot, at) => ({ ...bot, name: names[at % names.length] ?? "" }));
  const played = recordRound(headerOf(3, 10), 4, { oneFaultIn: 0 });
  const tanks = played.tanks.map((tank, seat) => ({ ...tank, bot: [299, 4, 4][seat] ?? 0 }));
  const { header: left } = await assertComesBack({ ...header, bots }, { ...played, tanks });
  assertEquals(left.bots.length, 300);
  assertEquals(left.bots.filter(({ name }) => name !== "").map(({ name }) => name), [
    'quo"te\n',
    'quo"te\n',
  ]);
});

Deno.test("numbers of any size, and lists of any length, come back", async () => {
  const header = headerOf(2, Number.MAX_SAFE_INTEGER);
  const result = {
    turns: Number.MAX_SAFE_INTEGER,
    lives: [0.5, 1e300, Number.MAX_SAFE_INTEGER, 0],
    damage: [],
    bonus: [127, 128, 16_383, 16_384],
  };
  const round = { ...recordRound(header, 1), round: Number.MAX_SAFE_INTEGER, result };
  await assertComesBack(header, round);
});

Deno.test("a link that was made once works for ever", async () => {
  const { header, rounds: [round] } = await readFixture("fault-in-turn-2.jsonl");
  assert(round !== undefined);
  const unpacked = await unpackRound(GOLDEN);
  assertEquals(unpacked.header, leftOf(header, round));
  assertEquals(makeRound(unpacked.round), makeRound(round));
});

Deno.test("links are short, and made of letters that an address takes as they are", async () => {
  const lengths: [number, number, number][] = [[2, 14, 300], [9, 360, 2000], [
    400,
    1000,
    MOST_LINK,
  ]];
  for (const [tanks, turns, most] of lengths) {
    const header = headerOf(tanks, turns);
    const link = await packRound(header, recordRound(header, 5, { oneFaultIn: 0 }));
    assert(link.length <= most, `${tanks} tanks: ${link.length}`);
    assert(/^1[\w-]+$/.test(link));
  }
});

Deno.test("[WATCH-10] what is no link is refused with a reason", async () => {
  const whole = "The address is damaged or was cut off: ";
  assertEquals(await refusal("2" + GOLDEN.slice(1)), `${whole}a newer Turniir may have made it`);
  const notPacked = `${whole}what it holds cannot be unpacked`;
  for (const text of ["", "1%%%", "x", GOLDEN.replace("MibE", "MibF"), "1AAAA"]) {
    assertEquals(await refusal(text), notPacked, text);
  }
  for (let length = 1; length < GOLDEN.length - 20; length++) {
    assert((await refusal(GOLDEN.slice(0, length))).startsWith(whole), `cut at ${length}`);
  }
  assertEquals(
    await refusal("1" + "A".repeat(64 * 1024)),
    `${whole}it is longer than any that Turniir makes`,
  );
  const bomb = await linkOf(new Uint8Array(30 << 20));
  assert(bomb.length < 64 * 1024);
  assertEquals(await refusal(bomb), `${whole}what it holds is larger than any round`);
  const notRound = `${whole}what it holds is not a round`;
  assertEquals(await refusal(await linkOf(new Uint8Array())), notRound);
  assertEquals(await refusal(await linkOf(new Uint8Array(1 << 20))), notRound);
});

/** The bytes of a small round in which one number, by its place from the front, is another. */
function layoutWith(at: number, value: number): Uint8Array<ArrayBuffer> {
  const to = writeBytes();
  let place = 0;
  const number = (usual: number) => to.number(place++ === at ? value : usual);
  [0, 1, 1000].forEach(number);
  to.text("");
  to.text("");
  [1, 1, 1, 1, 0, 1, 1].forEach(number);
  to.text("name");
  to.bytes([4]);
  number(1);
  to.bytes([0]);
  to.text("");
  number(0);
  to.text("");
  number(0);
  return to.finish();
}

Deno.test("bytes that were made with bad intent are refused without filling the memory", async () => {
  assertEquals((await unpackRound(await linkOf(layoutWith(-1, 0)))).round.turns, ["M0"]);
  const huge = [1 << 21, 2 ** 32, Number.MAX_SAFE_INTEGER];
  // Kind, width, height, seats, bot, x, y and turns; the other numbers may be large.
  for (const place of [0, 4, 5, 6, 7, 8, 9, 10]) {
    for (const value of huge) await refusal(await linkOf(layoutWith(place, value)));
  }
  const followed = new Uint8Array([...layoutWith(-1, 0), 0]);
  await refusal(await linkOf(followed));
});

Deno.test("a link with another letter in it is refused or means the same", async () => {
  const meant = makeRound((await unpackRound(GOLDEN)).round);
  for (let at = 1; at < GOLDEN.length; at++) {
    const other = GOLDEN[at] === "k" ? "l" : "k";
    const text = GOLDEN.slice(0, at) + other + GOLDEN.slice(at + 1);
    const { round } = await unpackRound(text).catch((error) => {
      assert(error instanceof UnusableInput);
      return { round: undefined };
    });
    if (round !== undefined) assertEquals(makeRound(round), meant, `letter ${at}`);
  }
});

Deno.test("no text makes unpacking fail in any other way", async () => {
  const small = layoutWith(-1, 0);
  const changed = fc.record({ at: fc.nat(small.length - 1), byte: fc.nat(255) });
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.string().map((text) => "1" + text));
  const check = async (text: string) => {
    try {
      const { header, round } = await unpackRound(text);
      assert(parseRound(makeRound(round), header).ok);
    } catch (error) {
      assert(error instanceof UnusableInput, String(error));
    }
  };
  await fc.assert(fc.asyncProperty(texts, check), runs(300));
  await fc.assert(
    fc.asyncProperty(changed, async ({ at, byte }) => {
      const bytes = small.slice();
      bytes[at] = byte;
      await check(await linkOf(bytes));
    }),
    runs(600),
  );
});
