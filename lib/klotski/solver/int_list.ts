/** A list of whole numbers in a flat array that grows. Pure. */
export class IntList {
  length = 0;
  #values = new Int32Array(256);

  push(value: number): void {
    if (this.length === this.#values.length) this.#values = grown(this.#values, this.length + 1);
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** Takes the last number away, which must be there. */
  pop(): number {
    this.length -= 1;
    return this.#values[this.length] as number;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  /** Forgets the numbers and keeps the room. */
  clear(): void {
    this.length = 0;
  }
}

/** The same numbers in an array with room for at least so many, and for some more. */
export function grown<T extends Int32Array | Uint8Array | Uint16Array>(
  values: T,
  length: number,
): T {
  if (length <= values.length) return values;
  const room = Math.max(length, Math.ceil(values.length * 1.5), 1 << 12);
  const larger = Reflect.construct(values.constructor, [room]) as T;
  larger.set(values);
  return larger;
}
