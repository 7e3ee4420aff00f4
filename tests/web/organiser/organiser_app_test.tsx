/** The organiser's page as a whole. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type {
  OrganiserAnswer,
  OrganiserDeed,
  OrganiserView,
} from "../../../lib/contest/published/api.ts";
import type { OrganiserStore } from "../../../web/organiser/types.ts";
import { Refusal } from "../../../web/site/private_api.ts";
import * as strings from "../../../web/strings/strings.ts";
import { BOB, ORGANISER, STAGE } from "../author/samples.ts";
import { privateWorld, settle } from "../site/private_world.ts";
import { openPage, type TestPage } from "../ui/player/page.ts";

const text = strings.organiser;

interface Shown {
  readonly page: TestPage;
  readonly store: OrganiserStore;
  readonly deeds: readonly OrganiserDeed[];
  /** What the server answers from now on. */
  answer: OrganiserAnswer | Refusal;
  /** Does something, and lets everything that follows happen. */
  readonly after: (act: () => unknown) => Promise<void>;
  readonly press: (selector: string) => Promise<void>;
}

/** Shows the page once it has been read, and takes it away after the test. */
async function withOrganiser(view: OrganiserView, test: (shown: Shown) => Promise<void>) {
  const page = await openPage();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { OrganiserApp } = await import("../../../web/organiser/organiser_app.tsx");
  const { createOrganiserStore } = await import("../../../web/organiser/organiser_store.ts");
  const { act } = await import("preact/test-utils");
  const deeds: OrganiserDeed[] = [];
  const after = (deed: () => unknown) =>
    act(async () => {
      deed();
      await settle();
    });
  const store = createOrganiserStore({
    ...privateWorld("#token=token-0123456789"),
    pageAt: (page, address = "https://x.example/") => address + page,
    api: {
      read: () => Promise.resolve(view),
      act: (_token, deed) => {
        deeds.push(deed);
        const { answer } = shown;
        return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
  });
  const shown: Shown = {
    page,
    store,
    deeds,
    after,
    answer: { view },
    press: (selector) => after(() => page.click(page.one(selector))),
  };
  page.show(<OrganiserApp store={store} />);
  await after(() => {});
  await test(shown);
  store.dispose();
  page.close();
}

function said(page: TestPage, selector: string): string {
  return (page.document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ");
}

/** Unfolds the entry at this place. linkedom unfolds nothing by itself. */
async function unfold({ page, after }: Shown, at: number): Promise<void> {
  const details = [...page.document.querySelectorAll(".entry-row details")][at];
  await after(() => {
    if (details === undefined) return;
    Object.defineProperty(details, "open", { value: true, configurable: true });
    page.send(details, "toggle");
  });
}

Deno.test("a process that fails says so with its sentence", async () => {
  await withOrganiser(ORGANISER, ({ page }) => {
    assertStringIncludes(said(page, ".worker.failing [role=alert]"), "The disk is full");
    assertEquals(page.document.querySelectorAll(".worker").length, 2);
    return Promise.resolve();
  });
});

Deno.test("who waits can be held and released, and the outcome is told beside it", async () => {
  await withOrganiser(ORGANISER, async (shown) => {
    const { page, deeds, press } = shown;
    await press(`[aria-label="${text.holdOf("Bob", 3)}"]`);
    assertStringIncludes(said(page, ".queue li"), text.outcomes.hold);
    await press(`[aria-label="${text.releaseOf("Eve", 9)}"]`);
    assertEquals(deeds, [
      { deed: "hold", entry: "bob", version: 3 },
      { deed: "release", entry: "eve", version: 9 },
    ]);
    assertStringIncludes(said(page, ".queue li:last-child"), text.outcomes.release);
  });
});

Deno.test("a refusal is told beside the button, also when the version has left the queue", async () => {
  await withOrganiser(ORGANISER, async (shown) => {
    const { page, press, store, after } = shown;
    shown.answer = new Refusal("STATE", "It plays already.");
    await press(`[aria-label="${text.holdOf("Bob", 3)}"]`);
    assertStringIncludes(said(page, ".queue li [role=alert]"), "It plays already.");
    await after(() => store.access.show({ ...ORGANISER, queue: [] }));
    assertStringIncludes(said(page, ".queue > [role=alert]"), "It plays already.");
  });
});

Deno.test("an invitation makes a link that is shown once", async () => {
  await withOrganiser(ORGANISER, async (shown) => {
    const { page, deeds, press, after } = shown;
    const invited = { entry: "zoe", name: "Zoe", token: "abcdefgh" };
    shown.answer = { view: ORGANISER, invited };
    const input = page.one(".invite input");
    Object.defineProperty(input, "value", { value: " Zoe ", writable: true });
    page.send(input, "input");
    await after(() => page.send(page.one(".invite form"), "submit"));
    assertEquals(deeds, [{ deed: "invite", name: "Zoe" }]);
    const link = "https://x.example/author.html#token=abcdefgh";
    assertEquals(page.one("dialog input").getAttribute("value"), link);
    assertStringIncludes(said(page, "dialog h2"), "Zoe");
    assertStringIncludes(said(page, "dialog textarea"), "https://x.example/guide.html");
    assert(!said(page, "dialog").includes(text.onlyHere));
    await press("dialog .primary");
    assertEquals(page.document.querySelectorAll("dialog").length, 0);
    assertEquals(shown.store.invited.value, undefined);
  });
});

Deno.test("links begin with the address that the server knows of", async () => {
  const view = { ...ORGANISER, address: "https://cup.example/" };
  await withOrganiser(view, async (shown) => {
    const { page, after } = shown;
    shown.answer = { view, invited: { entry: "zoe", name: "Zoe", token: "abcdefgh" } };
    await after(() => shown.store.act("invite", { deed: "invite", name: "Zoe" }));
    const link = "https://cup.example/author.html#token=abcdefgh";
    assertEquals(page.one("dialog input").getAttribute("value"), link);
  });
});

Deno.test("that links work on this machine only is told before and after they are made", async () => {
  const view: OrganiserView = { ...ORGANISER, isLocal: true };
  await withOrganiser(view, async (shown) => {
    const { page, after } = shown;
    assertStringIncludes(said(page, ".invite"), text.onlyHere);
    shown.answer = { view, invited: { entry: "zoe", name: "Zoe", token: "abcdefgh" } };
    await after(() => shown.store.act("invite", { deed: "invite", name: "Zoe" }));
    assertStringIncludes(said(page, "dialog"), text.onlyHere);
  });
});

Deno.test("a new link for somebody who has one is made only after a question", async () => {
  await withOrganiser(ORGANISER, async (shown) => {
    const { page, deeds, press, after } = shown;
    const input = page.one(".invite input");
    Object.defineProperty(input, "value", { value: "BOB", writable: true });
    page.send(input, "input");
    await after(() => page.send(page.one(".invite form"), "submit"));
    assertEquals(deeds, []);
    assertStringIncludes(said(page, "dialog"), text.againMeans);
    await press("dialog .primary");
    assertEquals(deeds, [{ deed: "invite", name: "Bob" }]);
  });
});

Deno.test("an entry is withdrawn only after a question, and renamed in a dialog that stays when refused", async () => {
  await withOrganiser({ ...ORGANISER, entries: [BOB] }, async (shown) => {
    const { page, deeds, press, after } = shown;
    await unfold(shown, 0);
    await press(`.entry-deeds [title="${text.withdraw}"]`);
    assertEquals(deeds, []);
    await press("dialog .primary");
    assertEquals(deeds, [{ deed: "withdraw", entry: "bob" }]);
    assertStringIncludes(said(page, ".entry-inside"), text.outcomes.withdraw);
    await press(`.entry-deeds [title="${text.rename}"]`);
    shown.answer = new Refusal("NAME", "That name is taken.");
    await after(() => page.send(page.one("dialog form"), "submit"));
    assertStringIncludes(said(page, "dialog [role=alert]"), "That name is taken.");
    shown.answer = { view: ORGANISER };
    await after(() => page.send(page.one("dialog form"), "submit"));
    assertEquals(page.document.querySelectorAll("dialog").length, 0);
    assertEquals(deeds.at(-1), { deed: "rename", entry: "bob", name: "Bob" });
  });
});

Deno.test("what the check found is there for the organiser", async () => {
  await withOrganiser({ ...ORGANISER, entries: [BOB] }, async (shown) => {
    await unfold(shown, 0);
    assertStringIncludes(said(shown.page, ".entry-versions"), "a bracket is opened");
    assertStringIncludes(said(shown.page, ".entry-versions"), "sha256:0123456789ab");
  });
});

Deno.test("only the last finished stage can be played again, after a question", async () => {
  const playing = { ...STAGE, number: 13, run: "stage-13", state: "playing" as const };
  const view = { ...ORGANISER, stages: [playing, ...ORGANISER.stages] };
  await withOrganiser(view, async (shown) => {
    await shown.press(".stages li .button");
    assertStringIncludes(said(shown.page, "dialog"), text.repeatMeans);
    await shown.press("dialog .primary");
    assertEquals(shown.deeds, [{ deed: "again", stage: 12 }]);
    assertStringIncludes(said(shown.page, ".stages"), text.outcomes.again);
  });
});

Deno.test("the contest is closed after a question, and opened without", async () => {
  await withOrganiser(ORGANISER, async (shown) => {
    const { page, deeds, press, after } = shown;
    shown.answer = { view: { ...ORGANISER, state: "closed" } };
    await press(`[title="${text.close}"]`);
    assertEquals(deeds, []);
    await press("dialog .primary");
    await after(() => page.click(page.one(`[title="${text.open}"]`)));
    assertEquals(deeds, [{ deed: "close" }, { deed: "open" }]);
  });
});

Deno.test("a large contest is cut, and searched whole", async () => {
  const entries = Array.from({ length: 200 }, (_, at) => ({
    ...BOB,
    entry: `e${at}`,
    name: `Entry ${at}`,
  }));
  const stages = Array.from({ length: 300 }, (_, at) => ({ ...STAGE, number: 300 - at }));
  await withOrganiser({ ...ORGANISER, entries, stages }, async ({ page, after }) => {
    const count = (selector: string) => page.document.querySelectorAll(selector).length;
    assertEquals([count(".entry-row"), count(".stages li")], [20, 10]);
    await after(() => page.click(page.one(".entries > .button")));
    assertEquals(count(".entry-row"), 40);
    const field = page.one(".entries .search-field");
    Object.defineProperty(field, "value", { value: "entry 199", writable: true });
    await after(() => page.send(field, "input"));
    assertEquals(count(".entry-row"), 1);
  });
});
