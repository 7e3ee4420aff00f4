import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { jsonText } from "../../../lib/cli/json_text.ts";

Deno.test("what hides in JSON is told by its number, and is read as it was", () => {
  assertEquals(jsonText("a\u009b2J\u202eb\u{e0041}é"), '"a\\u009b2J\\u202eb\\udb40\\udc41é"');
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    const json = jsonText({ [text]: [text] });
    assertEquals(JSON.parse(json), { [text]: [text] });
    assertEquals(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(json), false);
  }));
});
