import { assertEquals } from "@std/assert";
import { printedKeys, spokenKeys } from "../../../web/ui/key_names.ts";

Deno.test("keys are shown as they are printed", () => {
  assertEquals(printedKeys("Shift+ArrowLeft"), ["Shift", "←"]);
  assertEquals([" ", "n", "Escape", "Home", "?", "+", "-", "Control+Z"].flatMap(printedKeys), [
    "Space",
    "N",
    "Esc",
    "Home",
    "?",
    "+",
    "−",
    "Ctrl",
    "Z",
  ]);
});

Deno.test("screen readers are told the names of keys", () => {
  assertEquals(spokenKeys(["ArrowUp", "+"]), "ArrowUp Plus");
  assertEquals(spokenKeys([" ", "Shift+ArrowRight", "g", "-"]), "Space Shift+ArrowRight G -");
});
