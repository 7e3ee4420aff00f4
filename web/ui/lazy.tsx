/** Components that are loaded when they are first shown, so that a page need not wait for all its parts. */
import type { FunctionComponent, JSX } from "preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Notice } from "./notice.tsx";

/** A component that may still have to be loaded. */
export type Lazy<Props> =
  & ((props: Props) => JSX.Element | null)
  & {
    /** Loads it ahead; resolves when it is there or could not be had, which it then says where it is shown. */
    readonly load: () => Promise<void>;
  };

/**
 * The component that `get` promises: asked for once, when it is first shown, and kept. Until then nothing is shown; if it
 * cannot be had, a sentence is, and the next time that it is shown it is asked for again.
 */
export function lazy<Props extends object>(
  get: () => Promise<FunctionComponent<Props>>,
): Lazy<Props> {
  const state = signal<{ readonly component?: FunctionComponent<Props>; readonly failed?: true }>(
    {},
  );
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    return loading ??= get().then(
      (component) => {
        state.value = { component };
      },
      () => {
        state.value = { failed: true };
        loading = undefined;
      },
    );
  }

  function Later(props: Props): JSX.Element | null {
    useEffect(() => void load(), []);
    const { component: Component, failed } = state.value;
    if (Component !== undefined) return <Component {...props} />;
    return failed ? <Notice look="bad">{strings.frame.partMissing}</Notice> : null;
  }

  return Object.assign(Later, { load });
}

/** Does something when the page has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Safari has no such callback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act);
  else setTimeout(act, 500);
}
