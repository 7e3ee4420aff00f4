/** What the games' pages share: sharing, opening, views, and what went wrong. */
import { assertEquals } from "@std/assert";
import { openPage } from "./player/page.ts";

/** Lets a text be copied, or not, while `test` runs at this address. */
async function withClipboard(
  address: { href: string },
  writeText: (text: string) => Promise<void>,
  test: () => Promise<void>,
): Promise<void> {
  const values = { location: address, navigator: { clipboard: { writeText } } };
  const before = Object.keys(values).map((name) =>
    [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  try {
    await test();
  } finally {
    for (const [name, was] of before) {
      if (was === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, was);
    }
  }
}

const WORDS = { share: "Copy", shared: "Copied" };

Deno.test("the address is copied and that is said; where it may not be, nothing is", async () => {
  const page = await openPage();
  const { ShareButton } = await import("../../../web/ui/share_button.tsx");
  let copied = "";
  let isAllowed = true;
  const write = (text: string) => {
    if (!isAllowed) return Promise.reject(new Error("not allowed"));
    copied = text;
    return Promise.resolve();
  };
  await withClipboard({ href: "race.html#a" }, write, async () => {
    page.show(<ShareButton words={WORDS} />);
    page.click(page.button("Copy"));
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    page.after(() => {});
    assertEquals(copied, "race.html#a");
    assertEquals(page.one("[role=status]").textContent, "Copied");
    isAllowed = false;
    page.click(page.button("Copied"));
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    page.after(() => {});
    assertEquals(page.one("[role=status]").textContent, "");
  });
  page.close();
});

Deno.test("files that were chosen are handed on, the same ones also twice; none are nothing", async () => {
  const page = await openPage();
  const { OpenFiles } = await import("../../../web/ui/open_files.tsx");
  const opened: string[] = [];
  page.show(
    <OpenFiles
      folder="games"
      label="Open"
      accept=".txt"
      isOneOnly
      isSmall
      onOpen={(files) => opened.push(...files.map(({ name }) => name))}
    />,
  );
  const input = page.one("input");
  assertEquals(input.getAttribute("accept"), ".txt");
  assertEquals(page.button("Open").textContent, "", "its icon alone");
  for (const names of [["a.txt"], ["a.txt"], []]) {
    const files = names.map((name) => new File([], name));
    Object.defineProperty(input, "files", { value: files, configurable: true });
    Object.defineProperty(input, "value", { value: "chosen", configurable: true, writable: true });
    page.send(input, "change");
    assertEquals(Reflect.get(input, "value"), "");
  }
  assertEquals(opened, ["a.txt", "a.txt"]);
  page.show(<OpenFiles folder="games" label="Open" onOpen={() => {}} />);
  assertEquals(page.one("button").textContent, "Open");
  page.close();
});

Deno.test("the view on show is the pressed one, and another one can be chosen", async () => {
  const page = await openPage();
  const { ViewSwitch } = await import("../../../web/ui/view_switch.tsx");
  const chosen: string[] = [];
  page.show(
    <ViewSwitch
      label="View"
      views={["watch", "play"]}
      shown="watch"
      nameOf={(view) => view.toUpperCase()}
      onChoose={(view) => chosen.push(view)}
    />,
  );
  assertEquals(page.one("[aria-pressed=true]").textContent, "WATCH");
  page.click(page.one("[aria-pressed=false]"));
  assertEquals(chosen, ["play"]);
  page.close();
});

Deno.test("of many problems some are told, and all are put away; without any there is no notice", async () => {
  const page = await openPage();
  const { ProblemNotice } = await import("../../../web/ui/problem_notice.tsx");
  let isAway = false;
  const away = { dismiss: "Close", onDismiss: () => isAway = true };
  const problems = Array.from({ length: 9 }, (_, at) => ({ code: "A", message: `wrong ${at}` }));
  page.show(<ProblemNotice problems={problems} {...away} />);
  assertEquals(page.one(".notice").getAttribute("role"), "alert");
  assertEquals([...page.document.querySelectorAll(".notice li")].length, 5);
  page.click(page.button("Close"));
  assertEquals(isAway, true);
  page.show(<ProblemNotice look="warning" problems={problems} {...away} />);
  assertEquals(page.one(".notice").getAttribute("role"), "status");
  page.show(<ProblemNotice problems={[]} {...away} />);
  assertEquals(page.document.querySelector(".notice"), null);
  page.close();
});
