import { assert, assertEquals } from "@std/assert";
import { Library } from "../../../lib/server/library.ts";
import { startServer } from "../../../lib/server/serve.ts";
import { handClock, SAMPLE } from "./sample.ts";

/** The first line of the answer to a request that no client of ours would write. */
async function statusLine(port: number, request: string): Promise<string> {
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  await connection.write(new TextEncoder().encode(request));
  const bytes = new Uint8Array(64);
  const count = await connection.read(bytes);
  return new TextDecoder().decode(bytes.subarray(0, count ?? 0)).split("\r\n")[0] ?? "";
}

Deno.test("no Host header and no address makes the server fail", async () => {
  const errors: unknown[] = [];
  const library = await Library.open({ named: [SAMPLE], clock: handClock() });
  const page = new TextEncoder().encode("start");
  for (const hostname of ["127.0.0.1", "0.0.0.0"]) {
    const server = startServer({
      ...{ library, hostname, port: 0 },
      site: () => Promise.resolve(new Map([["index.html", page]])),
      onError: (error) => errors.push(error),
    });
    const status = async (host: string, path = "/") => {
      const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      return (await statusLine(server.port, request)).split(" ")[1];
    };
    assertEquals(await status(`localhost:${server.port}`), "200");
    assertEquals(await status("[::1]:65535"), "200");
    for (const host of ["localhost:99999", "localhost:65536", "local host", "a@b", "[:", "a/b"]) {
      const told = await status(host);
      assert(told === "421" || told === "400", `${host}: ${told}`);
    }
    for (const path of ["//evil.example/", "//", "/data//", "/%", "/\\", "/["]) {
      const told = await status("localhost", path);
      assert(told === "404" || told === "400" || told === "421", `${path}: ${told}`);
    }
    assert(/^[24]/.test(await status("localhost", "http://[/") ?? ""));
    await server.stop();
  }
  assertEquals(errors, []);
});
