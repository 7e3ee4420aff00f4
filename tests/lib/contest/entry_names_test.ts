import { assert, assertEquals, assertMatch } from "@std/assert";
import fc from "fast-check";
import { cleanName, makeSlug, nameKey, refuseName } from "../../../lib/contest/entry_names.ts";

const free = () => false;

Deno.test("names of letters, digits, a few marks and single blanks are good in any script", () => {
  for (
    const name of [
      "a",
      "Tank 1",
      "C++",
      "O'Brien",
      "D’Arcy",
      "x_y-z.2",
      "Žofie",
      "戦車",
      "Танк",
      "हिन्दी",
      "a".repeat(40),
    ]
  ) {
    assertEquals(refuseName(cleanName(name)), undefined, name);
  }
});

Deno.test("names that are empty, too long, invisible, or turn the direction of writing are refused", () => {
  const bad = [
    ...[
      "",
      "   ",
      "a".repeat(41),
      "a  b",
      "a\tb",
      "a\nb",
      "a/b",
      "<b>",
      "a&b",
      '"',
      "'a",
      "a’",
      "a''b",
      "a 'b",
      "..",
      "-",
      "+_+",
    ],
    ...[
      "a\u202eb",
      "a\u200bb",
      "\u3164",
      "a\u200db",
      "\u0301a",
      `a${"\u0301".repeat(5)}`,
      "\ud800",
    ],
    ...["a\u0000", "😀", "a\u00a0b", "a\u2028b", "a\ufe0f", "a@b", "a=b", "a,b"],
  ];
  for (const name of bad) {
    assert(refuseName(cleanName(name)) !== undefined, JSON.stringify(name));
  }
});

Deno.test("blanks around a name are not part of it, and its characters are composed", () => {
  assertEquals(cleanName("  Zo\u0308e "), "Zöe");
});

Deno.test("two names that differ in case or form only have the same key", () => {
  for (
    const [one, other] of [["Tank", "tANK"], ["STRASSE", "straße"], ["Ａ", "a"], ["ﬁt", "FIT"]]
  ) {
    assertEquals(nameKey(one ?? ""), nameKey(other ?? ""));
  }
  assert(nameKey("tank1") !== nameKey("tank2"));
});

Deno.test("a name's key is its own key", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => {
    assertEquals(nameKey(nameKey(name)), nameKey(name));
  }));
});

Deno.test("a slug is made of the name's plain letters and digits", () => {
  assertEquals(makeSlug("Žofie's Tank", free), "zofie-s-tank");
  assertEquals(makeSlug("-C++-", free), "c");
  assertEquals(makeSlug("戦車", free), "entry");
});

Deno.test("every slug is fit for an address and free", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.nat(5), (name, others) => {
    const taken = new Set<string>();
    for (let other = 0; other < others; other++) {
      taken.add(makeSlug(name, (slug) => taken.has(slug)));
    }
    assertEquals(taken.size, others);
    const slug = makeSlug(name, (slug) => taken.has(slug));
    assertMatch(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert(!taken.has(slug) && slug.length <= 40);
  }));
});

Deno.test("names with either apostrophe are the same name", () => {
  assertEquals(nameKey("D’Arcy"), nameKey("d'arcy"));
});

Deno.test("a name keeps to one of the alphabets that look alike", () => {
  for (const name of ["Tаnk", "Τank", "Танκ", "Tank α"]) {
    assertMatch(refuseName(cleanName(name)) ?? "", /one alphabet/, name);
  }
  for (const name of ["Танк 2", "Τανκ-1", "Tänk", "戦車 Tank", "Tank ١"]) {
    assertEquals(refuseName(cleanName(name)), undefined, name);
  }
});
