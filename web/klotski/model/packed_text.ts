/** A puzzle by itself in an address: one that is on no site. What is packed is the variant's file. Pure. */
import * as strings from "../../strings/strings.ts";
import { createPacking } from "../../ui/packing.ts";

const words = strings.klotski.problems;

const { brokenLink, pack, unpack } = createPacking({
  mostText: 16 * 1024,
  mostBytes: 16 * 1024,
  words,
});

/** Packs the text of a variant's file. */
export async function packText(text: string): Promise<string> {
  return await pack(new TextEncoder().encode(text));
}

/**
 * Unpacks what stands in an address, whoever wrote it; whether it is a variant is another question.
 * @throws {UnusableInput} If it was not packed here (`LINK_BROKEN`).
 */
export async function unpackText(packed: string): Promise<string> {
  const bytes = await unpack(packed);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw brokenLink(words.linkNotPacked);
  }
}
