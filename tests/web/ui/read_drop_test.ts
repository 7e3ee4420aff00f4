import { assertEquals } from "@std/assert";
import { filesOf, holdsFiles, placedFilesOf } from "../../../web/ui/read_drop.ts";

/** A file or folder, as far as it is looked at. */
interface Entry {
  readonly name: string;
  fullPath: string;
  move(path: string): void;
  readonly [more: string]: unknown;
}

/** At the top, until it is put into a folder. */
function placed(name: string): Entry {
  return {
    name,
    fullPath: `/${name}`,
    move(path) {
      this.fullPath = path;
    },
  };
}

/** A folder's listing as browsers hand it out: in parts, then an empty one. */
function folder(name: string, children: readonly Entry[], partSize = 2): Entry {
  const at = (path: string) => {
    here.fullPath = path;
    for (const child of children) child.move(`${path}/${child.name}`);
  };
  const here: Entry = {
    name,
    fullPath: "",
    move: at,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      let at = 0;
      return {
        readEntries: (hear: (part: readonly object[]) => void) => {
          hear(children.slice(at, at + partSize));
          at += partSize;
        },
      };
    },
  };
  at(`/${name}`);
  return here;
}

function file(name: string): Entry {
  return {
    ...placed(name),
    isFile: true,
    isDirectory: false,
    file: (hear: (file: File) => void) => hear(new File([], name)),
  };
}

/** A file that is gone, or may not be read. */
function lost(name: string): Entry {
  return {
    ...placed(name),
    isFile: true,
    isDirectory: false,
    file: (_hear: unknown, fail: (error: Error) => void) => fail(new Error("gone")),
  };
}

/** What was dropped, as far as it is looked at; `whole`: what the browser gives of every entry as a file. */
function dropped(...entries: readonly (object | string)[]): DataTransfer {
  return droppedAs(null, entries);
}

function droppedAs(whole: File | null, entries: readonly (object | string)[]): DataTransfer {
  const items: readonly object[] = entries.map((entry) =>
    typeof entry === "string"
      ? {
        kind: entry,
        webkitGetAsEntry: () => null,
        getAsFile: (): File | null => new File([], "loose.jsonl"),
      }
      : { kind: "file", webkitGetAsEntry: () => entry, getAsFile: (): File | null => whole }
  );
  return Object.assign(Object.create(null), { items });
}

async function names(transfer: DataTransfer): Promise<string[]> {
  return (await filesOf(transfer)).map(({ name }) => name);
}

Deno.test("files come in the order in which they were dropped", async () => {
  assertEquals(await names(dropped(file("b"), file("a"))), ["b", "a"]);
});

Deno.test("[WATCH-24] folders are gone through, however deep and in however many parts", async () => {
  const logs = folder("logs", [file("m10"), file("m9"), file("m1"), folder("old", [file("x")])]);
  assertEquals(await names(dropped(folder("run", [file("table"), logs]), file("last"))), [
    "m1",
    "m9",
    "m10",
    "x",
    "table",
    "last",
  ]);
});

Deno.test("a file that cannot be read is left out", async () => {
  assertEquals(await names(dropped(lost("a"), file("b"))), ["b"]);
});

Deno.test("a file that can be read only as a whole is read so, and a folder never is", async () => {
  const whole = new File([], "whole.jsonl");
  assertEquals(await names(droppedAs(whole, [lost("a")])), ["whole.jsonl"]);
  assertEquals(await names(droppedAs(whole, [folder("f", [file("b")]), file("c")])), ["b", "c"]);
});

Deno.test("a file without an entry is taken all the same, a text is not", async () => {
  assertEquals(await names(dropped("file", "string")), ["loose.jsonl"]);
});

Deno.test("each file has its place in what was dropped", async () => {
  const transfer = dropped(folder("bot", [file("a"), folder("maps", [file("b")])]), file("c"));
  assertEquals((await placedFilesOf(transfer)).map(({ path }) => path), [
    "bot/a",
    "bot/maps/b",
    "c",
  ]);
});

Deno.test("what is dragged holds files only if it says so", () => {
  const holding = (...types: readonly string[]) =>
    holdsFiles(Object.assign(Object.create(null), { types }));
  assertEquals([holding("Files"), holding("text/plain", "text/html"), holdsFiles(null)], [
    true,
    false,
    false,
  ]);
});
