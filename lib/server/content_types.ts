/**
 * What kind of file a name promises.
 */

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  gz: "application/gzip",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  jsonl: "application/x-ndjson; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

/** The media type of a file by its name's ending. */
export function contentTypeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
