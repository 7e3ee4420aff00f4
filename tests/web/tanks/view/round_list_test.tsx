import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import type { RoundSummary } from "../../../../lib/logs/summary.ts";
import type { LogHeader } from "../../../../lib/logs/types.ts";
import { FIRST_OPTIONS, type RoundChoice } from "../../../../web/tanks/model/options.ts";
import { summary } from "../../site/samples.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";
import { Keeping } from "./keeping.tsx";
import { HEIGHT, makeScrollable } from "./scrolling.ts";
import { texts } from "./shown.ts";

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

/** A melee of four in which the winner has fewer points than one of the dead. */
const MELEE: LogHeader = {
  ...HEADER,
  kind: "melee",
  bots: ["ann", "<b>ben</b>", "cleo", "dan"].map((name) => ({ name, version: "" })),
};
const MELEE_ROUND: RoundSummary = {
  ...summary(7, [0, 0, 4, 0], [31, 47, 13, 2], { bots: [3, 0, 2, 1] }),
  result: { turns: 10, lives: [0, 0, 4, 0], damage: [31, 47, 13, 2], bonus: [0, 0, 20, 0] },
};

interface ListOptions {
  readonly header?: LogHeader;
  readonly entries?: readonly number[];
  readonly isSingle?: boolean;
  readonly rounds?: readonly RoundSummary[];
  readonly current?: number;
  readonly isComplete?: boolean;
  readonly hidesResults?: boolean;
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
    const { header = HEADER, entries, isSingle = false, ...rest } = { ...options, ...more };
    const { rounds = ROUNDS, current, isComplete = true, hidesResults = false } = rest;
    page.show(
      <Keeping<RoundChoice>
        first={FIRST_OPTIONS}
        show={(choice, onChoice) => (
          <RoundList
            header={header}
            entries={entries}
            isSingle={isSingle}
            rounds={rounds}
            current={current}
            isComplete={isComplete}
            onOpen={(round) => opened.push(round)}
            choice={choice}
            onChoice={onChoice}
            hidesResults={hidesResults}
          />
        )}
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

Deno.test("[WATCH-27] of a hundred thousand rounds only those in sight are drawn", async () => {
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
      ["All (1)", "Won by <b>hunter</b> (1)", "Lost by tank1 (1)"],
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

Deno.test("beside the winner of a melee stand its own points; who has more is named", async () => {
  await withList({ header: MELEE, rounds: [MELEE_ROUND] }, (page) => {
    assertEquals(texts(page, ".round-row .winner"), ["3cleo"]);
    assertEquals(texts(page, ".round-row .points"), ["33"]);
    assertEquals(texts(page, ".round-row .note"), ["most1ann47"]);
    assertEquals(page.one(".round-row .note").getAttribute("title"), "most points: ann 47");
    assertEquals(said(page), [
      "Round 7: cleo wins, 10 turns, cleo 33 points, most points: ann 47",
    ]);
  });
});

Deno.test("where the winner has the most points, nobody else is named", async () => {
  const result = { ...MELEE_ROUND.result, damage: [31, 33, 13, 2] };
  await withList({ header: MELEE, rounds: [{ ...MELEE_ROUND, result }] }, (page) => {
    assertEquals(texts(page, ".round-row .note"), []);
  });
});

Deno.test("of a melee without a winner the most points are told, and whose they are", async () => {
  const result = { turns: 10, lives: [0, 0, 0, 0], damage: [8, 9, 9, 2], bonus: [0, 0, 0, 0] };
  await withList({ header: MELEE, rounds: [{ ...MELEE_ROUND, result }] }, (page) => {
    assertEquals(texts(page, ".round-row .points"), ["2 with9"]);
    assertEquals(said(page), ["Round 7: no winner, 10 turns, most points: ann, cleo 9"]);
  });
});

Deno.test("a list of what a program lost tells of each round how far it was behind", async () => {
  await withList({ header: MELEE, rounds: [MELEE_ROUND] }, (page) => {
    choose(page, 0, "lost 3");
    assertEquals(texts(page, ".round-row .note"), ["31 (−16)"]);
    assertStringIncludes(
      said(page)[0] ?? "",
      "dan: 31 points, 16 fewer than the best of the others",
    );
    assertEquals(texts(page, "optgroup:last-child option"), [
      "Lost by ann (1)",
      "Lost by <b>ben</b> (1)",
      "Lost by dan (1)",
    ]);
  });
});

Deno.test("numbers and colours are those of the run, not of the match", async () => {
  await withList({ entries: [4, 7], rounds: ROUNDS.slice(0, 1) }, (page) => {
    assertEquals(texts(page, ".round-players .bot-badge"), ["5", "8"]);
    const badge = page.one(".round-row .bot-badge");
    assertEquals(badge.textContent, "8");
    assertStringIncludes(badge.getAttribute("style") ?? "", "var(--bot-7)");
    const bars = [...page.document.querySelectorAll(".bar > span")].map((bar) =>
      /var\(--bot-\d\)/.exec(bar.getAttribute("style") ?? "")?.[0]
    );
    assertEquals(bars, ["var(--bot-4)", "var(--bot-7)"]);
  });
});

Deno.test("the bars are explained, in a line above and in each row", async () => {
  await withList({ rounds: ROUNDS.slice(0, 1) }, (page) => {
    assertEquals(texts(page, ".bar-key"), ["lives left"]);
    assertEquals(
      page.one(".round-row .lives").getAttribute("title"),
      "lives left: tank1 0, <b>hunter</b> 5",
    );
  });
});

Deno.test("a single round has nothing to filter or sort", async () => {
  await withList({ rounds: ROUNDS.slice(0, 1), isSingle: true }, (page) => {
    assertEquals(page.document.querySelectorAll("select, button").length, 0);
    assertEquals(said(page).length, 1);
  });
});

Deno.test("where results are hidden, rows tell which round they are and nothing else", async () => {
  await withList({ hidesResults: true }, (page) => {
    assertEquals(said(page).join(""), "");
    assertEquals(texts(page, ".secret"), ["Round 1", "Round 2", "Round 3"]);
    assertEquals(page.document.querySelectorAll("select").length, 0);
    assertEquals(page.document.querySelectorAll(".look").length, 0);
  });
});
