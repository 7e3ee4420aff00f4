/** Hands a file to the reader. */

/** Saves the blob where the browser saves downloads. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the blob by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
