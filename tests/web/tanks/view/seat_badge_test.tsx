import { assertEquals } from "@std/assert";
import { texts, withPage } from "./shown.ts";

async function badgeOf(seat: { name: string; entry: number; mark: string }, rest = {}) {
  const { SeatBadge } = await import("../../../../web/tanks/view/seat_badge.tsx");
  return <SeatBadge seat={seat} {...rest} />;
}

Deno.test("[WATCH-29] a badge has the letter in the colour of the program, and the name", async () => {
  await withPage(async (page) => {
    page.show(await badgeOf({ name: "hunter", entry: 11, mark: "C" }));
    assertEquals(texts(page, ".mark"), ["C"]);
    assertEquals(texts(page, ".name"), ["hunter"]);
    assertEquals(page.one(".mark").getAttribute("style"), "--tank:var(--bot-2)");
  });
});

Deno.test("a mark in brackets goes without them, a name in brackets does not", async () => {
  await withPage(async (page) => {
    page.show(await badgeOf({ name: "(12)", entry: 0, mark: "(137)" }));
    assertEquals([texts(page, ".mark"), texts(page, ".name")], [["137"], ["(12)"]]);
  });
});

Deno.test("a badge without room for the name has it as a hint", async () => {
  await withPage(async (page) => {
    page.show(await badgeOf({ name: "<b>hunter", entry: 0, mark: "A" }, { isMarkOnly: true }));
    assertEquals(texts(page, ".seat-badge"), ["A"]);
    assertEquals(page.one(".seat-badge").getAttribute("title"), "<b>hunter");
  });
});

Deno.test("a wreck is said to be one", async () => {
  await withPage(async (page) => {
    page.show(await badgeOf({ name: "hunter", entry: 0, mark: "A" }, { isWreck: true }));
    assertEquals(texts(page, ".seat-badge.wreck .spoken"), ["(wreck)"]);
  });
});
