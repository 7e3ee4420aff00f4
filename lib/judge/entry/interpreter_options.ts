/**
 * What an author may say between an interpreter's name and his file. An upload brings its code as files, so that what is
 * played is what its digest and its files say: options that hold code, load agents or read more options from a file are
 * left out, and whatever is not known here is no option. Pure.
 */

/** The options of one interpreter. */
interface Options {
  readonly interpreter: RegExp;
  /** Options in one word. */
  readonly alone: RegExp;
  /** Options with a second word, as `option word`. */
  readonly withWord?: RegExp;
}

const SIZE = "\\d+[kKmMgG]?";

const OPTIONS: readonly Options[] = [
  {
    interpreter: /^(python|pypy)/,
    alone: /^-([BEIOPRSbdqsuv]+|[XW][\w=:.-]+)$/,
    withWord: /^-[XW] [\w=:.-]+$/,
  },
  {
    interpreter: /^node$/,
    alone: new RegExp(
      "^--(no-warnings|expose-gc|jitless|single-threaded|use-strict|enable-source-maps|" +
        "experimental-(strip-types|transform-types|vm-modules|wasm-modules)|" +
        `(max-old-space-size|max-semi-space-size|stack-size)=${SIZE})$`,
    ),
  },
  {
    interpreter: /^perl$/,
    alone: /^-([wWTtX]+|[mM][\w:]+|I[\w./-]+)$/,
    withWord: /^-I [\w./-]+$/,
  },
  {
    interpreter: /^ruby$/,
    alone: /^-(w|W[012]?|r[\w./-]+|I[\w./-]+|-y?jit|-(disable|enable)[=-][\w,-]+)$/,
    withWord: /^-[rI] [\w./-]+$/,
  },
  { interpreter: /^lua$/, alone: /^-([WE]|l[\w.]+)$/, withWord: /^-l [\w.]+$/ },
  {
    interpreter: /^java$/,
    alone: new RegExp(
      `^-(ea|esa|server|client|Xint|Xcomp|Xbatch|X(mx|ms|ss|mn)${SIZE}|XX:[+-]\\w+|XX:\\w+=${SIZE}|` +
        "Xshare:\\w+|D[\\w.]+(=[\\w.-]*)?|-enable-preview|-add-modules=[\\w.,]+)$",
    ),
    withWord: /^(-cp|-classpath|--class-path|-p|--module-path) [\w.:;/*-]+$/,
  },
  { interpreter: /^php$/, alone: /^-[nq]+$/, withWord: /^-d \w+=\d+[KMG]?$/ },
  { interpreter: /^(ba|da)?sh$/, alone: /^(-[eufx]+|--norc|--noprofile|--posix)$/ },
];

/**
 * Why an upload may not be started with these words behind the interpreter's name; `undefined`: it may.
 * @param isOwn Whether a word names a file or folder of what was sent in.
 * @param whole What people call that.
 */
export function refuseOptions(
  interpreter: string,
  words: readonly string[],
  isOwn: (word: string) => boolean,
  whole: string,
): string | undefined {
  const options = OPTIONS.find((one) => one.interpreter.test(interpreter));
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const pair = `${word} ${words[at + 1] ?? ""}`;
    const isJar = interpreter === "java" && word === "-jar";
    if (options?.withWord?.test(pair)) at += 1;
    else if (!/^[-@]/.test(word) || isJar) {
      const main = isJar ? words[at + 1] ?? "" : word;
      // Java is told a class and finds its file by itself.
      const isClass = interpreter === "java" && !isJar && /^[\w.$]+$/.test(main);
      return isOwn(main) || isClass
        ? undefined
        : `there is no file ${JSON.stringify(main)} in ${whole} for ${interpreter} to run`;
    } else if (!options?.alone.test(word)) {
      return `${whole} brings its code as files: ${
        JSON.stringify(word)
      } is no option that it may give to ` +
        `${interpreter}; name a file instead, such as "${interpreter} FILE"`;
    }
  }
  return `say which file ${interpreter} is to run, such as "${interpreter} FILE"`;
}
