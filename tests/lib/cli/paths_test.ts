import { assertEquals } from "@std/assert";
import { join, resolve } from "@std/path";
import { fromWhereYouStand, whereYouStand } from "../../../lib/cli/paths.ts";

/** An environment with this INIT_CWD. */
function standingIn(folder: string | undefined): Pick<Deno.Env, "get"> {
  return { get: (name) => name === "INIT_CWD" ? folder : undefined };
}

Deno.test("fromWhereYouStand() starts where deno task was called", () => {
  const folder = resolve("some", "where");
  assertEquals(
    fromWhereYouStand("logs/a.jsonl", standingIn(folder)),
    join(folder, "logs", "a.jsonl"),
  );
  assertEquals(fromWhereYouStand("../a", standingIn(folder)), resolve("some", "a"));
});

Deno.test("fromWhereYouStand() starts in the working folder outside of tasks", () => {
  assertEquals(fromWhereYouStand("a", standingIn(undefined)), join(Deno.cwd(), "a"));
  assertEquals(whereYouStand(standingIn("")), Deno.cwd());
});

Deno.test("fromWhereYouStand() leaves absolute paths alone", () => {
  const path = resolve("absolute", "a.jsonl");
  assertEquals(fromWhereYouStand(path, standingIn(resolve("else", "where"))), path);
});
