/** Shows in a real terminal: whatever ends them, it is given back. */
import { assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";

const ROOT = new URL("../../../", import.meta.url);
const MAIN = fromFileUrl(new URL("main.ts", ROOT));
const PUDDLE = fromFileUrl(new URL("fixtures/traffic/puddle.txt", ROOT));
const IN_TERMINAL = fromFileUrl(new URL("in_terminal.py", import.meta.url));

const HAS_PYTHON = await (async () => {
  try {
    return (await new Deno.Command("python3", { args: ["--version"] }).output()).success;
  } catch {
    return false;
  }
})();

/** Ends a show with a key, or with a signal, as soon as there is a picture. */
async function endWith(word: string, command: readonly string[], mark: string): Promise<unknown> {
  const words = [Deno.execPath(), "run", "-A", "--quiet", "--no-check", MAIN, ...command];
  const { stderr, stdout } = await new Deno.Command("python3", {
    args: [IN_TERMINAL, mark, word, ...words],
  }).output();
  const said = new TextDecoder().decode(stdout);
  return said === "" ? new TextDecoder().decode(stderr) : JSON.parse(said);
}

const FROG = ["frogger", "show", PUDDLE];
const CASES: readonly (readonly [string, readonly string[], string, number])[] = [
  ["\x03", [...FROG, "--pace", "0"], "frame 0", 130],
  ["SIGTERM", [...FROG, "--pace", "0"], "frame 0", 130],
  ["\x03", [...FROG, "--pace", "1"], "frame 0", 130],
  ["q", [...FROG, "--pace", "1"], "frame 0", 0],
  ["SIGINT", ["klotski", "show", "first steps", "--solution", "-n", "0"], "start", 130],
];

for (const [word, command, mark, status] of CASES) {
  const [game, ...rest] = command;
  const told = rest.filter((one) => one !== PUDDLE).join(" ");
  Deno.test({
    name: `${JSON.stringify(word)} ends ${game} ${told}, and the terminal is as it was`,
    ignore: Deno.build.os === "windows" || !HAS_PYTHON,
    fn: async () => {
      const ended = await endWith(word, command, mark);
      assertEquals(ended, { gaveKeys: true, status, hasLines: true });
    },
  });
}
