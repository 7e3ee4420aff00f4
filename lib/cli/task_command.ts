/**
 * Commands that we tell the user to type, in the way in which he called us.
 */
import { fromFileUrl, relative } from "@std/path";
import { asTyped, whereYouStand } from "./paths.ts";

const PROJECT = fromFileUrl(new URL("../../", import.meta.url));

/** `deno task NAME WORDS`, with what it takes to be found from where the user stands; ready to be pasted. */
export function taskCommand(name: string, words: readonly string[]): string {
  const deno = Deno.env.get("npm_execpath") === undefined
    ? "deno"
    : `npx --yes deno@${Deno.version.deno}`;
  const isOutside = relative(PROJECT, whereYouStand()).startsWith("..");
  const config = isOutside ? ["--config", asTyped(`${PROJECT}deno.json`)] : [];
  return [deno, "task", ...[...config, name, ...words].map(quoted)].join(" ");
}

/** A word as a shell reads it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
