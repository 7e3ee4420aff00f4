/**
 * Asking for files. Where the browser keeps a folder for each purpose (Chromium's `showOpenFilePicker` with an `id`),
 * the next asking begins where the last one ended; elsewhere the input asks, as in any form.
 */

/** A browser that keeps folders; of what it can do, only what is used here. */
interface Picking {
  showOpenFilePicker(options: {
    /** At most 32 letters, digits, - and _. */
    readonly id: string;
    readonly multiple: boolean;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<readonly { getFile(): Promise<File> }[]>;
}

/**
 * Asks, from within a press. What the input takes and whether it takes several counts either way.
 * @param folder What the browser remembers the folder for: `logs`.
 * @param onFiles Gets the files that the browser's picker gave, at least one; those of the input come by its `change`.
 */
export async function askForFiles(
  input: HTMLInputElement,
  folder: string,
  onFiles: (files: readonly File[]) => void,
): Promise<void> {
  const view: object = globalThis;
  const files = canPick(view) ? await pick(view, input, folder) : undefined;
  if (files === undefined) input.click();
  else if (files.length > 0) onFiles(files);
}

/** None if nothing was chosen; `undefined` if it could not be asked so. */
async function pick(
  picking: Picking,
  { accept, multiple }: HTMLInputElement,
  folder: string,
): Promise<readonly File[] | undefined> {
  const endings = accept.split(",").filter((word) => word.startsWith("."));
  const types = endings.length === 0 ? [] : [{ accept: { "application/octet-stream": endings } }];
  try {
    const handles = await picking.showOpenFilePicker({ id: folder, multiple, types });
    return await Promise.all(handles.map((handle) => handle.getFile()));
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? [] : undefined;
  }
}

function canPick(view: object): view is Picking {
  return "showOpenFilePicker" in view;
}
