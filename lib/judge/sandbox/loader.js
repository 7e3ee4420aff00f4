// The only main module that the runner ever starts. What a main module imports by a literal name is exempt from
// permissions, and so are the imports of those; the name here is computed, so nothing of a program is exempt.
await import(Deno.args[0]);
