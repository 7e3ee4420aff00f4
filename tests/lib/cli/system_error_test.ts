import { assertEquals } from "@std/assert";
import { systemErrorText } from "../../../lib/cli/system_error.ts";
import { StorageFailure } from "../../../lib/contest/storage_failure.ts";
import { unusable } from "../../../lib/core/problem.ts";

Deno.test("what the system or a contest's database says is told from mistakes of our own", () => {
  const full = "No space left on device (os error 28)";
  assertEquals(systemErrorText(new Error(full)), `The system says: ${full}`);
  assertEquals(systemErrorText(new StorageFailure("The disk is full")), "The disk is full");
  assertEquals(systemErrorText(new TypeError("x is not a function")), undefined);
  assertEquals(systemErrorText(unusable("FILE", full)), undefined);
  assertEquals(systemErrorText(full), undefined);
});
