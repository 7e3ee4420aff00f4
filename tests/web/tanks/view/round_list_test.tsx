import { assert, assertEquals, assertMatch } from "@std/assert";
import type { RoundSummary } from "../../../../lib/logs/summary.ts";
import type { LogHeader } from "../../../../lib/logs/types.ts";
import { summary } from "../../site/samples.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";
import { HEIGHT, makeScrollable } from "./scrolling.ts";

const HEADER: LogHeader = {
  format: "turniir-tanks",
  version: 1,
  rules: 1,
  kind: "duel",
  seed: "s",
  bots: [{ name: "tank1", version: "" }, { name: "<b>hunter</b>", version: "" }],
  limits: { turnMs: 100, startMs: 2000, turns: 1000 },
  stage: "",
  sandbox: [],
};

const ROUNDS: readonly RoundSummary[] = [
  summary(1, [0, 5], [15, 20], { turns: 40 }),
  summary(2, [9, 0], [20, 11], { turns: 1 }),
  summary(3, [8, 8], [12, 12], { faults: [{ turn: 5, seat: 0, kind: "crash" }] }),
];

interface ListOptions {
  readonly rounds?: readonly RoundSummary[];
  readonly current?: number;
  readonly isComplete?: boolean;
}

/** Shows the list, and takes it away after the test. */
async function withList(
  options: ListOptions,
  test: (page: TestPage, opened: readonly number[], show: (more: ListOptions) => void) => void,
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  const { RoundList } = await import("../../../../web/tanks/view/round_list.tsx");
  const opened: number[] = [];
  const show = (more: ListOptions) => {
    const { rounds = ROUNDS, current, isComplete = true } = { ...options, ...more };
    page.show(
      <RoundList
        header={HEADER}
        rounds={rounds}
        current={current}
        isComplete={isComplete}
        onOpen={(round) => opened.push(round)}
      />,
    );
  };
  show({});
  test(page, opened, show);
  page.close();
}

/** What is said of each row. */
function said(page: TestPage): string[] {
  return [...page.document.querySelectorAll("[role=option] > .spoken")].map((row) =>
    row.textContent ?? ""
  );
}

function choose(page: TestPage, select: number, value: string): void {
  const element = [...page.document.querySelectorAll("select")][select];
  assert(element, "there is no such choice");
  for (const option of element.querySelectorAll("option")) {
    const isWanted = option.getAttribute("value") === value;
    option.toggleAttribute("selected", isWanted);
  }
  page.send(element, "change");
}

Deno.test("each round tells who won, how long it took and what was scored", async () => {
  await withList({}, (page) => {
    assertEquals(said(page), [
      "Round 1: <b>hunter</b> wins, 40 turns, tank1 15 points, <b>hunter</b> 20 points",
      "Round 2: tank1 wins, 1 turn, tank1 20 points, <b>hunter</b> 11 points",
      "Round 3: no winner, 10 turns, tank1 12 points, <b>hunter</b> 12 points, 1 fault",
    ]);
  });
});

Deno.test("the round on show is marked, and only that", async () => {
  await withList({ current: 2 }, (page) => {
    const marked = [...page.document.querySelectorAll('[aria-selected="true"]')];
    assertEquals(marked.length, 1);
    assertMatch(marked[0]?.textContent ?? "", /^Round 2:/);
  });
});

Deno.test("a click opens a round", async () => {
  await withList({}, (page, opened) => {
    const row = page.document.querySelectorAll("[role=option]")[2];
    assert(row);
    page.click(row);
    assertEquals(opened, [3]);
  });
});

Deno.test("keys go through the list from the round on show, and Enter opens", async () => {
  await withList({ current: 2 }, (page, opened) => {
    const list = page.one("[role=listbox]");
    const press = (key: string) => page.send(list, "keydown", { key });
    assertEquals(press("ArrowDown"), false);
    press("Enter");
    press("ArrowDown");
    press("Enter");
    press("Home");
    press("Enter");
    press("ArrowUp");
    press(" ");
    press("End");
    press("Enter");
    assertEquals(opened, [3, 3, 1, 1, 3]);
    const active = list.getAttribute("aria-activedescendant");
    assertMatch(page.one(`[id="${active}"]`).textContent ?? "", /^Round 3:/);
  });
});

Deno.test("keys that are not the list's are left to the page", async () => {
  await withList({}, (page, opened) => {
    const list = page.one("[role=listbox]");
    assertEquals(page.send(list, "keydown", { key: "k" }), true);
    assertEquals(page.send(list, "keydown", { key: "Enter", ctrlKey: true }), true);
    assertEquals(opened, []);
  });
});

Deno.test("of a hundred thousand rounds only those in sight are drawn", async () => {
  const many = Array.from({ length: 100_000 }, (_, index) => summary(index + 1, [0, 5], [1, 2]));
  await withList({ rounds: many, current: 50_000 }, (page) => {
    const rows = said(page);
    assert(rows.length < 50, `${rows.length} rows`);
    const at = rows.findIndex((row) => row.startsWith("Round 50,000:"));
    assert(at >= 0, "the round on show is among them");
    const list = page.one("[role=listbox]");
    const height = page.one(".round-row.current").getAttribute("style") ?? "";
    const top = Number(/top: ?(\d+)px/.exec(height)?.[1]);
    assert(top > list.scrollTop && top < list.scrollTop + HEIGHT, "it is in sight");
    page.send(list, "keydown", { key: "End" });
    assertMatch(said(page).at(-1) ?? "", /^Round 100,000:/);
  });
});

Deno.test("filters that would leave nothing are not offered", async () => {
  await withList({ rounds: ROUNDS.slice(0, 1) }, (page) => {
    const offered = [...page.document.querySelectorAll("select")][0];
    assertEquals(
      [...offered?.querySelectorAll("option") ?? []].map((option) => option.textContent),
      ["All rounds (1)", "Won by <b>hunter</b> (1)"],
    );
  });
});

Deno.test("the order can be turned round", async () => {
  await withList({}, (page) => {
    page.click(page.button("Smallest first"));
    assertEquals(said(page).map((row) => row.slice(0, 8)), ["Round 3:", "Round 2:", "Round 1:"]);
  });
});

Deno.test("a filter leaves only its rounds", async () => {
  await withList({}, (page) => {
    choose(page, 0, "faults");
    assertEquals(said(page).map((row) => row.slice(0, 8)), ["Round 3:"]);
  });
});

Deno.test("while the log is read the list grows and says that more may come", async () => {
  await withList({ rounds: [], isComplete: false }, (page, _, show) => {
    assertEquals(page.one("[role=status]").textContent, "Still reading…");
    show({ rounds: ROUNDS, isComplete: true });
    assertEquals(said(page).length, 3);
    assertEquals(page.document.querySelectorAll("[role=status]").length, 0);
  });
});
