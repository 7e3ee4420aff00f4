import { assertEquals } from "@std/assert";
import { parseVariants, readVariants } from "../../../web/site/read_klotski.ts";
import { PUBLISHED } from "../klotski/samples.ts";

function site(files: Readonly<Record<string, string>>) {
  return (address: string) => {
    const body = files[address];
    return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }));
  };
}

Deno.test("variants are read from where the site has them; a site without any is no mistake", async () => {
  const fetcher = site({
    "x/klotski/variants.json": JSON.stringify({ variants: PUBLISHED, later: true }),
  });
  assertEquals(await readVariants("x/", fetcher), { variants: PUBLISHED });
  assertEquals(await readVariants("", site({})), undefined);
});

Deno.test("what is no list of variants is told", () => {
  const [one] = PUBLISHED;
  const bad = [
    {},
    { variants: [{}] },
    { variants: [{ ...one, id: "../x" }] },
    { variants: [{ ...one, text: 3 }] },
    { variants: [{ ...one, optimum: "never" }] },
    { variants: [{ ...one, optimum: { steps: -1, moves: 1 } }] },
  ];
  for (const value of bad) {
    const read = parseVariants(JSON.stringify(value));
    assertEquals(read.ok ? "read" : read.error[0]?.code, "SITE_VARIANTS", JSON.stringify(value));
  }
  const none = parseVariants(JSON.stringify({ variants: [{ ...one, optimum: "none" }] }));
  assertEquals(none.ok && none.value.variants[0]?.optimum, "none");
});
