import { assertEquals, assertRejects } from "@std/assert";
import { createAccess } from "../../../web/site/private_access.ts";
import { Refusal } from "../../../web/site/private_api.ts";
import * as strings from "../../../web/strings/strings.ts";
import { type PrivateWorld, privateWorld, settle } from "./private_world.ts";

const text = strings.privatePages;
const TOKEN = "token-0123456789";

/** A door whose server answers with what stands in `answer`, and with a refusal by throwing it. */
async function door(world: PrivateWorld) {
  const server = { answer: "first" as string | Refusal, tokens: [] as string[] };
  const access = createAccess<string>(world, {
    read: (token) => {
      server.tokens.push(token);
      return server.answer instanceof Refusal
        ? Promise.reject(server.answer)
        : Promise.resolve(server.answer);
    },
    pause: () => 1_000,
  });
  await settle();
  return { access, server };
}

Deno.test("the token of the address opens the door, and is kept for this window only", async () => {
  const world = privateWorld(`#token=${TOKEN}`);
  const { access, server } = await door(world);
  assertEquals([access.view.value, world.hash], ["first", ""]);
  assertEquals(world.kept, { token: TOKEN, isRemembered: false });
  assertEquals(server.tokens, [TOKEN]);
  access.dispose();
});

Deno.test("a token that is kept opens the door again; forgetting it shuts the door", async () => {
  const world = privateWorld();
  world.kept = { token: TOKEN, isRemembered: true };
  const { access } = await door(world);
  assertEquals([access.view.value, access.isRemembered.value], ["first", true]);
  access.forget();
  assertEquals([access.view.value, access.hasToken.value, world.kept], [
    undefined,
    false,
    undefined,
  ]);
  await world.pass();
  assertEquals(access.view.value, undefined);
  access.dispose();
});

Deno.test("whoever wants it is remembered, and no longer when he does not", async () => {
  const world = privateWorld(`#token=${TOKEN}`);
  const { access } = await door(world);
  access.remember(true);
  assertEquals(world.kept, { token: TOKEN, isRemembered: true });
  access.remember(false);
  assertEquals(world.kept, { token: TOKEN, isRemembered: false });
  access.dispose();
});

Deno.test("a token that is refused is forgotten, with a sentence", async () => {
  const world = privateWorld();
  const { access, server } = await door(world);
  server.answer = new Refusal("TOKEN", "no");
  access.enter(TOKEN);
  await settle();
  assertEquals([access.hasToken.value, access.why.value, world.kept], [
    false,
    text.tokenRefused,
    undefined,
  ]);
  access.enter("none");
  assertEquals(access.why.value, text.noToken);
  access.dispose();
});

Deno.test("another link in the same window opens another door", async () => {
  const world = privateWorld(`#token=${TOKEN}`);
  const { access, server } = await door(world);
  await world.visit("#token=other-0123456789");
  assertEquals(server.tokens, [TOKEN, "other-0123456789"]);
  assertEquals(world.hash, "");
  access.dispose();
});

Deno.test("while the server is away what is known stays, and it is asked less and less", async () => {
  const world = privateWorld(`#token=${TOKEN}`);
  const { access, server } = await door(world);
  server.answer = new Refusal("UNREACHABLE", "nobody answers");
  const pauses: (number | undefined)[] = [];
  for (let turn = 0; turn < 6; turn++) {
    await world.pass();
    pauses.push(world.waiting[0]?.ms);
  }
  assertEquals(pauses, [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  assertEquals([access.view.value, access.trouble.value], ["first", "nobody answers"]);
  server.answer = "second";
  await world.wake();
  assertEquals([access.view.value, access.trouble.value], ["second", undefined]);
  access.dispose();
});

Deno.test("what was asked before a deed does not undo what the deed brought", async () => {
  const world = privateWorld(`#token=${TOKEN}`);
  const answers: ((view: string) => void)[] = [];
  const access = createAccess<string>(world, {
    read: () => new Promise((resolve) => answers.push(resolve)),
    pause: () => 1_000,
  });
  answers[0]?.("first");
  await settle();
  await world.pass();
  access.show(await access.use(() => Promise.resolve("done")));
  answers[1]?.("old");
  await settle();
  assertEquals(access.view.value, "done");
  access.dispose();
});

Deno.test("a deed whose token is refused shuts the door; other refusals do not", async () => {
  const world = privateWorld(`#token=${TOKEN}`);
  const { access } = await door(world);
  await assertRejects(() => access.use(() => Promise.reject(new Refusal("STATE", "too late"))));
  assertEquals(access.hasToken.value, true);
  await assertRejects(() => access.use(() => Promise.reject(new Refusal("TOKEN", "no"))));
  assertEquals(access.hasToken.value, false);
  access.dispose();
});
