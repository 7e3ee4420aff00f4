import { assertEquals, assertRejects } from "@std/assert";
import { authorApi, organiserApi, Refusal } from "../../../web/site/private_api.ts";
import * as strings from "../../../web/strings/strings.ts";
import { AUTHOR, ORGANISER, PLAYED } from "../author/samples.ts";

const text = strings.privatePages;
const TOKEN = "token-0123456789";

/** A server that always answers this, and what it was asked. */
function server(answer: () => Response) {
  const asked: { address: string; options: RequestInit }[] = [];
  const fetcher = (address: string, options: RequestInit) => {
    asked.push({ address, options });
    return Promise.resolve(answer());
  };
  return { asked, fetcher };
}

async function refusalOf(act: () => Promise<unknown>): Promise<[string, string]> {
  const { code, message } = await assertRejects(act, Refusal);
  return [code, message];
}

Deno.test("the token is in a header and never in the address", async () => {
  const { asked, fetcher } = server(() => Response.json(AUTHOR));
  assertEquals(await authorApi("cup/", fetcher).read(TOKEN), AUTHOR);
  const [{ address, options } = { address: "", options: {} }] = asked;
  assertEquals(address, "cup/api/author");
  assertEquals(new Headers(options.headers).get("authorization"), `Bearer ${TOKEN}`);
  assertEquals([options.credentials, options.redirect], ["omit", "error"]);
});

Deno.test("what the organiser sees and does goes through whole", async () => {
  const read = server(() => Response.json(ORGANISER));
  assertEquals(await organiserApi("", read.fetcher).read(TOKEN), ORGANISER);
  const answer = { view: ORGANISER, invited: { entry: "zoe", name: "Zoe", token: TOKEN } };
  const act = server(() => Response.json(answer));
  const deed = { deed: "invite", name: "Zoe" } as const;
  assertEquals(await organiserApi("", act.fetcher).act(TOKEN, deed), answer);
  assertEquals(act.asked[0]?.options.body, JSON.stringify(deed));
});

Deno.test("a refusal is told in the server's own words", async () => {
  const { fetcher } = server(() =>
    Response.json({ error: { code: "STATE", message: "It plays already" } }, { status: 409 })
  );
  assertEquals(await refusalOf(() => authorApi("", fetcher).cancel(TOKEN, 3)), [
    "STATE",
    "It plays already",
  ]);
});

Deno.test("answers that make no sense, and none at all, are told in a sentence", async () => {
  const cases: [() => Response, [string, string]][] = [
    [() => new Response("<html>"), ["ANSWER", text.strange]],
    [() => Response.json({ ...AUTHOR, versions: 7 }), ["ANSWER", text.strange]],
    [() => new Response("", { status: 401 }), ["TOKEN", text.tokenRefused]],
    [() => new Response("", { status: 404 }), ["ANSWER", text.notServed]],
    [() => new Response("", { status: 500 }), ["ANSWER", text.status(500)]],
    [() => new Response("", { status: 502 }), ["UNREACHABLE", text.unreachable]],
    [() => {
      throw new TypeError("no network");
    }, ["UNREACHABLE", text.unreachable]],
  ];
  for (const [answer, told] of cases) {
    const { fetcher } = server(answer);
    assertEquals(await refusalOf(() => authorApi("", fetcher).read(TOKEN)), told);
  }
});

Deno.test("an upload is answered with the version, a broken one with what became of it", async () => {
  const sending = { command: "", files: [], tell: () => {}, signal: new AbortController().signal };
  const send = (answer: Awaited<ReturnType<NonNullable<Parameters<typeof authorApi>[2]>>>) =>
    authorApi("", fetch, () => Promise.resolve(answer)).send(TOKEN, sending);
  assertEquals(await send({ status: 201, body: JSON.stringify(PLAYED) }), PLAYED);
  assertEquals(await refusalOf(() => send(undefined)), ["UNREACHABLE", text.brokeOff]);
  assertEquals(await refusalOf(() => send("stopped")), ["STOPPED", text.stopped]);
});
