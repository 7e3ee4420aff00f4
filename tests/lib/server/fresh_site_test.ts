import { assert, assertEquals, assertRejects } from "@std/assert";
import { freshSite } from "../../../lib/server/fresh_site.ts";

Deno.test("freshSite() makes the site again only when a source has changed", async () => {
  let stamp = "1";
  let made = 0;
  const site = freshSite(() => {
    made += 1;
    return Promise.resolve(new Map([["x", new Uint8Array([made])]]));
  }, () => stamp);
  await Promise.all([site(), site()]);
  assertEquals(made, 1);
  stamp = "2";
  assertEquals((await site()).get("x"), new Uint8Array([2]));
  assertEquals(made, 2);
});

Deno.test("freshSite() tries again after a failure", async () => {
  let isBroken = true;
  const site = freshSite(
    () => isBroken ? Promise.reject(new Error("broken")) : Promise.resolve(new Map()),
    () => "same",
  );
  await assertRejects(site, Error, "broken");
  isBroken = false;
  assert((await site()).size === 0);
});
