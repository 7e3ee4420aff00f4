import { assertEquals } from "@std/assert";
import * as strings from "../../../../web/strings/strings.ts";
import { withPage } from "./shown.ts";

Deno.test("reading the field begins at a button, in whose place what is read comes", async () => {
  await withPage(async (page) => {
    const { ArenaReader } = await import("../../../../web/tanks/view/arena_reader.tsx");
    const calls: string[] = [];
    const onStart = () => void calls.push("start");
    page.show(<ArenaReader onStart={onStart}>{null}</ArenaReader>);
    assertEquals(page.one("button").textContent, strings.tanks.arena.readField);
    page.click(page.one("button"));
    assertEquals(calls, ["start"]);
    page.show(<ArenaReader onStart={onStart}>A cell</ArenaReader>);
    assertEquals(page.one(".arena-reader").textContent, "A cell");
  });
});
