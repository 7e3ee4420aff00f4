/** The address of a page, as the browser has it. */
import { assertEquals } from "@std/assert";
import { browserPlace } from "../../../web/ui/address_place.ts";

Deno.test("a moment replaces the address, something else is a step, and going back is heard", () => {
  const steps = [""];
  const names = ["location", "history"] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true });
  put("location", {
    get hash() {
      return steps.at(-1);
    },
  });
  put("history", {
    replaceState: (_state: null, _title: string, hash: string) => steps.splice(-1, 1, hash),
    pushState: (_state: null, _title: string, hash: string) => steps.push(hash),
  });
  try {
    const place = browserPlace();
    place.push("#a");
    place.replace("#b");
    assertEquals([place.read(), steps], ["#b", ["", "#b"]]);
    place.push("");
    assertEquals(steps, ["", "#b", "#"], "an empty one would change nothing");
    let heard = 0;
    const stop = place.listen(() => heard += 1);
    dispatchEvent(new Event("popstate"));
    stop();
    dispatchEvent(new Event("popstate"));
    assertEquals(heard, 1);
  } finally {
    names.forEach((name, index) => {
      const was = before[index];
      if (was === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, was);
    });
  }
});
