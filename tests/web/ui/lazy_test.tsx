import { assertEquals } from "@std/assert";
import type { FunctionComponent } from "preact";
import * as strings from "../../../web/strings/strings.ts";
import { settled, texts, withPage } from "../tanks/view/shown.ts";

interface GreetingProps {
  readonly name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello, {name}</p>;
}

const loadLazy = async () => (await import("../../../web/ui/lazy.tsx")).lazy;

Deno.test("a part is asked for when it is first shown, appears when it is there, and is kept", async () => {
  await withPage(async (page) => {
    const lazy = await loadLazy();
    const { promise, resolve } = Promise.withResolvers<FunctionComponent<GreetingProps>>();
    let requests = 0;
    const Part = lazy(() => {
      requests += 1;
      return promise;
    });
    assertEquals(requests, 0);
    page.show(<Part name="Ann" />);
    assertEquals(texts(page, "p"), []);
    resolve(Greeting);
    await settled(page);
    assertEquals(texts(page, "p"), ["Hello, Ann"]);
    page.show(<Part key="again" name="Bob" />);
    assertEquals(texts(page, "p"), ["Hello, Bob"]);
    assertEquals(requests, 1);
  });
});

Deno.test("a part that was loaded ahead is there at once", async () => {
  await withPage(async (page) => {
    const lazy = await loadLazy();
    const Part = lazy(() => Promise.resolve(Greeting));
    await Part.load();
    page.show(<Part name="Ann" />);
    assertEquals(texts(page, "p"), ["Hello, Ann"]);
  });
});

Deno.test("a part that cannot be had says so, and is asked for again when it is shown again", async () => {
  await withPage(async (page) => {
    const lazy = await loadLazy();
    let isOnline = false;
    const Part = lazy(() =>
      isOnline ? Promise.resolve(Greeting) : Promise.reject(new TypeError("no network"))
    );
    page.show(<Part name="Ann" />);
    await settled(page);
    assertEquals(texts(page, ".notice"), [strings.frame.partMissing]);
    isOnline = true;
    page.show(<Part key="again" name="Ann" />);
    await settled(page);
    assertEquals(texts(page, "p"), ["Hello, Ann"]);
  });
});
