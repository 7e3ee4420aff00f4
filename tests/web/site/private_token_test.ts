import { assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { takeToken, tokenHash, tokenIn } from "../../../web/site/private_token.ts";

/** An address that ends in `hash`, and tells whether it was cleared. */
function place(hash: string) {
  return {
    hash,
    isCleared: false,
    clear() {
      this.isCleared = true;
    },
  };
}

Deno.test("a token is taken out of the address", () => {
  const here = place("#token=abcdefgh12");
  assertEquals(takeToken(here), "abcdefgh12");
  assertEquals(here.isCleared, true);
});

Deno.test("what looks like a token and is none leaves the address, too", () => {
  const here = place("#token=abc%0adef ghi");
  assertEquals(takeToken(here), undefined);
  assertEquals(here.isCleared, true);
});

Deno.test("an address without a token stays as it is", () => {
  const here = place("#content");
  assertEquals(takeToken(here), undefined);
  assertEquals(here.isCleared, false);
});

Deno.test("people paste the whole link, or the token alone, with blanks round it", () => {
  assertEquals(tokenIn(" https://x.example/cup/author.html#token=abcdefgh12 "), "abcdefgh12");
  assertEquals(tokenIn("\nabcdefgh12\n"), "abcdefgh12");
  assertEquals(tokenIn("https://x.example/cup/author.html"), undefined);
  assertEquals(tokenIn(""), undefined);
  assertEquals(tokenIn("two words"), undefined);
});

Deno.test("every token that a link holds comes out of it again", () => {
  const token = fc.stringMatching(/^[\w.~+/=-]{8,100}$/);
  fc.assert(fc.property(token, (token) => {
    assertEquals(tokenIn(`https://x.example/author.html${tokenHash(token)}`), token);
    assertEquals(takeToken(place(tokenHash(token))), token);
  }));
});
