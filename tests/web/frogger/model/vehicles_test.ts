/** Characters become vehicles. */
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { jointsOf, kindOf, vehiclesOf } from "../../../../web/frogger/model/vehicles.ts";
import { EXAMPLE, trafficOf } from "../samples.ts";

Deno.test("each run of characters without a blank is a vehicle, in its lane's direction", () => {
  const told = vehiclesOf(EXAMPLE).map((lane) =>
    lane.map(({ glyphs, heading, start }) => [start, glyphs.join(""), heading].join(" "))
  );
  assertEquals(told, [
    ["0 [|==| west", "7 = west"],
    ["0 |) east", "3 = east", "6 o east"],
    ["0 (|[]-[]: west"],
    ["0 <| west", "3 (oo| west"],
    ["0 |==|] east", "6 :=) east"],
  ]);
});

Deno.test("what a vehicle is follows from its length", () => {
  const kinds = [1, 2, 3, 4, 5, 6, 7, 10, 11, 40].map(kindOf);
  assertEquals(kinds, [
    ...["bike", "car", "car", "van", "van", "bus", "lorry", "lorry", "road train", "road train"],
  ]);
});

Deno.test("a character beyond the basic plane is one cell of one vehicle, and vehicles that are written alike look alike", () => {
  const [lane = []] = vehiclesOf(trafficOf("🐸x 🐸x\n\n\n\n\n"));
  assertEquals(lane.map(({ glyphs, start }) => [start, glyphs.length]), [[0, 2], [3, 2]]);
  assertEquals(lane[0]?.shade, lane[1]?.shade);
});

Deno.test("no character of a lane is lost, and none is in two vehicles", () => {
  fc.assert(fc.property(fc.stringMatching(/^[ ab=]{0,30}$/), (line) => {
    const traffic = trafficOf(`\n\n${line}\n\n\n`);
    const cells = traffic.lanes[2]?.cells ?? [];
    const rebuilt = cells.map(() => " ");
    for (const { glyphs, start } of vehiclesOf(traffic)[2] ?? []) {
      glyphs.forEach((glyph, at) => {
        assertEquals(rebuilt[start + at], " ");
        rebuilt[start + at] = glyph;
      });
    }
    assertEquals(rebuilt, cells);
  }));
});

Deno.test("a long vehicle is in parts where it is coupled, else behind its cab; no character is cut through", () => {
  const jointsIn = (text: string, row: number) => {
    const lines = [1, 2, 3, 4, 5].map((lane) => lane === row ? text : "");
    const [vehicle] = vehiclesOf(trafficOf(`${lines.join("\n")}\n`))[row - 1] ?? [];
    return vehicle === undefined ? undefined : jointsOf(vehicle).map(({ from, to }) => [from, to]);
  };
  assertEquals(jointsIn("(|[===]-[===]", 3), [[7, 8]]);
  // The same from its nose, whichever way it drives.
  assertEquals(jointsIn("[===]-[===]|)", 2), [[7, 8]]);
  assertEquals(jointsIn("<[##]-[##]-[##]", 1), [[5, 6], [10, 11]]);
  assertEquals(jointsIn("(|[####]", 3), [[2, 2]]);
  // A row of the same sign couples nothing, and no part has a single cell.
  assertEquals(jointsIn("(|=---------", 3), []);
  assertEquals(jointsIn("(|=====/---<", 3), []);
  assertEquals(jointsIn("(oo)", 3), []);
});
