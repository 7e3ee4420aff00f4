import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { makeChampionshipAddress } from "../../../../web/championship/address.ts";
import {
  type Address,
  championshipAddress,
  makeAddress,
  MOST_LAPS,
  parseAddress,
} from "../../../../web/race/model/address.ts";

Deno.test("an address comes back as it was written", () => {
  const address: Address = {
    circuit: "old-town_2",
    laps: ["best", "1eJ-_x"],
    move: 12,
    lap: 1,
    view: "drive",
    drive: "1abc",
    near: false,
  };
  assertEquals(parseAddress(makeAddress(address)), address);
  assertEquals(makeAddress({}), "");
  assertEquals(makeAddress({ track: "1x", near: true }), "#track=1x&near=1");
});

Deno.test("a circuit that is on no site brings along its name, and the race from which the reader comes", () => {
  const address: Address = {
    track: "1x",
    title: "Ünïcødé & 赛道 #1",
    championship: { round: 2, race: "p-03" },
    view: "drive",
  };
  const hash = makeAddress(address);
  assert(/^#track=1x&title=[\w%.-]+&round=2&race=p-03&view=drive$/.test(hash), hash);
  assertEquals(parseAddress(hash), address);
  assertEquals(parseAddress(makeAddress({ track: "1x", title: "a\ud800" })).title, "a\ufffd");
  assertEquals(parseAddress("#track=1x&title=%1B[2J+x&round=1"), {
    track: "1x",
    title: "\\u{1b}[2J x",
  });
  for (const wrong of ["round=0&race=a", "round=x&race=a", "round=1&race=../a", "race=a"]) {
    assertEquals(parseAddress(`#track=1x&${wrong}`), { track: "1x" });
  }
  // What is on the site has its own name there.
  assertEquals(parseAddress("#circuit=fish&title=x&round=1&race=a"), { circuit: "fish" });
});

Deno.test("the way back to a race of the championship is an address of its page", () => {
  const race = { round: 2, race: "p-03" };
  const hash = makeChampionshipAddress({ view: "round", ...race });
  assertEquals(championshipAddress(race), `championship.html${hash}`);
});

Deno.test("what makes no sense in an address is left out", () => {
  assertEquals(
    parseAddress("#circuit=../x&track=a%20b&laps=<b>.1ok.&move=-1&lap=x&view=edit&near=2&other=1"),
    { laps: ["1ok"] },
  );
  assertEquals(parseAddress("#move=999999999&circuit="), { move: 1_000_000 });
  assertEquals(parseAddress(`#laps=${"1a.".repeat(99)}`).laps?.length, MOST_LAPS);
});

Deno.test("no address makes the page fail", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const read = parseAddress(text);
    assertEquals(parseAddress(makeAddress(read)), read);
  }));
});
