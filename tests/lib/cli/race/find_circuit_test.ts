import { assertEquals } from "@std/assert";
import { basename } from "@std/path";
import { findCircuit } from "../../../../lib/cli/race/find_circuit.ts";
import { inFolder, putOval } from "./folder.ts";

Deno.test("[LAP-1] a circuit is found by its bare name without case, the exact one is preferred", async () => {
  await inFolder(async (at, folder) => {
    for (const name of ["oval.cir", "OVAL.CIR", "Fish.cir", "notes.txt"]) await putOval(at(name));
    const found = async (name: string) => {
      const path = await findCircuit(folder, name);
      return path && basename(path);
    };
    assertEquals(await found("oval.cir"), "oval.cir");
    assertEquals(await found("OVAL.CIR"), "OVAL.CIR");
    assertEquals(await found("Oval.cir"), "OVAL.CIR");
    assertEquals(await found("FISH.CIR"), "Fish.cir");
    assertEquals(await found("fish"), "Fish.cir");
    for (const none of ["", ".", "..", "./oval.cir", "../oval.cir", "a\\oval.cir", "notes.txt"]) {
      assertEquals(await found(none), undefined, none);
    }
    assertEquals(await findCircuit(folder, at("oval.cir")), undefined);
  });
});
