import { assertEquals } from "@std/assert";
import { crc32 } from "../../../lib/logs/checksum.ts";

// The first is the check value that every description of CRC-32 gives; the others are zlib's.
Deno.test("crc32() gives the well-known values", { permissions: "none" }, () => {
  assertEquals(crc32("123456789"), "cbf43926");
  assertEquals(crc32(""), "00000000");
  assertEquals(crc32("The quick brown fox jumps over the lazy dog"), "414fa339");
  assertEquals(crc32("ä"), "70b5f183");
});
