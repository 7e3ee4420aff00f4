import { assertEquals } from "@std/assert";
import { digestOf, sha256 } from "../../../lib/core/digest.ts";

// The examples of FIPS 180-2, appendix B.1, and the digest of nothing.
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

Deno.test("a digest is SHA-256 in 64 hex digits, of bytes and of texts alike", async () => {
  assertEquals(await digestOf("abc"), ABC);
  assertEquals(await digestOf(new TextEncoder().encode("abc")), ABC);
  assertEquals(await digestOf(""), NOTHING);
  assertEquals(await digestOf("Zoë ☃"), await digestOf(new TextEncoder().encode("Zoë ☃")));
  assertEquals((await sha256("abc")).toHex(), ABC);
});
