/** The API over a real socket, in a process that may do no more than it needs. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { Contest } from "../../../../../lib/contest/contest.ts";
import { addEntry } from "../../../../../lib/contest/store/entries.ts";
import { invite } from "../../../../../lib/contest/store/invitations.ts";
import { versionsOf } from "../../../../../lib/contest/store/versions.ts";
import { inFolder } from "../../sample.ts";
import { formOf, hashOf, ORGANISER, RULES } from "./api_desk.ts";

const SCRIPT = fromFileUrl(new URL("serve_api.ts", import.meta.url));

interface Served {
  readonly port: number;
  readonly token: string;
  readonly contest: Contest;
  readonly entryId: number;
}

async function withProcess(test: (served: Served) => Promise<void>): Promise<void> {
  await inFolder(async (root) => {
    const folder = join(root, "contest");
    using contest = await Contest.create(folder, { title: "Cup", seed: "s", rules: RULES });
    const { id: entryId } = addEntry(contest, "Anna");
    const token = invite(contest, entryId);
    const writable = ["contest.db", "contest.db-wal", "contest.db-shm", "files"];
    await using child = new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "--quiet", "--no-prompt", "--allow-net=127.0.0.1", `--allow-read=${folder}`],
        `--allow-write=${writable.map((name) => join(folder, name)).join()}`,
        ...[SCRIPT, folder, await hashOf(ORGANISER)],
      ],
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const errors = new Response(child.stderr).text();
    const output = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
    const port = Number((await output.read()).value);
    if (!(port > 0)) throw new Error(await errors);
    await test({ port, token, contest, entryId });
    await child.stdin.close();
    await output.cancel();
    assertEquals([await errors, (await child.status).code], ["", 0]);
  });
}

/** Writes to the socket as it is; the answer's text until the server closes, or until it has told its status. */
async function speak(port: number, ...pieces: readonly Uint8Array[]): Promise<string> {
  using connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const read = async () => {
    const buffer = new Uint8Array(4096);
    const length = await connection.read(buffer).catch(() => null);
    return new TextDecoder().decode(buffer.subarray(0, length ?? 0));
  };
  const answer = read();
  try {
    for (const piece of pieces) {
      for (let at = 0; at < piece.length;) at += await connection.write(piece.subarray(at));
    }
  } catch {
    // The server may hang up in the middle of what is too much.
  }
  return await answer;
}

function head(token: string, ...lines: readonly string[]): Uint8Array {
  const text = [
    "POST /api/author/versions HTTP/1.1",
    "Host: 127.0.0.1",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=B",
    ...lines,
  ];
  return new TextEncoder().encode(`${text.join("\r\n")}\r\n\r\n`);
}

Deno.test("in a process that may only read the contest and write its database and files all works", async () => {
  await withProcess(async ({ contest, entryId, port, token }) => {
    const url = `http://127.0.0.1:${port}/api`;
    const author = { authorization: `Bearer ${token}` };
    const organiser = { authorization: `Bearer ${ORGANISER}`, "content-type": "application/json" };
    const body = formOf({ "main.ts": "console.log('M0')", "lib/aim.ts": "1" });
    const sent = await fetch(`${url}/author/versions`, { method: "POST", headers: author, body });
    assertEquals(sent.status, 201, await sent.text());
    const calls = [
      fetch(`${url}/author`, { headers: author }),
      fetch(`${url}/author/versions/1/cancel`, { method: "POST", headers: author }),
      fetch(`${url}/organiser`, { headers: organiser }),
      fetch(`${url}/organiser`, {
        ...{ method: "POST", headers: organiser },
        body: JSON.stringify({ deed: "invite", name: "Bert" }),
      }),
    ];
    for (const call of calls) {
      const answer = await call;
      assertEquals(answer.status, 200, await answer.text());
    }
    assertEquals(versionsOf(contest, entryId).map(({ state }) => state), ["cancelled"]);
  });
});

Deno.test("over a socket what is too long is refused, and what ends too early leaves nothing", async () => {
  await withProcess(async ({ contest, entryId, port, token }) => {
    const declared = await speak(port, head(token, "Content-Length: 99999999999"));
    assertMatch(declared, /^HTTP\/1\.1 413 /);
    const chunk = new TextEncoder().encode(`10000\r\n${"x".repeat(0x10000)}\r\n`);
    const endless = Array.from({ length: 400 }, () => chunk);
    const streamed = await speak(port, head(token, "Transfer-Encoding: chunked"), ...endless);
    // Whoever goes on sending may find the line closed before he reads why.
    assert(streamed === "" || streamed.startsWith("HTTP/1.1 413 "), streamed);
    {
      using connection = await Deno.connect({ hostname: "127.0.0.1", port });
      await connection.write(head(token, "Content-Length: 500"));
      await connection.write(new TextEncoder().encode("--B\r\nContent-Disposition: form"));
    }
    const both = head(token, "Content-Length: 5", "Transfer-Encoding: chunked");
    assertMatch(await speak(port, both, new TextEncoder().encode("0\r\n\r\n")), /^HTTP\/1\.1 400 /);
    assertEquals(versionsOf(contest, entryId), []);
    // The place of the one that hung up is free again as soon as the server has noticed.
    const url = `http://127.0.0.1:${port}/api/author/versions`;
    for (;;) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(url, {
        method: "POST",
        headers,
        body: formOf({ "main.ts": "1" }),
      });
      await answer.body?.cancel();
      if (answer.status === 429) continue;
      assertEquals(answer.status, 201);
      break;
    }
  });
});
