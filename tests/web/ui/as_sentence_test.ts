import { assertEquals } from "@std/assert";
import { asSentence } from "../../../web/ui/as_sentence.ts";

Deno.test("a message begins with a capital letter, unless a name begins it", () => {
  assertEquals(asSentence("say which file starts it"), "Say which file starts it");
  assertEquals(asSentence("ändere das"), "Ändere das");
  for (const kept of ["tank.py is empty", "python3 is missing", "“x” is none", "It starts", ""]) {
    assertEquals(asSentence(kept), kept);
  }
});
