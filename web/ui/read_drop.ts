/** What was dropped on a page, as files: those of folders are gathered, too. */

/** A folder with more files is not meant to be dropped whole. */
const MOST_FILES = 5000;

/** A file and where it lay in what was dropped, such as `mytank/maps/one.txt`. */
export interface DroppedFile {
  readonly path: string;
  readonly file: File;
}

/** Whether something that is dragged may hold files: a dragged text or link does not. */
export function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes("Files") ?? false;
}

/**
 * The files that were dropped, those of folders in the order of their paths. Call it within the event: afterwards the browser
 * hands out nothing. What cannot be read is left out.
 */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  return (await placedFilesOf(transfer)).map(({ file }) => file);
}

/** As `filesOf`, with the places of the files. */
export function placedFilesOf(transfer: DataTransfer): Promise<DroppedFile[]> {
  const entries: FileSystemEntry[] = [];
  const loose: DroppedFile[] = [];
  const whole = new Map<FileSystemEntry, File>();
  for (const item of transfer.items) {
    if (item.kind !== "file") continue;
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    if (entry !== null) {
      entries.push(entry);
      if (file !== null) whole.set(entry, file);
    } else if (file !== null) {
      loose.push({ path: file.name, file });
    }
  }
  return gather(entries, loose, whole);
}

/**
 * Adds the files of entries to those that are there. `whole`: entries as files; what comes from another program, such as
 * an attachment, Safari gives as this alone.
 */
async function gather(
  entries: FileSystemEntry[],
  files: DroppedFile[],
  whole: ReadonlyMap<FileSystemEntry, File>,
): Promise<DroppedFile[]> {
  const open = [...entries].reverse();
  for (
    let entry = open.pop();
    entry !== undefined && files.length < MOST_FILES;
    entry = open.pop()
  ) {
    if (isFile(entry)) {
      const file = await fileOf(entry) ?? whole.get(entry);
      // A path begins with a slash.
      if (file !== undefined) files.push({ path: entry.fullPath.replace(/^\/+/, ""), file });
    } else if (isFolder(entry)) {
      open.push(...(await entriesOf(entry)).sort(laterFirst));
    }
  }
  return files;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function laterFirst(one: FileSystemEntry, other: FileSystemEntry): number {
  return other.name.localeCompare(one.name, "en", { numeric: true });
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(undefined)));
}

/** The browser hands out a folder in parts; an empty part is the last. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length < MOST_FILES) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([]))
    );
    if (part.length === 0) break;
    all.push(...part);
  }
  return all;
}
