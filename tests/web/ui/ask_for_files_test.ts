import { assertEquals } from "@std/assert";
import { askForFiles } from "../../../web/ui/ask_for_files.ts";
import { openPage } from "./player/page.ts";

/** An input that counts how often it asked itself. */
async function inputOf(accept: string): Promise<{ input: HTMLInputElement; asked: () => number }> {
  const page = await openPage();
  const input = page.document.createElement("input");
  let asked = 0;
  const own = { accept, multiple: true, click: () => asked += 1 };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(input, name, { value });
  return { input, asked: () => asked };
}

/** With a browser that remembers folders, and answers so. */
async function withPicker(answer: () => unknown, run: () => Promise<void>): Promise<unknown[]> {
  const wishes: unknown[] = [];
  Reflect.set(globalThis, "showOpenFilePicker", (wish: unknown) => {
    wishes.push(wish);
    return Promise.resolve().then(answer);
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(globalThis, "showOpenFilePicker");
  }
  return wishes;
}

Deno.test("[WATCH-24] a browser that remembers folders is told what the files are for", async () => {
  const { asked, input } = await inputOf(".jsonl,.gz,text/plain");
  const got: string[] = [];
  const handle = { getFile: () => Promise.resolve(new File([], "a.jsonl")) };
  const wishes = await withPicker(
    () => [handle],
    () => askForFiles(input, "logs", (files) => got.push(...files.map(({ name }) => name))),
  );
  const types = [{ accept: { "application/octet-stream": [".jsonl", ".gz"] } }];
  assertEquals(wishes, [{ id: "logs", multiple: true, types }]);
  assertEquals([got, asked()], [["a.jsonl"], 0]);
});

Deno.test("whoever chooses nothing is not asked again", async () => {
  const { asked, input } = await inputOf("");
  const got: unknown[] = [];
  await withPicker(
    () => {
      throw new DOMException("Nothing", "AbortError");
    },
    () => askForFiles(input, "logs", (files) => got.push(files)),
  );
  assertEquals([got, asked()], [[], 0]);
});

Deno.test("where that cannot be had the input asks", async () => {
  const { asked, input } = await inputOf("");
  await askForFiles(input, "logs", () => {});
  assertEquals(asked(), 1);
  await withPicker(
    () => {
      throw new DOMException("Not here", "SecurityError");
    },
    () => askForFiles(input, "logs", () => {}),
  );
  assertEquals(asked(), 2);
});
