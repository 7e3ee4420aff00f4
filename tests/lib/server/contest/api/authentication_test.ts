import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import { invite } from "../../../../../lib/contest/store/invitations.ts";
import { Authentication } from "../../../../../lib/server/contest/api/authentication.ts";
import { ORGANISER, withDesk } from "./api_desk.ts";

const WRONG = "a1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

Deno.test("a token opens its own door and no other", async () => {
  await withDesk(async ({ anna, call }) => {
    assertEquals((await call("/api/author", { token: anna.token })).status, 200);
    assertEquals((await call("/api/organiser", { token: ORGANISER })).status, 200);
    assertEquals((await call("/api/author", { token: ORGANISER })).status, 401);
    assertEquals((await call("/api/organiser", { token: anna.token })).status, 401);
  });
});

Deno.test("without a good token there is a sentence about a new link, at every address", async () => {
  await withDesk(async ({ call }) => {
    const addresses = [
      ["GET", "/api/author"],
      ["POST", "/api/author/versions"],
      ["POST", "/api/author/versions/1/cancel"],
      ["GET", "/api/organiser"],
      ["POST", "/api/organiser"],
    ] as const;
    for (const [method, path] of addresses) {
      for (const headers of [{}, { authorization: `Bearer ${WRONG}` }]) {
        const answer = await call(path, { method, headers });
        assertEquals([answer.status, answer.code], [401, "TOKEN"], path);
        assertMatch(answer.message, /ask the organiser for a new one/);
        assertEquals(answer.headers.get("cache-control"), "no-store");
      }
    }
  });
});

Deno.test("cookies, addresses and other schemes carry no token", async () => {
  await withDesk(async ({ anna, call }) => {
    for (
      const headers of [
        { cookie: `token=${anna.token}` },
        { authorization: `Basic ${btoa(`anna:${anna.token}`)}` },
        { authorization: anna.token },
        { authorization: `Bearer ${anna.token}, Bearer ${anna.token}` },
      ]
    ) {
      assertEquals((await call(`/api/author?token=${anna.token}`, { headers })).status, 401);
    }
  });
});

Deno.test("a token of another contest is none here", async () => {
  await withDesk(async ({ call }) => {
    await withDesk(async ({ anna }) => {
      assertEquals((await call("/api/author", { token: anna.token })).status, 401);
    });
  });
});

Deno.test("a new invitation ends the old one", async () => {
  await withDesk(async ({ anna, call, contest }) => {
    const token = invite(contest, anna.entry.id);
    assertEquals((await call("/api/author", { token: anna.token })).status, 401);
    assertEquals((await call("/api/author", { token })).status, 200);
  });
});

Deno.test("after 20 wrong tokens in a minute an address must wait with wrong ones; good ones pass all the while", async () => {
  await withDesk(async ({ anna, bert, call, clock }) => {
    const from = "10.0.0.66";
    for (let time = 0; time < 20; time++) {
      assertEquals((await call("/api/author", { token: WRONG, from })).status, 401);
    }
    for (const path of ["author", "organiser"]) {
      const answer = await call(`/api/${path}`, { token: WRONG, from });
      assertEquals([answer.status, answer.code], [429, "TOO_MANY"]);
      assertEquals(answer.headers.get("retry-after"), "3");
      assertMatch(answer.message, /wait/);
    }
    for (
      const [path, token] of [["author", anna.token], ["author", bert.token], [
        "organiser",
        ORGANISER,
      ]]
    ) {
      assertEquals((await call(`/api/${path}`, { token: token ?? "", from })).status, 200);
    }
    assertEquals((await call("/api/author", { token: WRONG, from: "10.0.0.67" })).status, 401);
    clock.advance(3000);
    assertEquals((await call("/api/author", { token: WRONG, from })).status, 401);
  });
});

Deno.test("good tokens and missing ones cost nothing", async () => {
  await withDesk(async ({ anna, call }) => {
    for (let time = 0; time < 50; time++) {
      assertEquals((await call("/api/author", { token: anna.token })).status, 200);
      assertEquals((await call("/api/author")).status, 401);
    }
  });
});

Deno.test("all addresses of one network of IPv6 count as one", async () => {
  await withDesk(async ({ call }) => {
    for (let time = 0; time < 20; time++) {
      await call("/api/author", { token: WRONG, from: `2001:db8:1:2:${time}::${time}` });
    }
    const from = "2001:db8:1:2:ffff::1";
    assertEquals((await call("/api/author", { token: WRONG, from })).status, 429);
    const other = "2001:db8:1:3::1";
    assertEquals((await call("/api/author", { token: WRONG, from: other })).status, 401);
  });
});

Deno.test("tokens of any length and any characters are refused, never an error", async () => {
  await withDesk(async ({ call }) => {
    const tokens = [
      "",
      " ",
      "a1-",
      "a999999999999999-x",
      "x".repeat(10_000),
      "a1-'; DROP TABLE entry",
      "é",
    ];
    for (const [index, token] of tokens.entries()) {
      const from = `10.1.0.${index}`;
      assertEquals((await call("/api/author", { token, from })).status, 401);
      assertEquals((await call("/api/organiser", { token, from })).status, 401);
    }
  });
});

Deno.test("the organiser's hash must be a whole SHA-256, so that digests of one length are compared", async () => {
  await withDesk(({ contest }) => {
    for (const organiserTokenHash of ["", "00", "0".repeat(62), "0".repeat(66), "x".repeat(64)]) {
      assertThrows(() =>
        new Authentication({
          contest,
          organiserTokenHash,
          clientAddress: () => "",
          now: () => 0,
        })
      );
    }
    return Promise.resolve();
  });
});

Deno.test("secrets are compared by timingSafeEqual alone", async () => {
  for (const file of ["server/contest/api/authentication.ts", "contest/store/invitations.ts"]) {
    const source = await Deno.readTextFile(new URL(`../../../../../lib/${file}`, import.meta.url));
    assert(source.includes("timingSafeEqual("), file);
    assert(
      !/(?:hash|digest|token|offered|organiser)\w*\s*[!=]==(?!\s*undefined)/i.test(source),
      file,
    );
  }
});
