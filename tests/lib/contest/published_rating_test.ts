import { assertEquals } from "@std/assert";
import { ratingMargin } from "../../../lib/contest/published/rating.ts";

Deno.test("what stands behind the ± of a rating is twice sigma", () => {
  assertEquals(ratingMargin({ sigma: 4.25 }), 8.5);
});
