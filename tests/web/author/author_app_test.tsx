/** The page of an author as a whole. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { AuthorStore } from "../../../web/author/types.ts";
import { Refusal } from "../../../web/site/private_api.ts";
import * as strings from "../../../web/strings/strings.ts";
import { settle } from "../site/private_world.ts";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { type AuthorWorld, authorWorld } from "./author_world.ts";
import { AUTHOR, PLAYED, REFUSED, WAITING } from "./samples.ts";

const text = strings.author;

interface Shown {
  readonly page: TestPage;
  readonly store: AuthorStore;
  /** Does something, and lets everything that follows happen. */
  readonly after: (act: () => unknown) => Promise<void>;
}

/** Shows the page once it has been read, and takes it away after the test. */
async function withAuthor(world: AuthorWorld, test: (shown: Shown) => Promise<void>) {
  const page = await openPage();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { AuthorApp } = await import("../../../web/author/author_app.tsx");
  const { createAuthorStore } = await import("../../../web/author/author_store.ts");
  const { act } = await import("preact/test-utils");
  const store = createAuthorStore(world);
  page.show(<AuthorApp store={store} />);
  const after = (deed: () => unknown) =>
    act(async () => {
      deed();
      await settle();
    });
  await after(() => {});
  await test({ page, store, after });
  store.dispose();
  page.close();
}

function placed(path: string, size: number) {
  return { path, file: new File([new Uint8Array(size)], path, { lastModified: 0 }) };
}

