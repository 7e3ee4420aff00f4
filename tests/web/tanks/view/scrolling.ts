/** Lets elements of a page without a browser be scrolled: linkedom lays nothing out. */

/** How high every element is, in pixels. */
export const HEIGHT = 560;

/** Gives all elements a height and a place to which they are scrolled. To be called once a page is open. */
export function makeScrollable(): void {
  const tops = new WeakMap<object, number>();
  Object.defineProperties(globalThis.HTMLElement.prototype, {
    clientHeight: { value: HEIGHT, configurable: true },
    offsetTop: { value: 0, configurable: true },
    scrollTop: {
      get(this: object): number {
        return tops.get(this) ?? 0;
      },
      set(this: object, top: number): void {
        tops.set(this, Math.max(0, top));
      },
      configurable: true,
    },
  });
}
