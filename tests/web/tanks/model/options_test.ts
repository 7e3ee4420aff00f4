import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Address, makeAddress, parseAddress } from "../../../../web/tanks/model/address.ts";
import {
  changedOf,
  EVENT_FILTERS,
  FATES,
  FIRST_OPTIONS,
  MEASURES,
  type Options,
  ROUND_SORTS,
  type RoundFilter,
} from "../../../../web/tanks/model/options.ts";

const filters: fc.Arbitrary<RoundFilter> = fc.oneof(
  fc.constantFrom<RoundFilter>("all", "starred", "faults", "draws"),
  fc.tuple(fc.constantFrom(...FATES), fc.nat(999_999)).map(([fate, bot]): RoundFilter =>
    `${fate} ${bot}`
  ),
);

const anyOptions: fc.Arbitrary<Options> = fc.record({
  filter: filters,
  sort: fc.constantFrom(...ROUND_SORTS),
  isDescending: fc.boolean(),
  heights: fc.boolean(),
  chart: fc.constantFrom(...MEASURES),
  events: fc.constantFrom(...EVENT_FILTERS),
  playsOn: fc.boolean(),
  hurries: fc.boolean(),
  byActions: fc.boolean(),
  eyesInTurn: fc.boolean(),
  hidesResults: fc.boolean(),
});

Deno.test("every choice of options stands in an address, and is read from it again", () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const read = parseAddress(makeAddress({ options })).options ?? {};
      assertEquals<Options>({ ...FIRST_OPTIONS, ...read }, options);
      assertEquals(read, changedOf(options));
    }),
  );
});

Deno.test("what holds without a choice is left out, also where it is asked for", () => {
  assertEquals(makeAddress({ options: FIRST_OPTIONS }), "");
  assertEquals(parseAddress("#chart=lives&events=major&rounds=all&sort=number&next=0"), {});
});

Deno.test("options stand in an address in words", () => {
  const address: Address = {
    run: "spring",
    pause: 120,
    options: {
      heights: true,
      eyesInTurn: true,
      filter: "won 3",
      sort: "turns",
      isDescending: true,
    },
  };
  const text = "#run=spring&pause=120&heights=1&eyes=1&rounds=won-3&sort=turns&order=down";
  assertEquals(makeAddress(address), text);
  assertEquals(parseAddress(text), address);
});

Deno.test("whatever stands in an address, nothing of it breaks or is no option", () => {
  const names = ["chart", "events", "rounds", "sort", "order", "hide", "eyes", "skip", "pause"];
  const texts = fc.oneof(fc.string(), fc.constantFrom("won-", "won-x", "lost-99999999", "1", "-1"));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), texts)), (fields) => {
      const text = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
      const read = parseAddress(text);
      assertEquals(parseAddress(makeAddress(read)), read);
    }),
  );
});
