import { assertEquals } from "@std/assert";
import { endOf } from "../../../lib/judge/one_shot_end.ts";
import type { LeftFile, OneShotEnd } from "../../../lib/judge/one_shot_types.ts";
import type { ProcessEnd } from "../../../lib/judge/verdict.ts";
import { LIMITS } from "./one_shot_places.ts";

const FILE: LeftFile = { name: "out", place: "work", kind: "file", size: 10 };

function ending(
  end: Partial<ProcessEnd>,
  more: { wrapped?: boolean; errors?: string; left?: readonly LeftFile[] } = {},
): OneShotEnd {
  const { errors = "", left = [FILE], wrapped = true } = more;
  return endOf({ end: { code: 0, signal: null, ...end }, errors, left, wrapped }, LIMITS);
}

Deno.test("endOf() tells a status, a signal, and the signal that bubblewrap passes on", () => {
  assertEquals(ending({}), { kind: "exit", status: 0 });
  assertEquals(ending({ code: 3 }), { kind: "exit", status: 3 });
  assertEquals(ending({ code: 139, signal: "SIGSEGV" }, { wrapped: false }), {
    ...{ kind: "signal", signal: "SIGSEGV" },
  });
  assertEquals(ending({ code: 139 }), { kind: "signal", signal: "SIGSEGV" });
  assertEquals(ending({ code: 139 }, { wrapped: false }), { kind: "exit", status: 139 });
});

Deno.test("endOf() takes what runtimes say of memory for it, unless the program ended well", () => {
  const errors = "MemoryError\n";
  assertEquals(ending({ code: 1 }, { errors }), { kind: "memory" });
  assertEquals(ending({}, { errors }), { kind: "exit", status: 0 });
});

Deno.test("endOf() tells files that are too large or too many, however the program ended", () => {
  const large = { ...FILE, size: LIMITS.fileBytes + 1 };
  assertEquals(ending({ code: 1 }, { left: [large] }), { kind: "file-size" });
  assertEquals(ending({}, { left: [large] }), { kind: "file-size" });
  assertEquals(ending({}, { left: [{ ...FILE, size: LIMITS.fileBytes }] }).kind, "exit");
  assertEquals(ending({ code: 153 }), { kind: "file-size" });
  const many = Array.from({ length: LIMITS.files + 1 }, (_, index) => ({
    ...FILE,
    name: `out-${index}`,
  }));
  assertEquals(ending({}, { left: many }), { kind: "files" });
  assertEquals(ending({}, { left: many.slice(1) }).kind, "exit");
});
