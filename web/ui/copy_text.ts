/** Puts a text where it can be pasted from; browsers refuse where the page is not from https or the reader said no. */
export async function copyText(wanted: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(wanted);
    return true;
  } catch {
    return false;
  }
}
