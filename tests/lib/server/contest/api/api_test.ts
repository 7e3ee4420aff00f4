import { assert, assertEquals, assertMatch } from "@std/assert";
import { makeApi } from "../../../../../lib/server/contest/api/api.ts";
import { type Answered, formOf, hashOf, HOST, ORGANISER, requestOf, withDesk } from "./api_desk.ts";

const CLOSE = { token: ORGANISER, body: '{"deed":"close"}' };
const JSON_TYPE = { "content-type": "application/json" };

Deno.test("addresses of the API are answered, all others are left to others", async () => {
  await withDesk(async ({ contest }) => {
    const api = makeApi({
      contest,
      organiserTokenHash: await hashOf(ORGANISER),
      clientAddress: () => "",
      onError: () => {},
    });
    for (
      const path of [
        "/",
        "/apiary",
        "/author.html",
        "/data/api",
        "/contest/api/author",
        "/API/author",
      ]
    ) {
      assertEquals(await api(requestOf(path, { token: ORGANISER })), undefined, path);
    }
    for (
      const path of [
        "/api",
        "/api/",
        "/api/author/",
        "/api//author",
        "/api/author/versions/1",
        "/api/%61uthor",
      ]
    ) {
      const answer = await api(requestOf(path, { token: ORGANISER }));
      assertEquals(answer?.status, 404, path);
      await answer?.body?.cancel();
    }
    const found = await api(requestOf("/api/x/../organiser?token=1#x", { token: ORGANISER }));
    assertEquals(found?.status, 200);
    await found?.body?.cancel();
  });
});

Deno.test("other methods are told which ones there are", async () => {
  const allowed = [
    ["/api/author", "GET"],
    ["/api/author/versions", "POST"],
    ["/api/author/versions/1/cancel", "POST"],
    ["/api/organiser", "GET, POST"],
  ] as const;
  await withDesk(async ({ anna, call }) => {
    for (const [path, allow] of allowed) {
      for (
        const method of [
          "GET",
          "POST",
          "PUT",
          "DELETE",
          "PATCH",
          "OPTIONS",
          "PROPFIND",
          "__proto__",
        ]
      ) {
        if (allow.split(", ").includes(method)) continue;
        const answer = await call(path, { method, token: anna.token });
        assertEquals([answer.status, answer.code], [405, "METHOD"], `${method} ${path}`);
        assertEquals(answer.headers.get("allow"), allow);
      }
    }
  });
});

Deno.test("no answer is kept, read by other sites, or sets a cookie", async () => {
  await withDesk(async ({ anna, call, deed, upload }) => {
    const answers: Answered[] = [
      await call("/api/author", { token: anna.token, headers: { origin: "https://evil.example" } }),
      await call("/api/author", { method: "OPTIONS", headers: { origin: "https://evil.example" } }),
      await call("/api/author"),
      await call("/api/nothing"),
      await upload(anna.token, { "main.ts": "1" }),
      await upload(anna.token, {}),
      await deed({ deed: "invite", name: "Cara" }),
      await deed({ deed: "nothing" }),
    ];
    for (const { headers, status } of answers) {
      assertEquals(headers.get("cache-control"), "no-store", `${status}`);
      assertEquals(headers.get("x-content-type-options"), "nosniff");
      assertEquals(headers.get("referrer-policy"), "no-referrer");
      assertMatch(headers.get("content-type") ?? "", /^application\/json/);
      for (const [name] of headers) assert(!/^access-control-|^set-cookie$/.test(name), name);
    }
  });
});

Deno.test("another site's page changes nothing, even with the token", async () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `http://${HOST}.evil.example` },
    { origin: "http://contest.example:8018" },
    { origin: "http://contest.example" },
    { origin: "nonsense" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: `http://${HOST}` },
    { "sec-fetch-site": "cross-site", origin: `http://${HOST}` },
    { "sec-fetch-site": "" },
  ];
  await withDesk(async ({ anna, call, contest, kept }) => {
    for (const headers of foreign) {
      const calls = [
        await call("/api/organiser", { ...CLOSE, headers: { ...JSON_TYPE, ...headers } }),
        await call("/api/author/versions", {
          token: anna.token,
          body: formOf({ "a.ts": "1" }),
          headers,
        }),
        await call("/api/author/versions/1/cancel", { method: "POST", token: anna.token, headers }),
      ];
      for (const { code, status } of calls) {
        assertEquals([status, code], [403, "ORIGIN"], JSON.stringify(headers));
      }
    }
    assertEquals([contest.settings().state, await kept()], ["open", []]);
  });
});

Deno.test("our own pages, and programs that are no browsers, may", async () => {
  const own: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: `http://${HOST}` },
    { origin: `https://${HOST}` },
    { origin: "https://contest.example", host: "contest.example" },
    { origin: "https://contest.example", host: "Contest.Example:443" },
    { "sec-fetch-site": "same-origin", origin: "https://outside.example" },
    { "sec-fetch-site": "none" },
  ];
  await withDesk(async ({ call }) => {
    for (const headers of own) {
      const answer = await call("/api/organiser", {
        ...CLOSE,
        headers: { ...JSON_TYPE, ...headers },
      });
      assertEquals(answer.status, 200, JSON.stringify(headers));
    }
  });
});
