/**
 * Waiting, but not for ever.
 */

/** Waits for `promise`, but no longer than so many milliseconds. */
export async function waitAtMost(promise: Promise<unknown>, forMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, forMs));
  });
  await Promise.race([promise, patience]);
  clearTimeout(timer);
}
