/**
 * How many uploads are read at the same time: few in all, for they are held in memory, and one of each author.
 */
import { Refusal } from "./answers.ts";

/** The gate; what is in it leaves when it is disposed of. */
export class UploadGate {
  readonly #most: number;
  readonly #authors = new Set<number>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Lets an author's upload in.
   * @throws {Refusal} 429 `UNDER_WAY`: one of his is in. 503 `BUSY`: too many of others are.
   */
  enter(entryId: number): Disposable {
    if (this.#authors.has(entryId)) {
      const sentence = "Another upload of yours is still under way: send this one when it is done.";
      throw new Refusal(429, "UNDER_WAY", sentence, { "retry-after": "5" });
    }
    if (this.#authors.size >= this.#most) {
      const sentence =
        "Many programs are being sent in at this moment: try again in half a minute.";
      throw new Refusal(503, "BUSY", sentence, { "retry-after": "30" });
    }
    this.#authors.add(entryId);
    return { [Symbol.dispose]: () => void this.#authors.delete(entryId) };
  }
}
