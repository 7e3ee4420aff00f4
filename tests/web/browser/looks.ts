/**
 * In which windows and colours pages are looked through for barriers. What depends on the size of the window hardly ever
 * depends on the colours as well, so two looks see nearly all that four do, in half the time. `TURNIIR_LOOKS=all` takes
 * all four.
 */
import type { ViewportName } from "./browser.ts";

/** One way to see a page. */
export interface Look {
  readonly viewport: ViewportName;
  readonly theme: "light" | "dark";
}

const TWO: readonly Look[] = [
  { viewport: "desktop", theme: "light" },
  { viewport: "phone", theme: "dark" },
];

const OTHERS: readonly Look[] = [
  { viewport: "desktop", theme: "dark" },
  { viewport: "phone", theme: "light" },
];

/** The looks of this test run. */
export const LOOKS: readonly Look[] = Deno.env.get("TURNIIR_LOOKS") === "all"
  ? [...TWO, ...OTHERS]
  : TWO;
