import { assertEquals } from "@std/assert";
import { openPage } from "./player/page.ts";

Deno.test("what is typed into the search field counts at once", async () => {
  const page = await openPage();
  const { SearchField } = await import("../../../web/ui/search_field.tsx");
  const { signal } = await import("@preact/signals");
  const query = signal("");
  page.show(<SearchField label="Find a program" query={query} />);
  const field = page.one("input");
  assertEquals(field.getAttribute("aria-label"), "Find a program");
  Object.defineProperty(field, "value", { value: "hun", writable: true });
  page.send(field, "input");
  assertEquals(query.value, "hun");
  page.close();
});

Deno.test("a search finds parts of any of the texts, whatever the case and the blanks round it", async () => {
  await openPage();
  const { isFound } = await import("../../../web/ui/search_field.tsx");
  assertEquals(isFound(" HUNT ", "hunter"), true);
  assertEquals(isFound("stage 3", "Ada", "Stage 3"), true);
  assertEquals(isFound("", "Ada"), true);
  assertEquals(isFound("hunter", "hunt", "er"), false);
});
