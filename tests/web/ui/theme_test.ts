import { assertEquals } from "@std/assert";
import { nextTheme, THEMES } from "../../../web/ui/theme.ts";

Deno.test("the button goes through all colours and comes round", () => {
  const seen = [nextTheme("system"), nextTheme("light"), nextTheme("dark")];
  assertEquals(seen, ["light", "dark", "system"]);
  assertEquals(new Set(seen), new Set(THEMES));
});
