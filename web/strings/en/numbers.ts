/** English: numbers as people read them. */

const WHOLE = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat("en-GB", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

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
