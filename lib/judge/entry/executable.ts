/** What the first bytes of a file say about how it is run. */

/** The beginnings of compiled programs: ELF, Mach-O (two sizes, either order, several processors), Windows. */
const BINARY = ["7f454c46", "feedface", "feedfacf", "cefaedfe", "cffaedfe", "cafebabe", "4d5a"];

/** Whether the file is a compiled program. */
export async function isBinary(path: string): Promise<boolean> {
  return startsLikeBinary(await readStart(path));
}

/** As `isBinary`, from the first bytes. Pure. */
export function startsLikeBinary(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0"));
  return BINARY.some((beginning) => start.join("").startsWith(beginning));
}

/** The words of a `#!` line, with `env` resolved away; undefined if the file has none. */
export async function readShebang(path: string): Promise<string[] | undefined> {
  const [line = ""] = new TextDecoder().decode(await readStart(path)).split("\n", 1);
  return shebangWords(line);
}

/** As `readShebang`, from the line. Pure. */
export function shebangWords(line: string): string[] | undefined {
  if (!line.startsWith("#!")) return undefined;
  const words = line.slice(2).trim().split(/\s+/).filter((word) => word !== "");
  if (words[0]?.endsWith("/env")) {
    words.shift();
    if (words[0] === "-S") words.shift();
  }
  return words.length === 0 ? undefined : words;
}

async function readStart(path: string): Promise<Uint8Array> {
  using file = await Deno.open(path);
  const start = new Uint8Array(256);
  const length = await file.read(start);
  return start.subarray(0, length ?? 0);
}
