/** What the styles of the page let a finger do. */
import { assert, assertEquals } from "@std/assert";

const WEB = new URL("../../../../web/", import.meta.url);

/** All style sheets of the page of tanks and of what it shares with others. */
function sheets(): string[] {
  const found: string[] = [];
  const visit = (folder: URL) => {
    for (const entry of Deno.readDirSync(folder)) {
      if (entry.isDirectory) visit(new URL(`${entry.name}/`, folder));
      else if (entry.name.endsWith(".css")) {
        found.push(Deno.readTextFileSync(new URL(entry.name, folder)));
      }
    }
  };
  for (const folder of ["tanks/", "ui/"]) visit(new URL(folder, WEB));
  return found;
}

Deno.test("[WATCH-30] nothing on the page takes from a finger the gesture that scrolls the page", () => {
  const values = sheets().flatMap((css) => [...css.matchAll(/touch-action:\s*([^;]+);/g)])
    .map(([, value = ""]) => value);
  assert(values.length > 5);
  const scrolls = (value: string) => /\b(auto|manipulation|pan-y)\b/.test(value);
  assertEquals(values.filter((value) => !scrolls(value)), []);
});
