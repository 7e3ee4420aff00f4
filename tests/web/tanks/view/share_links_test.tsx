import { assert, assertEquals } from "@std/assert";
import { type Address, parseAddress } from "../../../../web/tanks/model/address.ts";
import { unpackRound } from "../../../../web/tanks/model/packed_round.ts";
import { smallRecording } from "../model/small_round.ts";
import type { TestPage } from "../../ui/player/page.ts";
import { texts, withPage } from "./shown.ts";

const MOMENT: Address = { run: "spring", match: "melee", round: 1, turn: 3 };

async function linksOf(page: string, isFromSite = true) {
  const { ShareLinks } = await import("../../../../web/tanks/view/share_links.tsx");
  const recording = smallRecording();
  return <ShareLinks {...{ recording, moment: MOMENT, isFromSite, page }} />;
}

/** The texts of the fields once the round is packed. */
async function fields(page: TestPage): Promise<string[]> {
  const { act } = await import("preact/test-utils");
  const found = () => [...page.document.querySelectorAll("input")].map(({ value }) => value);
  for (let tries = 0; found().includes("") && tries < 1000; tries++) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  }
  return found();
}

Deno.test("[WATCH-10] a page of a site has a link to this moment, and one that holds the round", async () => {
  await withPage(async (page) => {
    page.show(await linksOf("https://a.example/tanks.html"));
    const [here = "", whole = ""] = await fields(page);
    assertEquals(parseAddress(new URL(here).hash), MOMENT);
    const { replay = "", ...rest } = parseAddress(new URL(whole).hash);
    assertEquals(rest, { turn: 3 });
    assertEquals((await unpackRound(replay)).round, smallRecording().round);
  });
});

Deno.test("what is not on the site can only be put into the link", async () => {
  await withPage(async (page) => {
    page.show(await linksOf("https://a.example/tanks.html", false));
    const [whole = ""] = await fields(page);
    assert(parseAddress(new URL(whole).hash).replay !== undefined);
    assertEquals(texts(page, "label"), ["Link that holds the whole round"]);
  });
});

Deno.test("a page on the reader's disk has no links, and says what to send instead", async () => {
  await withPage(async (page) => {
    page.show(await linksOf("file:///somewhere/tanks.html", false));
    assertEquals(page.document.querySelectorAll("input").length, 0);
    const [told = ""] = texts(page, ".notice");
    assert(told.startsWith("This page is a file on your computer"), told);
    assert(told.includes("Send the file itself"), told);
  });
});
