import { assert, assertEquals } from "@std/assert";
import { adviceFor } from "../../../../web/tanks/work/advice.ts";

Deno.test("what is wrong with a log or a link has advice", async () => {
  const folders = ["lib/logs", "web/tanks/work", "web/tanks/model"];
  const codes = new Set<string>();
  for (const folder of folders) {
    const place = new URL(`../../../../${folder}/`, import.meta.url);
    for await (const { name } of Deno.readDir(place)) {
      // Of lib/logs what reads from the disk is not part of the page.
      if (!name.endsWith(".ts") || name === "files.ts") continue;
      const text = await Deno.readTextFile(new URL(name, place));
      for (const [, code = ""] of text.matchAll(/"((?:LOG|LINK)_[A-Z0-9_]+)"/g)) codes.add(code);
    }
  }
  assert(codes.size > 15, [...codes].join());
  // Who closed a log needs no advice.
  codes.delete("LOG_CLOSED");
  for (const code of codes) {
    const advice = adviceFor({ code, message: "" });
    assert(advice !== undefined && /^[A-Z“].*\.$/.test(advice), `${code}: ${advice}`);
  }
});

Deno.test("an unknown code has no advice", () => {
  for (const code of ["OTHER", "toString", "__proto__"]) {
    assertEquals(adviceFor({ code, message: "" }), undefined);
  }
});
