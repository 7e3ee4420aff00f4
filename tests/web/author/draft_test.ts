import { assertEquals } from "@std/assert";
import {
  addFiles,
  EMPTY_DRAFT,
  removeFile,
  sameAsLast,
  sizeOf,
  whyNotSent,
} from "../../../web/author/draft.ts";
import * as strings from "../../../web/strings/strings.ts";
import { PLAYED } from "./samples.ts";

const LIMITS = { bytes: 10, files: 2, perHour: 5 };

/** A file of so many bytes that was last changed then. */
function placed(path: string, size = 1, lastModified = 0) {
  return { path, file: new File([new Uint8Array(size)], path, { lastModified }) };
}

function draftOf(...files: ReturnType<typeof placed>[]) {
  return addFiles(EMPTY_DRAFT, files);
}

Deno.test("the folder round everything is left away, folders within stay", () => {
  const draft = draftOf(placed("bot/tank.py"), placed("bot/maps/one.txt"));
  assertEquals(draft.files.map(({ path }) => path), ["maps/one.txt", "tank.py"]);
  const loose = draftOf(placed("bot/tank.py"), placed("two/x.txt"));
  assertEquals(loose.files.map(({ path }) => path), ["bot/tank.py", "two/x.txt"]);
});

Deno.test("a file at the same path takes the place of the older", () => {
  const draft = addFiles(draftOf(placed("a", 3), placed("b", 1)), [placed("a", 4)]);
  assertEquals(draft.files.map(({ path, file }) => [path, file.size]), [["a", 4], ["b", 1]]);
  assertEquals(sizeOf(removeFile(draft, "a").files), 1);
});

Deno.test("what tools leave in folders is left out, and counted", () => {
  const draft = draftOf(
    placed("bot/tank.py"),
    placed("bot/.git/config"),
    placed("bot/lib/__pycache__/x.pyc"),
  );
  assertEquals([draft.files.map(({ path }) => path), draft.leftOut], [["tank.py"], 2]);
});

Deno.test("what the server would not take is told before it is sent", () => {
  const text = strings.author;
  assertEquals(whyNotSent(EMPTY_DRAFT, LIMITS), undefined);
  assertEquals(whyNotSent(draftOf(placed("a", 10)), LIMITS), undefined);
  assertEquals(whyNotSent(draftOf(placed("a", 11)), LIMITS), text.tooLarge(11, 10));
  assertEquals(whyNotSent(draftOf(placed("a", 0)), LIMITS), text.empty);
  assertEquals(
    whyNotSent(draftOf(placed("a", 1), placed("lib/__init__.py", 0)), LIMITS),
    undefined,
  );
  const three = draftOf(placed("a"), placed("b"), placed("c"));
  assertEquals(whyNotSent(three, LIMITS), text.tooManyFiles(3, 2));
});

Deno.test("the same files again are known by name, size, command and age", () => {
  const { command, arrivedAt } = PLAYED;
  const same = draftOf(placed("maps/hills.txt", 812), placed("tank.py", 3120));
  assertEquals(sameAsLast(same, command, [PLAYED]), PLAYED);
  assertEquals(sameAsLast(same, "sh tank.sh", [PLAYED]), undefined);
  assertEquals(sameAsLast(same, command, [{ ...PLAYED, state: "cancelled" }]), undefined);
  assertEquals(sameAsLast(same, command, []), undefined);
  const larger = addFiles(same, [placed("tank.py", 3121)]);
  assertEquals(sameAsLast(larger, command, [PLAYED]), undefined);
  const changed = addFiles(same, [placed("tank.py", 3120, Date.parse(arrivedAt) + 1)]);
  assertEquals(sameAsLast(changed, command, [PLAYED]), undefined);
  assertEquals(sameAsLast(removeFile(same, "tank.py"), command, [PLAYED]), undefined);
});