function said(page: TestPage, selector: string): string {
  return (page.document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ");
}

Deno.test("without a token the page asks for one, and opens with a pasted link", async () => {
  const world = authorWorld();
  world.hash = "";
  Object.assign(world, { place: { hash: "", clear() {} } });
  await withAuthor(world, async ({ page, store, after }) => {
    assertEquals(said(page, "h1"), text.door);
    await after(() => store.access.enter("https://x.example/author.html#token=abcdefgh"));
    assertEquals(said(page, "h1"), "Bob");
    await after(() => page.click(page.one(`[title="${strings.privatePages.forget}"]`)));
    assertEquals(said(page, "h1"), text.door);
    assertEquals(world.kept, undefined);
  });
});

Deno.test("a refused version tells everything that is to be put right, and where", async () => {
  await withAuthor(authorWorld(), ({ page }) => {
    const told = said(page, ".version-refusal");
    for (const { message } of REFUSED.check?.problems ?? []) assertStringIncludes(told, message);
    for (const finding of REFUSED.check?.findings ?? []) {
      assertStringIncludes(told, finding.text);
    }
    assertStringIncludes(told, "tank.py:12:5");
    assertStringIncludes(told, "was never closed");
    // What was in order stands behind a fold.
    const [good] = REFUSED.check?.findings.filter(({ isGood }) => isGood) ?? [];
    assertStringIncludes(said(page, ".version-refusal details"), good?.text ?? "none");
    assert(!said(page, ".version-refusal details").includes("hello"));
    return Promise.resolve();
  });
});

Deno.test("faults come with their standard error and a link to the turn", async () => {
  await withAuthor(authorWorld(), ({ page }) => {
    assertStringIncludes(
      said(page, ".fault-head").replaceAll(/[\u2068\u2069]/g, ""),
      "duel against Eve, round 7, turn 31",
    );
    assertStringIncludes(said(page, ".fault-list pre"), "IndexError: list index out of range");
    assertEquals(
      page.one(".fault-list a").getAttribute("href"),
      "tanks.html#run=stage-12&match=duel-1-2-bob-eve&round=7&turn=31",
    );
    return Promise.resolve();
  });
});

Deno.test("the page tells how many uploads are left, and leads to the guide and to what everybody sees", async () => {
  await withAuthor(authorWorld(), ({ page }) => {
    assertStringIncludes(said(page, ".send-card"), text.left(AUTHOR.left));
    const links = [...page.document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    for (const link of ["guide.html", "rules.html", "contest.html#view=entry&entry=bob"]) {
      assert(links.includes(link), link);
    }
    return Promise.resolve();
  });
});

Deno.test("who chooses a source in C is told before sending that it must be compiled", async () => {
  await withAuthor(authorWorld(), async ({ page, store, after }) => {
    await after(() =>
      store.sending.add([{ path: "mytank.c", file: new File(["int"], "mytank.c") }])
    );
    assertStringIncludes(said(page, ".send-card"), "cc -O2 -o mytank mytank.c");
    await after(() => store.sending.add([{ path: "mytank", file: new File(["x"], "mytank") }]));
    await after(() => store.sending.setCommand("./mytank"));
    assert(!said(page, ".send-card").includes("cc -O2"));
  });
});

Deno.test("files are sent once, however often the button is pressed", async () => {
  const world = authorWorld();
  await withAuthor(world, async ({ page, store, after }) => {
    await after(() => store.sending.add([placed("tank.py", 10), placed("maps/a.txt", 5)]));
    const button = page.one(`[title="${text.sendVersion(3)}"]`);
    await after(() => {
      page.click(button);
      page.click(button);
      void store.sending.send();
    });
    const [sending, ...more] = world.sendings;
    assertEquals(more, []);
    assertEquals(sending?.command, "python3 tank.py");
    assertEquals(sending?.files.map(({ path }) => path), ["maps/a.txt", "tank.py"]);
    await after(() => sending?.tell(0.5));
    assertEquals(page.one("[role=progressbar]").getAttribute("aria-valuenow"), "50");
    await after(() => sending?.answer());
    assertStringIncludes(said(page, ".send-outcome"), text.arrived(3));
    assertEquals(said(page, ".version-card h3"), "Version 3");
    assertEquals(page.document.querySelectorAll(".draft-files").length, 0);
  });
});

Deno.test("what is being sent can be stopped, and a refusal keeps the files", async () => {
  const world = authorWorld();
  await withAuthor(world, async ({ page, store, after }) => {
    await after(() => store.sending.add([placed("tank.py", 10)]));
    await after(() => page.click(page.one(`[title="${text.sendVersion(3)}"]`)));
    await after(() => page.click(page.one(`[title="${text.stop}"]`)));
    assertStringIncludes(said(page, ".send-outcome"), "stopped");
    await after(() => page.click(page.one(`[title="${text.sendVersion(3)}"]`)));
    await after(() => world.sendings[1]?.answer(new Refusal("TOO_MANY", "Wait a little.")));
    assertStringIncludes(said(page, ".send-outcome [role=alert]"), "Wait a little.");
    assertEquals(store.sending.draft.value.files.length, 1);
  });
});

Deno.test("the same files as last time are sent only after a question", async () => {
  const world = authorWorld({ ...AUTHOR, versions: [PLAYED] });
  await withAuthor(world, async ({ page, store, after }) => {
    const files = PLAYED.files.map(({ path, size }) => placed(path, size));
    await after(() => store.sending.add(files));
    await after(() => page.click(page.one(`[title="${text.sendVersion(2)}"]`)));
    assertEquals(world.sendings.length, 0);
    assertStringIncludes(said(page, "dialog"), text.same(1));
    const deed = [...page.document.querySelectorAll("dialog button.primary")][0];
    await after(() => deed && page.click(deed));
    assertEquals(world.sendings.length, 1);
    await after(() => store.sending.stop());
  });
});

Deno.test("a version that waits is taken back after a question", async () => {
  const world = authorWorld({ ...AUTHOR, versions: [WAITING, PLAYED] });
  await withAuthor(world, async ({ page, after }) => {
    assertStringIncludes(said(page, ".version-card"), text.place(2));
    await after(() => page.click(page.one(".version-card > div > .button")));
    assertEquals(world.cancelled, []);
    const deed = page.one("dialog button.primary");
    await after(() => page.click(deed));
    assertEquals(world.cancelled, [3]);
    assertStringIncludes(said(page, ".version-card"), text.takenBack);
    assertStringIncludes(said(page, ".version-card"), text.cancelled);
  });
});

Deno.test("a refusal to take a version back is told at the version", async () => {
  const world = authorWorld({ ...AUTHOR, versions: [{ ...WAITING, number: 99 }] });
  await withAuthor(world, async ({ page, after }) => {
    await after(() => page.click(page.one(".version-card > div > .button")));
    await after(() => page.click(page.one("dialog button.primary")));
    assertStringIncludes(said(page, ".version-card [role=alert]"), "It plays already.");
  });
});

Deno.test("while its stage is played, the page tells how far it is and where to watch", async () => {
  const stage = { number: 13, run: "stage-13" };
  const world = authorWorld({ ...AUTHOR, versions: [{ ...WAITING, state: "playing", stage }] });
  await withAuthor(world, async ({ page, after }) => {
    const { hear } = world;
    const watch = () => page.one(".version-card a.primary").getAttribute("href");
    assertEquals(watch(), "run.html#run=stage-13");
    await after(() =>
      hear?.({ kind: "progress", stage: 12, run: "stage-12", played: 9, total: 10 })
    );
    assertEquals(page.document.querySelectorAll("[role=progressbar]").length, 0);
    await after(() =>
      hear?.({ kind: "progress", stage: 13, run: "stage-13", played: 5, total: 10 })
    );
    assertEquals(page.one("[role=progressbar]").getAttribute("aria-valuenow"), "50");
    assertEquals(watch(), "run.html#run=stage-13");
    world.view = { ...AUTHOR, versions: [PLAYED] };
    await after(() => world.pass());
    assertEquals([world.hear, said(page, ".version-stages")], [
      undefined,
      "Stage 11rank 2Stage 12rank 3",
    ]);
  });
});

Deno.test("it is asked often while something goes on, seldom otherwise", async () => {
  const world = authorWorld({ ...AUTHOR, versions: [WAITING] });
  await withAuthor(world, async ({ after }) => {
    assertEquals(world.waiting.map(({ ms }) => ms), [2_000]);
    world.view = { ...AUTHOR, versions: [PLAYED] };
    await after(() => world.pass());
    assertEquals(world.waiting.map(({ ms }) => ms), [10_000]);
  });
});

Deno.test("a closed contest takes nothing, and strangers' words stay words", async () => {
  const name = "<img src=x>";
  const world = authorWorld({
    ...AUTHOR,
    title: name,
    state: "closed",
    entry: { ...AUTHOR.entry, name },
    versions: [{ ...PLAYED, command: name, files: [{ path: name, size: 1 }] }],
  });
  await withAuthor(world, ({ page }) => {
    assertStringIncludes(said(page, ".send-card"), text.closed);
    assertEquals(page.document.querySelectorAll("input[type=file], img").length, 0);
    assertEquals(said(page, "h1"), name);
    return Promise.resolve();
  });
});
