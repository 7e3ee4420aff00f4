/**
 * The API behind a socket in a process of its own, as narrow as that of `turniir serve --contest`: the test that starts it
 * names the permissions. Arguments: the contest's folder, the hash of the organiser's token. Prints its port; ends with its
 * standard input.
 */
import { Contest } from "../../../../../lib/contest/contest.ts";
import { makeApi } from "../../../../../lib/server/contest/api/api.ts";

const [folder = "", organiserTokenHash = ""] = Deno.args;
using contest = await Contest.open(folder);
const api = makeApi({
  contest,
  organiserTokenHash,
  clientAddress: () => "",
  onError: (error) => console.error(error),
});
const server = Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(port),
}, async (request) => await api(request) ?? new Response(null, { status: 404 }));
for await (const _ of Deno.stdin.readable);
await server.shutdown();
