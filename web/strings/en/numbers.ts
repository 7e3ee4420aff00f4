/** English: numbers as people read them. */

// “Pure”: where nobody uses it, the bundler may leave it out.
const WHOLE = /* @__PURE__ */ new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const TENTHS = /* @__PURE__ */ new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const ROUNDED = /* @__PURE__ */ new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** `4,600`. */
export function whole(value: number): string {
  return WHOLE.format(value);
}

/** `1,582.3`. */
export function tenths(value: number): string {
  return TENTHS.format(value);
}

/** `1 round`, `4,600 rounds`. */
export function counted(count: number, one: string, many: string): string {
  return `${whole(count)} ${count === 1 ? one : many}`;
}

/** `1 byte`, `12.5 KB`, `3 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1 << 10
    ? counted(bytes, "byte", "bytes")
    : bytes < 1 << 20
    ? `${ROUNDED.format(bytes / (1 << 10))} KB`
    : `${ROUNDED.format(bytes / (1 << 20))} MB`;
}
