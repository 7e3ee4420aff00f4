/**
 * Markdown of the project as markup of a page. Headings can be linked to as on the forge where the files lie, rules by
 * their names; what the site has no page for is no link.
 */
import { Marked, type Tokens } from "marked";
import { escapeText } from "./page.ts";

/** Where a text stands among others. */
export interface MarkdownPlace {
  /** Its file, from the root of the project. */
  readonly source: string;
  /** The pages that are made of files, by these. */
  readonly pages: ReadonlyMap<string, string>;
}

/** What a rule is called: `[MOVE-3]`. */
const RULE = /^\[([A-Z]+-\d+)\]$/;

/** The markup; markup in the text itself is shown as it was written. */
export function markupOf(text: string, place: MarkdownPlace): string {
  const names = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ depth, tokens }) {
        const id = anchorOf(textOf(tokens), names);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const target = targetOf(href, place);
        return target === undefined ? inside : `<a href="${escapeText(target)}">${inside}</a>`;
      },
      // Nothing is fetched from anywhere.
      image: ({ text }) => escapeText(text),
      html: ({ text }) => escapeText(text),
      strong({ tokens }) {
        const rule = RULE.exec(textOf(tokens))?.[1];
        const id = rule === undefined ? "" : ` id="${rule}"`;
        return `<strong${id}>${this.parser.parseInline(tokens)}</strong>`;
      },
      // Wide ones scroll in a box of their own, which the keyboard reaches.
      code: ({ text }) => `<pre tabindex="0"><code>${escapeText(text)}\n</code></pre>\n`,
      table({ header, rows }) {
        const row = (cells: readonly Tokens.TableCell[]) =>
          `<tr>${
            cells.map(({ align, header: isHead, tokens }) => {
              const tag = isHead ? "th" : "td";
              const side = align === "right" ? ' class="number"' : "";
              return `<${tag}${side}>${this.parser.parseInline(tokens)}</${tag}>`;
            }).join("")
          }</tr>\n`;
        return `<div class="guide-table" tabindex="0" role="group" aria-label="Table"><table>\n` +
          `<thead>${row(header)}</thead>\n<tbody>${
            rows.map(row).join("")
          }</tbody>\n</table></div>\n`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

/** Where a link leads on the site; `undefined`: nowhere. */
function targetOf(href: string, { pages, source }: MarkdownPlace): string | undefined {
  if (href.startsWith("#")) return href;
  const { hash, pathname, protocol } = new URL(href, `file:///${source}`);
  if (protocol === "https:" || protocol === "http:") return href;
  const page = pages.get(decodeURIComponent(pathname).slice(1));
  return protocol === "file:" && page !== undefined ? page + hash : undefined;
}

/** The name of a heading in addresses, as forges make it: `What it may write` is `what-it-may-write`. */
function anchorOf(heading: string, names: Map<string, number>): string {
  const name = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").trim().replace(/\s/g, "-");
  const before = names.get(name) ?? 0;
  names.set(name, before + 1);
  return before === 0 ? name : `${name}-${before}`;
}

/** Words without their markup. */
function textOf(tokens: readonly { readonly type: string; readonly raw: string }[]): string {
  return tokens.map((token) =>
    "tokens" in token && Array.isArray(token.tokens)
      ? textOf(token.tokens)
      : "text" in token && typeof token.text === "string"
      ? token.text
      : token.raw
  ).join("");
}
