import { assertEquals } from "@std/assert";
import { ClientAddresses } from "../../../../lib/server/contest/client_address.ts";

function addressOf(isBehindOther: boolean, peer: string, forwarded?: string): string {
  const addresses = new ClientAddresses(isBehindOther);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const request = new Request("http://localhost/", { headers });
  addresses.note(request, peer);
  return addresses.of(request);
}

Deno.test("a request comes from where its connection does", () => {
  assertEquals(addressOf(false, "203.0.113.7"), "203.0.113.7");
  assertEquals(addressOf(false, "127.0.0.1", "203.0.113.7"), "127.0.0.1");
  assertEquals(new ClientAddresses(true).of(new Request("http://localhost/")), "");
});

Deno.test("a server in front of ours is believed the last address only", () => {
  assertEquals(addressOf(true, "127.0.0.1", "203.0.113.7"), "203.0.113.7");
  assertEquals(addressOf(true, "::1", "10.0.0.1, 2001:db8::7"), "2001:db8::7");
  assertEquals(addressOf(true, "127.0.0.1"), "127.0.0.1");
});

Deno.test("a stranger, or words that are no address, are not believed", () => {
  assertEquals(addressOf(true, "203.0.113.9", "203.0.113.7"), "203.0.113.9");
  for (const words of ["", "unknown", "203.0.113.7, ", "a b", "x".repeat(100)]) {
    assertEquals(addressOf(true, "127.0.0.1", words), "127.0.0.1", words);
  }
});
