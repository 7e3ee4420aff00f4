/**
 * Strangers' words, made harmless: what programs write, what their files and imports are called.
 * Browser-safe: no Deno, no DOM. Pure.
 */
import type { Problem } from "./problem.ts";

/**
 * Whatever a terminal might obey and whatever shows nothing: control characters of both sets, marks that turn the
 * direction of writing, separators of lines and paragraphs, fillers, tags, choosers of a character's shape, halves of
 * characters, and what is no character at all.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** What joins pictures into one, or chooses their colours, right behind one: these are seen. Else as above. */
const EACH_UNSEEN =
  /((?<=\p{Extended_Pictographic})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic}))|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether there is anything in the text that by itself cannot be seen; line feeds and tabs count. */
export function hidesSomething(text: string): boolean {
  return UNSEEN.test(text);
}

/** The text with all that cannot be seen as `\u{202e}`, but for line feeds. Doing it twice changes nothing more. */
export function visible(text: string): string {
  return show(text, "\n");
}

/** As `visible`, for a text of many lines in which tabs make columns: they stay, too. */
export function visibleLines(text: string): string {
  return show(text, "\n\t");
}

/** As `visible`, for what must stay in one line: no line feed stays. */
export function visibleInLine(text: string): string {
  return show(text, "");
}

/** The problem with all visible that an author's words in it hide: names of files, imports, pieces of source. */
export function visibleProblem({ file, message, ...rest }: Problem): Problem {
  return {
    ...rest,
    message: visibleInLine(message),
    ...(file === undefined ? {} : { file: visibleInLine(file) }),
  };
}

function show(text: string, kept: string): string {
  return text.replace(
    EACH_UNSEEN,
    (mark: string, ofPicture?: string) =>
      ofPicture ?? (kept.includes(mark) ? mark : `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`),
  );
}
