/** A queue of whole numbers, each with a small note, in flat arrays that grow. Pure. */
export class IntQueue {
  length = 0;
  #values = new Int32Array(64);
  #notes = new Uint16Array(64);

  push(value: number, note: number): void {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length] = value;
    this.#notes[this.length] = note;
    this.length += 1;
  }

  value(at: number): number {
    return this.#values[at] as number;
  }

  note(at: number): number {
    return this.#notes[at] as number;
  }

  #grow(): void {
    const [values, notes] = [this.#values, this.#notes];
    this.#values = new Int32Array(2 * this.length);
    this.#notes = new Uint16Array(2 * this.length);
    this.#values.set(values);
    this.#notes.set(notes);
  }
}
