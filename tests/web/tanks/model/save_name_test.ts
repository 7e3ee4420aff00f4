import { assertEquals, assertMatch } from "@std/assert";
import type { RoundKind } from "../../../../lib/arena/types.ts";
import { saveName } from "../../../../web/tanks/model/save_name.ts";
import { HOSTILE_NAMES, smallRecording } from "./small_round.ts";

function nameOf(names: readonly string[], kind: RoundKind): string {
  const { header, ...recording } = smallRecording([names[0] ?? "", names[1] ?? "", "cleo"]);
  return saveName({
    ...recording,
    header: { ...header, kind },
    seats: kind === "duel" ? recording.seats.slice(0, 2) : recording.seats,
  });
}

Deno.test("[WATCH-9] a file of a duel has both names, one of a melee says so, and both the round", () => {
  assertEquals(nameOf(["champion", "mapper"], "duel"), "champion-mapper-round-1");
  assertEquals(nameOf(["champion", "mapper"], "melee"), "melee-round-1");
});

Deno.test("strangers' names leave only letters that every system can store", () => {
  assertEquals(nameOf(["../a b", "c/"], "duel"), "a_b-c-round-1");
  assertEquals(nameOf(["🛡", "mapper"], "duel"), "duel-round-1");
  for (const name of HOSTILE_NAMES) {
    assertMatch(nameOf([name, "b"], "duel"), /^[A-Za-z0-9][\w.-]{0,59}-round-1$/);
  }
});
