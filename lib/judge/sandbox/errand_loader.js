// The main module of programs that are sent on an errand: as loader.js, but the program's address stands behind the `#` of
// its own, so that Deno.args holds the program's arguments and nothing else.
await import(new URL(import.meta.url).hash.slice(1));
