import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { createFieldLook } from "../../../../web/tanks/view/field_look.ts";

const pure = { permissions: "none" } as const;

/** A look at a field in a low, wide box; what is kept under its name. */
function lookAt(field: { width: number; height: number }, kept?: string) {
  const keep = { text: kept };
  const look = createFieldLook(signal(field), {
    read: () => keep.text,
    write: (_, text) => keep.text = text,
  });
  look.box.value = { width: 800, height: 300 };
  return { look, keep };
}

const TALL = { width: 6, height: 14 };
const WIDE = { width: 14, height: 6 };

Deno.test("a field that gains much is turned by itself, others are not", pure, () => {
  assertEquals(lookAt(TALL).look.isTurned.value, true);
  assertEquals(lookAt(WIDE).look.isTurned.value, false);
  const { look } = lookAt(TALL);
  look.box.value = { width: 390, height: 428 };
  assertEquals(look.isTurned.value, false);
});

Deno.test(
  "what the reader wants instead is kept, and holds when the page is opened again",
  pure,
  () => {
    for (const field of [TALL, WIDE]) {
      const { look, keep } = lookAt(field);
      const before = look.isTurned.value;
      look.toggleTurned();
      assertEquals(look.isTurned.value, !before);
      assertEquals(lookAt(field, keep.text).look.isTurned.value, !before);
      look.toggleTurned();
      assertEquals([look.isTurned.value, keep.text], [before, undefined]);
    }
  },
);

Deno.test(
  "larger and smaller goes as far as all of the field, and turning shows all of it",
  pure,
  () => {
    const { look } = lookAt(WIDE);
    look.zoomBy(WIDE, 2);
    assertEquals(look.zoom.value?.scale, 2);
    look.zoomBy(WIDE, 0.5);
    assertEquals(look.zoom.value, undefined);
    look.zoomBy(WIDE, 2);
    look.toggleTurned();
    assertEquals(look.zoom.value, undefined);
  },
);
