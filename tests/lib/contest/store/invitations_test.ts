import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { addEntry } from "../../../../lib/contest/store/entries.ts";
import {
  entryOfToken,
  invite,
  invitedIds,
  isInvited,
} from "../../../../lib/contest/store/invitations.ts";
import { withContest } from "../temp_contest.ts";

Deno.test("a token tells its entry, and nothing that only looks like it does", async () => {
  await withContest((contest) => {
    const anna = addEntry(contest, "anna");
    const berta = addEntry(contest, "berta");
    const token = invite(contest, anna.id);
    assertMatch(token, /^a1-[A-Za-z0-9_-]{43}$/);
    assertEquals(entryOfToken(contest, token), anna);
    const secret = token.slice(3);
    const others = [
      ...[
        "",
        "a1-",
        secret,
        `a2-${secret}`,
        `a99-${secret}`,
        `${token}x`,
        ` ${token}`,
        `a01-${secret}`,
      ],
      ...[token.slice(0, -1), token.toUpperCase(), `a999999999999999999-${secret}`],
    ];
    for (const other of others) assertEquals(entryOfToken(contest, other), undefined, other);
    assertEquals(entryOfToken(contest, invite(contest, berta.id)), berta);
  });
});

Deno.test("a new invitation ends the older one", async () => {
  await withContest((contest) => {
    const anna = addEntry(contest, "anna");
    const old = invite(contest, anna.id);
    const token = invite(contest, anna.id);
    assertNotEquals(old, token);
    assertEquals(entryOfToken(contest, old), undefined);
    assertEquals(entryOfToken(contest, token), anna);
  });
});

Deno.test("who is invited can be told", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    const other = addEntry(contest, "berta");
    invite(contest, id);
    assertEquals([isInvited(contest, id), isInvited(contest, other.id)], [true, false]);
    assertEquals([...invitedIds(contest)], [id]);
  });
});

Deno.test("the database does not hold the token", async () => {
  await withContest((contest) => {
    const { id } = addEntry(contest, "anna");
    const secret = invite(contest, id).slice(3);
    const kept = JSON.stringify(contest.all("SELECT * FROM invitation"));
    assert(!kept.includes(secret.slice(0, 8)), kept);
  });
});
