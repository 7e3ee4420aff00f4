/**
 * Bytes as text in an address: a digit, the version of the packing, then the bytes, deflated (deflated_text.ts). A version
 * is never changed and never taken away: an address that was once sent to somebody works for ever. Pure.
 */
import { unusable, type UnusableInput } from "../../lib/core/problem.ts";
import { deflateToText, inflateText, TooMuchText } from "./deflated_text.ts";

const VERSION = "1";

/** How a page packs. */
export interface PackingOptions {
  /** The longest text that is unpacked, in characters. */
  readonly mostText: number;
  /** The most that it may unpack to, in bytes. */
  readonly mostBytes: number;
  readonly words: PackingWords;
}

/** What a page says of an address that holds nothing usable. */
export interface PackingWords {
  /** The sentence, with one of the reasons below or the page's own. */
  badLink(why: string): string;
  readonly linkTooLong: string;
  /** It unpacks to more than it may. @default As above. */
  readonly linkTooLarge?: string;
  readonly linkOtherVersion: string;
  readonly linkNotPacked: string;
}

/** What a page packs and unpacks with. */
export interface Packing {
  pack(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /**
   * Unpacks what stands in an address, whoever wrote it.
   * @throws {UnusableInput} If it was not packed here (`LINK_BROKEN`).
   */
  unpack(text: string): Promise<Uint8Array>;
  /** What is said of an address that holds nothing usable. */
  brokenLink(why: string): UnusableInput;
}

/** See the head of this file. */
export function createPacking({ mostBytes, mostText, words }: PackingOptions): Packing {
  const brokenLink = (why: string) => unusable("LINK_BROKEN", words.badLink(why));
  return {
    brokenLink,
    pack: async (bytes) => VERSION + await deflateToText(bytes),
    unpack: async (text) => {
      if (text.length > mostText) throw brokenLink(words.linkTooLong);
      if (!text.startsWith(VERSION)) {
        throw brokenLink(/^\d/.test(text) ? words.linkOtherVersion : words.linkNotPacked);
      }
      try {
        return await inflateText(text.slice(VERSION.length), mostBytes);
      } catch (error) {
        const isTooLarge = error instanceof TooMuchText;
        throw brokenLink(
          isTooLarge ? words.linkTooLarge ?? words.linkTooLong : words.linkNotPacked,
        );
      }
    },
  };
}
