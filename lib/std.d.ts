/**
 * Types for the few functions used of the standard library, whose npm package ships none. With the registry of
 * the standard library within reach, change the import map in deno.json and delete this file.
 */
declare module "@std/bytes/concat" {
  export function concat(buffers: readonly Uint8Array[]): Uint8Array<ArrayBuffer>;
}

declare module "@std/path" {
  export function basename(path: string, suffix?: string): string;
  export function dirname(path: string): string;
  export function extname(path: string): string;
  export function fromFileUrl(url: string | URL): string;
  export function isAbsolute(path: string): boolean;
  export function join(...paths: string[]): string;
  export function relative(from: string, to: string): string;
  export function resolve(...paths: string[]): string;
  export function toFileUrl(path: string): URL;
}

declare module "@std/assert" {
  export function assert(condition: unknown, message?: string): asserts condition;
  export function assertAlmostEquals(
    actual: number,
    expected: number,
    tolerance?: number,
    message?: string,
  ): void;
  export function assertEquals<T>(actual: T, expected: T, message?: string): void;
  export function assertExists<T>(
    actual: T,
    message?: string,
  ): asserts actual is NonNullable<T>;
  export function assertMatch(actual: string, expected: RegExp, message?: string): void;
  export function assertNotEquals<T>(actual: T, expected: T, message?: string): void;
  export function assertNotMatch(actual: string, expected: RegExp, message?: string): void;
  export function assertRejects<E extends Error>(
    action: () => Promise<unknown>,
    // deno-lint-ignore no-explicit-any -- the constructor of any error class fits
    errorClass?: abstract new (...parameters: any[]) => E,
    messageIncludes?: string,
  ): Promise<E>;
  export function assertStringIncludes(actual: string, expected: string, message?: string): void;
  export function assertThrows<E extends Error>(
    action: () => unknown,
    // deno-lint-ignore no-explicit-any -- the constructor of any error class fits
    errorClass?: abstract new (...parameters: any[]) => E,
    messageIncludes?: string,
  ): E;
  export function fail(message?: string): never;
}

declare module "@std/cli/parse-args" {
  export function parseArgs(
    args: readonly string[],
    options?: {
      boolean?: readonly string[];
      string?: readonly string[];
      default?: Readonly<Record<string, unknown>>;
      alias?: Readonly<Record<string, string>>;
    },
  ): Record<string, unknown> & { _: (string | number)[] };
}
