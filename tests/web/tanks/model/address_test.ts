import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Address,
  makeAddress,
  MOST_NUMBER,
  MOST_TEXT,
  parseAddress,
} from "../../../../web/tanks/model/address.ts";
import { SPEEDS } from "../../../../web/ui/player/types.ts";
import { runs } from "../../../lib/logs/properties.ts";

const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });

const addresses: fc.Arbitrary<Address> = fc.record({
  run: text,
  match: text,
  log: text,
  replay: text,
  round: fc.integer({ min: 1, max: MOST_NUMBER }),
  turn: fc.integer({ min: 0, max: MOST_NUMBER }),
  seat: fc.integer({ min: 0, max: MOST_NUMBER }),
  fog: fc.constant(true),
  speed: fc.constantFrom(...SPEEDS),
  panel: text,
}, { requiredKeys: [] });

Deno.test("[WATCH-10] what is written is read again", () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const written = makeAddress(address);
      assertEquals(parseAddress(written), address);
      assertEquals(parseAddress(written.slice(1)), address);
      assert(/^(#[\w.!~*'()%=&/-]+)?$/.test(written), written);
    }),
    runs(500),
  );
});

Deno.test("an address is written in one order, without what is not said", () => {
  assertEquals(
    makeAddress({
      panel: "rounds",
      speed: 0.25,
      fog: true,
      seat: 0,
      turn: 0,
      round: 7,
      match: "melee",
      run: "spring",
    }),
    "#run=spring&match=melee&round=7&turn=0&seat=0&fog=1&speed=0.25&panel=rounds",
  );
  assertEquals(makeAddress({ log: "logs/a b&c.jsonl" }), "#log=logs/a%20b%26c.jsonl");
  assertEquals(makeAddress({ fog: false, run: "" }), "");
  assertEquals(makeAddress({}), "");
});

Deno.test("no text makes reading an address fail, and what comes out can be written", () => {
  const names = ["run", "match", "log", "replay", "round", "turn", "seat", "fog", "speed", "panel"];
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double().map(String),
    fc.constantFrom("%", "%ff", "-1", "1e9", "٣", "0x10", "1", "64"),
  );
  const parts = fc.array(
    fc.tuple(fc.constantFrom(...names, "x", ""), fc.constantFrom("=", ""), value),
  );
  const hashes = fc.oneof(
    fc.string({ unit: "binary" }),
    parts.map((all) => `#${all.map((part) => part.join("")).join("&")}`),
  );
  fc.assert(
    fc.property(hashes, (hash) => {
      const address = parseAddress(hash);
      assertEquals(parseAddress(makeAddress(address)), address);
      for (const number of [address.round, address.turn, address.seat]) {
        assert(number === undefined || (Number.isInteger(number) && number >= 0));
      }
    }),
    runs(1000),
  );
});

Deno.test("[WATCH-10] numbers out of bounds become the nearest, other junk is left out", () => {
  assertEquals(parseAddress("#round=0&turn=-5&seat=-1"), { round: 1, turn: 0, seat: 0 });
  const huge = "9".repeat(400);
  assertEquals(parseAddress(`#round=${huge}&turn=${huge}`), {
    round: MOST_NUMBER,
    turn: MOST_NUMBER,
  });
  assertEquals(parseAddress("#round=1e9&turn=-1e9&seat=1e999"), {
    round: MOST_NUMBER,
    turn: 0,
    seat: MOST_NUMBER,
  });
  for (const junk of ["NaN", "1.5", "1e", "e3", "1e-3", "", " 1", "0x1", "Infinity", "--1"]) {
    assertEquals(parseAddress(`#turn=${junk}`), {}, junk);
  }
});

Deno.test("only speeds that the player has are taken, and fog only as 1", () => {
  for (const speed of SPEEDS) assertEquals(parseAddress(`#speed=${speed}`), { speed });
  for (const speed of ["3", "0", "-1", "1.0", "", "fast"]) {
    assertEquals(parseAddress(`#speed=${speed}`), {}, speed);
  }
  assertEquals(parseAddress("#fog=1"), { fog: true });
  for (const fog of ["0", "true", "", "11"]) assertEquals(parseAddress(`#fog=${fog}`), {}, fog);
});

Deno.test("unknown, empty, damaged and repeated fields do no harm", () => {
  assertEquals(parseAddress("#run=a&run=b&colour=red&&=&x&match=&panel=%E0%A4%A"), { run: "a" });
  assertEquals(parseAddress("#run=%E0%A4%A&run=b"), { run: "b" });
  assertEquals(parseAddress("#__proto__=1&constructor=2&round=3"), { round: 3 });
  assertEquals(parseAddress(""), {});
  assertEquals(parseAddress("#"), {});
});

Deno.test("a name may be long but not endless; a packed round may be longer", () => {
  const long = "a".repeat(MOST_TEXT);
  assertEquals(parseAddress(`#run=${long}`), { run: long });
  assertEquals(parseAddress(`#run=${long}a&replay=${long}a`), { replay: `${long}a` });
});
