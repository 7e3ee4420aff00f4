/** How a squash is told: with the whole vehicle, and where it is. */
import { assert, assertEquals } from "@std/assert";
import { guiltyOf, tellSquash } from "../../../../web/frogger/model/guilty.ts";
import { vehiclesOf } from "../../../../web/frogger/model/vehicles.ts";
import { runOf, trafficOf } from "../samples.ts";

/** What is told of the squash, without the marks that keep a vehicle's writing apart. */
function toldOf(traffic: string, moves: string): string {
  const road = { traffic: trafficOf(traffic), vehicles: vehiclesOf(trafficOf(traffic)) };
  const { squash } = runOf(moves, road.traffic);
  assert(squash !== undefined);
  return tellSquash(road, squash).replace(/[\u2066-\u2069]/g, "");
}

Deno.test("the whole vehicle is told, with all its columns before and after", () => {
  // It comes along lane 3 a cell a frame: its middle is where nobody asked.
  assertEquals(
    toldOf("\n\n<8=\n\n\n", `^^^${".".repeat(20)}`),
    'The frog waits in lane 3, column 11, and the vehicle "<8=" is there at the end of the frame. ' +
      "It drives from columns 12–14 to 11–13.",
  );
});

Deno.test("a vehicle that stands still stands", () => {
  // In frame 24 lane 4 stands still, with its only cell in column 11.
  assertEquals(
    toldOf("\n\n\nx\n\n", `^${".".repeat(23)}^`),
    'The frog hops from lane 5, column 11 to lane 4, column 11, and the vehicle "x" is there at the ' +
      "end of the frame. It stands in column 11.",
  );
});

Deno.test("changing sides, and leaving the board, are told as such", () => {
  assertEquals(
    toldOf("\n\nx\n\n\n", `^^^${".".repeat(8)}>`),
    'The frog hops from lane 3, column 11 to lane 3, column 12, and the vehicle "x" comes through it: ' +
      "they change sides. It drives from column 12 to 11.",
  );
  assertEquals(
    toldOf("\n\nx\n\n\n", "v"),
    "The frog hops off the board to the south, from the south zone, column 11.",
  );
});

Deno.test("of several vehicles of a lane the one that did it is found", () => {
  const traffic = trafficOf("\n\nab cd  ef\n\n\n");
  const vehicles = vehiclesOf(traffic);
  // The first two go by while the frog is in lane 4.
  const { squash } = runOf(`^^${".".repeat(16)}^`, traffic);
  assert(squash !== undefined);
  assertEquals(guiltyOf({ traffic, vehicles }, squash)?.glyphs.join(""), "ef");
});
