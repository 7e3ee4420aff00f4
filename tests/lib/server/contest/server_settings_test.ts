import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  makeServerSettings,
  parseServerSettings,
  type ServerSettings,
} from "../../../../lib/server/contest/server_settings.ts";

const SETTINGS: ServerSettings = {
  contest: "/contests/spring\n",
  pages: "/pages",
  hostname: "127.0.0.1",
  port: 8017,
  publicNames: ["contest.example.org"],
  organiserTokenHash: "ab",
};

Deno.test("settings are one line, and come back as they were", () => {
  const line = makeServerSettings(SETTINGS);
  assert(!line.includes("\n"));
  assertEquals(parseServerSettings(line), SETTINGS);
});

Deno.test("what are no settings is refused", () => {
  for (
    const name of ["contest", "pages", "hostname", "port", "publicNames", "organiserTokenHash"]
  ) {
    const { [name]: _, ...others }: Record<string, unknown> = { ...SETTINGS };
    assertThrows(() => parseServerSettings(JSON.stringify(others)), TypeError, name);
  }
  for (const line of ["null", "1", '"x"']) assertThrows(() => parseServerSettings(line), TypeError);
  assertThrows(() => parseServerSettings(""), SyntaxError);
  const port = JSON.stringify({ ...SETTINGS, port: "8017" });
  assertThrows(() => parseServerSettings(port), TypeError, "port");
});
