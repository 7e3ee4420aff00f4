/**
 * Hands files from one page of the site to the next. Files cannot travel in an address; so they are left on this computer
 * under a key that holds once, the key travels, and whoever opens it takes them away.
 */

/** Where files wait; a test brings its own. */
export interface Shelf {
  /** Puts files there and takes away whatever nobody came for. */
  put(key: string, files: readonly File[]): Promise<void>;
  /** Takes files away; none: nothing waits under this key. */
  take(key: string): Promise<readonly File[]>;
}

/**
 * Leaves files for the next page. Rejects where the browser keeps nothing, or has no room for them.
 * @returns The key that `takeOver` wants: letters and digits.
 */
export async function handOver(
  files: readonly File[],
  shelf: Shelf = browserShelf,
): Promise<string> {
  const key = crypto.getRandomValues(new Uint8Array(12)).reduce(
    (text, byte) => text + byte.toString(16).padStart(2, "0"),
    "",
  );
  await shelf.put(key, files);
  return key;
}

/** The files that were left under a key, which holds once; none: there are no such. Rejects as `handOver`. */
export async function takeOver(key: string, shelf: Shelf = browserShelf): Promise<File[]> {
  return [...await shelf.take(key)];
}

/** Takes files to the page that shows logs; without them, where the browser keeps nothing or has no room for them. */
export async function openElsewhere(
  files: readonly File[],
  leaveFor: (page: string) => void,
  shelf: Shelf = browserShelf,
): Promise<void> {
  const key = await handOver(files, shelf).catch(() => undefined);
  leaveFor(key === undefined ? "tanks.html" : `tanks.html#opened=${key}`);
}

/** What opens logs that a page was given but does not show itself; `undefined`: its neighbours share nothing with it. */
export function logsOpener(): ((files: readonly File[]) => void) | undefined {
  const isAlone = globalThis.location?.protocol === "file:" || !("indexedDB" in globalThis);
  if (isAlone) return undefined;
  return (files) => void openElsewhere(files, (page) => location.assign(page));
}

const DATABASE = "turniir-handover";
const FILES = "files";

/**
 * IndexedDB keeps files as they are, names included, and needs no safe origin as caches do. Safari's private windows keep
 * no files, but bytes.
 */
const browserShelf: Shelf = {
  put: (key, files) =>
    keepAlone(key, [...files]).catch(async () => keepAlone(key, await unpacked(files))),
  take: (key) =>
    within(async (store) => {
      const found: unknown = await answerOf(store.get(key));
      store.delete(key);
      return Array.isArray(found) ? found.flatMap(fileOf) : [];
    }),
};

function keepAlone(key: string, things: readonly (File | Unpacked)[]): Promise<void> {
  return within(async (store) => {
    store.clear();
    await answerOf(store.put(things, key));
  });
}

/** A file as name and bytes. */
interface Unpacked {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

function unpacked(files: readonly File[]): Promise<Unpacked[]> {
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })),
  );
}

/** The file that something kept is; none: it is something else. */
function fileOf(kept: unknown): File[] {
  if (kept instanceof File) return [kept];
  const isUnpacked = typeof kept === "object" && kept !== null && "name" in kept && "bytes" in kept;
  if (!isUnpacked || !(kept.bytes instanceof ArrayBuffer)) return [];
  return [new File([kept.bytes], String(kept.name))];
}

/** Does something with the store of files, and waits until it has been done for good. */
async function within<Value>(act: (store: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(FILES, "readwrite");
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([act(transaction.objectStore(FILES)), done]);
    return value;
  } finally {
    database.close();
  }
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
