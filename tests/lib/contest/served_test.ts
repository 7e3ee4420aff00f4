import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { recallServed, rememberServed } from "../../../lib/contest/served.ts";
import { withFolder } from "./temp_contest.ts";

Deno.test("where a contest was served last is remembered", async () => {
  await withFolder(async (folder) => {
    assertEquals(await recallServed(folder), undefined);
    await rememberServed(folder, { port: 1, address: "http://127.0.0.1:1/" });
    const served = { port: 8018, address: "https://cup.example.org/" };
    await rememberServed(folder, served);
    assertEquals(await recallServed(folder), served);
  });
});

Deno.test("what cannot be read counts as not remembered", async () => {
  await withFolder(async (folder) => {
    for (
      const text of [
        "",
        "null",
        "{",
        '{"port":8018}',
        '{"port":0,"address":"http://x/"}',
        '{"port":8018,"address":"javascript:1"}',
      ]
    ) {
      await Deno.writeTextFile(join(folder, "served.json"), text);
      assertEquals(await recallServed(folder), undefined, text);
    }
  });
});
