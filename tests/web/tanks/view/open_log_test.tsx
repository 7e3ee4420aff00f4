import { assertEquals, assertMatch } from "@std/assert";
import { openPage } from "../../ui/player/page.ts";

Deno.test("[WATCH-24] the button asks for files, and all chosen ones are handed over", async () => {
  const page = await openPage();
  const { OpenLog } = await import("../../../../web/tanks/view/open_log.tsx");
  const opened: string[][] = [];
  page.show(<OpenLog onOpen={(files) => opened.push(files.map(({ name }) => name))} />);
  const input = page.one("input[type=file]");
  let asked = 0;
  Object.defineProperty(input, "click", { value: () => asked += 1 });
  assertEquals(page.one(".open-log .button").textContent, "Open log files");
  assertMatch(page.one(".open-log p").textContent ?? "", /^or drop them anywhere on this page/);
  page.click(page.one(".open-log .button"));
  assertEquals(asked, 1);
  let files = [new File([], "a.jsonl"), new File([], "b.txt")];
  Object.defineProperty(input, "files", { get: () => files });
  page.send(input, "change");
  files = [];
  page.send(input, "change");
  assertEquals(opened, [["a.jsonl", "b.txt"]]);
  page.close();
});
