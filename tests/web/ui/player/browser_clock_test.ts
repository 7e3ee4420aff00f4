import { assertEquals } from "@std/assert";
import { browserClock } from "../../../../web/ui/player/browser_clock.ts";

Deno.test("the browser's clock asks the browser, each time anew", () => {
  const asked: string[] = [];
  const query = { matches: false };
  const picture: { draw?: (time: number) => void } = {};
  Object.assign(globalThis, {
    matchMedia: (text: string) => {
      asked.push(text);
      return query;
    },
    requestAnimationFrame: (callback: (time: number) => void) => {
      picture.draw = callback;
      return 7;
    },
    cancelAnimationFrame: (request: number) => asked.push(`cancel ${request}`),
  });
  const clock = browserClock();
  assertEquals(clock.prefersReducedMotion(), false);
  query.matches = true;
  assertEquals(clock.prefersReducedMotion(), true);
  const drawn: string[] = [];
  assertEquals(clock.request(() => drawn.push("picture")), 7);
  assertEquals(drawn, []);
  picture.draw?.(123);
  assertEquals(drawn, ["picture"]);
  clock.cancel(7);
  assertEquals(asked, ["(prefers-reduced-motion: reduce)", "cancel 7"]);
});
