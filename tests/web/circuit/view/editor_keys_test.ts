/** The table of keys. */
import { assert, assertEquals } from "@std/assert";
import { colourOf } from "../../../../lib/race/colours.ts";
import { TRACK } from "../../../../lib/race/rules.ts";
import { createCircuitStore } from "../../../../web/circuit/store/circuit_store.ts";
import { createLook } from "../../../../web/circuit/store/look.ts";
import {
  commandOf,
  EDITOR_GROUPS,
  editorActions,
  USE_KEYS,
  USES,
} from "../../../../web/circuit/view/editor_keys.ts";
import { fakeWorld } from "../fake_outside.ts";

function withKeys(run: (made: ReturnType<typeof parts>) => void): void {
  const made = parts();
  try {
    run(made);
  } finally {
    made.store.dispose();
  }
}

function parts() {
  const world = fakeWorld();
  const store = createCircuitStore(world.outside);
  const look = createLook(store.drawing);
  look.resize(600, 400);
  const actions = editorActions(store, look);
  const type = (...keys: string[]) => {
    for (const key of keys) actions.find((action) => action.keys.includes(key))?.run(key);
  };
  return { world, store, look, actions, type };
}

Deno.test("no key does two things, and the help has a place for each", () => {
  withKeys(({ actions }) => {
    const keys = actions.flatMap((action) => action.keys);
    assertEquals(keys.length, new Set(keys).size);
    assert(actions.every(({ group }) => EDITOR_GROUPS.includes(group)));
  });
});

Deno.test("every tool has its letter", () => {
  withKeys(({ store, type }) => {
    for (const use of USES) {
      type(USE_KEYS[use]);
      assertEquals(store.drawing.use.value, use);
    }
  });
});

Deno.test("arrows move the cursor, with Shift ten cells, and bring it into sight", () => {
  withKeys(({ look, store, type }) => {
    type("ArrowRight", "ArrowDown", "Shift+ArrowRight");
    assertEquals(store.drawing.cursor.value, { x: 51, y: 5 });
    assert(look.hasCursor.value);
    type("+", "+", "+", "+", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight");
    const { left, scale } = look.view.value;
    const at = left + 81 * scale;
    assert(at > 0 && at < 600, `${at}`);
    type("0");
    assertEquals(look.view.value.scale, 4);
  });
});

Deno.test("colours go round in a ring, and T is track", () => {
  withKeys(({ store: { drawing }, type }) => {
    const first = drawing.byte.value;
    type(...Array.from({ length: 16 }, () => "]"));
    assertEquals(drawing.byte.value, first);
    type("t", "]");
    assertEquals(colourOf(drawing.byte.value), 9);
    type("[");
    assertEquals(drawing.byte.value, TRACK);
  });
});

Deno.test("N goes from one place to put right to the next, large enough to be seen", () => {
  withKeys(({ look, store: { drawing }, type, world }) => {
    type("n");
    assertEquals(look.shown.value, undefined);
    type("r");
    for (const x of [100, 120]) {
      drawing.press({ x, y: 4 });
      drawing.release();
    }
    world.pass();
    type("n");
    assertEquals(look.shown.value, { x: 100, y: 4 });
    assert(look.view.value.scale > 8);
    type("n");
    assertEquals(drawing.cursor.value, { x: 120, y: 4 });
    type("n");
    assertEquals(drawing.cursor.value, { x: 100, y: 4 });
    type("Escape");
    assertEquals(look.shown.value, undefined);
  });
});

Deno.test("Ctrl and Z, Shift and Z, Y, S are what they are everywhere", () => {
  assertEquals(commandOf({ key: "z", shiftKey: false }), "undo");
  assertEquals(commandOf({ key: "Z", shiftKey: true }), "redo");
  assertEquals(commandOf({ key: "y", shiftKey: false }), "redo");
  assertEquals(commandOf({ key: "s", shiftKey: false }), "save");
  assertEquals(commandOf({ key: "a", shiftKey: false }), undefined);
});
