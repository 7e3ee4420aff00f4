import { assertEquals } from "@std/assert";
import {
  type ChampionshipAddress,
  makeChampionshipAddress,
  parseChampionshipAddress,
} from "../../../web/championship/address.ts";

Deno.test("an address comes back as it was written", () => {
  const addresses: ChampionshipAddress[] = [
    { view: "round" },
    { view: "round", round: 2 },
    { view: "round", round: 1, race: "ada_1-b" },
    { view: "people" },
  ];
  for (const address of addresses) {
    assertEquals(parseChampionshipAddress(makeChampionshipAddress(address)), address);
  }
});

Deno.test("what makes no sense in an address is left out", () => {
  for (const hash of ["", "#", "#round=0", "#round=x", "#round=99999", "#race=../x", "#view=y"]) {
    assertEquals(parseChampionshipAddress(hash), { view: "round" }, hash);
  }
});
