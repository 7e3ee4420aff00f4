import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Problem } from "../../../lib/core/problem.ts";
import { startPosition } from "../../../lib/klotski/board.ts";
import { shapeKey } from "../../../lib/klotski/shapes.ts";
import type { GoalPart, Variant } from "../../../lib/klotski/types.ts";
import { LONGEST_FILE, makeVariant, parseVariant } from "../../../lib/klotski/variant_file.ts";
import { anyGame, anyVariant, CLASSIC, read, replay, show } from "./drawn.ts";

const FILE = `name: L'âne rouge
about: a sentence or two on its history
board:
HAAI
HAAI
JBBK
JNOK
P..Q
goal: A 1 3
optimum: 116 steps, 81 moves
`;

function good(text: string): Variant {
  const result = parseVariant(text);
  assert(result.ok, JSON.stringify(result));
  return result.value.variant;
}

function problems(text: string, file?: string): readonly Problem[] {
  const result = parseVariant(text, file);
  assert(!result.ok, text);
  return result.error;
}

/** `line:column code`, a problem each. */
function places(text: string): string[] {
  return problems(text).map(({ code, column, line }) => `${line}:${column} ${code}`);
}

Deno.test("[FILE-1] the classic's file is read, all of it", () => {
  const { about, board, goal, name, optimum, pieces } = good(FILE);
  assertEquals(name, "L'âne rouge");
  assertEquals(about, "a sentence or two on its history");
  assertEquals([board.width, board.height, board.walls.includes(1)], [4, 5, false]);
  assertEquals(pieces.map((piece) => piece.name).join(""), "HAIJBKNOPQ");
  assertEquals(goal.map(({ at, shape }) => [at, shapeKey(shape)]), [[{ x: 1, y: 3 }, "##/##"]]);
  assertEquals(optimum, { steps: 116, moves: 81 });
});

Deno.test("[FILE-1] other ends of lines, blanks behind them, empty lines and a BOM change nothing", () => {
  const variant = good(FILE);
  assertEquals(good(FILE.replaceAll("\n", "\r\n")), variant);
  assertEquals(good(FILE.replaceAll("\n", "\r")), variant);
  assertEquals(good(FILE.replaceAll("\n", " \t\n")), variant);
  assertEquals(good(`\ufeff${FILE}`), variant);
  assertEquals(good(FILE.trimEnd()), variant);
  assertEquals(good(FILE.replace("board:", "\n\nboard:").replace("goal:", "\ngoal:\t ")), variant);
});

Deno.test("[FILE-1] a file that is too long is not read, and told where it gets too long", () => {
  assertEquals(good(FILE + "\n".repeat(LONGEST_FILE - FILE.length)), good(FILE));
  assertEquals(places(FILE + "\n".repeat(LONGEST_FILE - FILE.length + 1)), [
    `${11 + LONGEST_FILE - FILE.length}:1 E_LONG`,
  ]);
  assertEquals(places("x".repeat(LONGEST_FILE + 1)), [`1:${LONGEST_FILE + 1} E_LONG`]);
});

Deno.test("[FILE-2] lines come in any order, and only the board has to be there", () => {
  const lines = "optimum: none\ngoal: a 1 0\nabout: x\nname: y\nboard:\na.\n";
  const { goal, name, optimum } = good(lines);
  assertEquals([goal.length, name, optimum], [1, "y", "none"]);
  assertEquals(good("board:\na.").goal, []);
  assertEquals(places("name: x\ngoal: a 1 0"), ["1:1 E_NO_BOARD"]);
  assertEquals(places(""), ["1:1 E_NO_BOARD"]);
});

Deno.test("[FILE-2] a variant without a name is read with a warning", () => {
  const result = parseVariant("board:\na.", "a.txt");
  assert(result.ok);
  assertEquals(result.value.warnings.map(({ code, file }) => [code, file]), [["W_NAME", "a.txt"]]);
  const named = parseVariant(FILE);
  assert(named.ok);
  assertEquals(named.value.warnings, []);
});

Deno.test("[FILE-2] lines of other kinds are told", () => {
  assertEquals(places("hello\nboard:\na.\n\n.a\ngoals: a 1 0\nboard a"), [
    "1:1 E_LINE",
    "5:1 E_LINE",
    "6:1 E_LINE",
    "7:1 E_LINE",
  ]);
  assertEquals(places("board:\na.\ngoal A: 1"), ["3:1 E_LINE"]);
});

Deno.test("[FILE-2] two boards, names or optima are one too many", () => {
  const [problem, ...others] = problems(
    "name: a\nboard:\na.\nboard:\n.a\nname: b\ngoal: a 1 0\noptimum: none\noptimum: none",
  );
  assertEquals([problem?.line, problem?.column, problem?.code], [4, 1, "E_TWICE"]);
  assertEquals(problem?.message, "A variant has one board:, and line 2 has it already");
  assertEquals(others.map(({ code, line }) => [line, code]), [[6, "E_TWICE"], [9, "E_TWICE"]]);
});

Deno.test("[FILE-2] names and words are not too long and hide nothing", () => {
  assertEquals(good(`name: ${"é".repeat(80)}\nboard:\na.`).name.length, 80);
  assertEquals(places(`name: ${"é".repeat(81)}\nboard:\na.`), ["1:7 E_WORDS"]);
  assertEquals(places(`board:\na.\nabout:  ${"x".repeat(1001)}`), ["3:9 E_WORDS"]);
  assertEquals(places("name: a\u202eb\nboard:\na."), ["1:7 E_WORDS"]);
  assertEquals(good("name:  two \t words \nboard:\na.").name, "two words");
});

Deno.test("[FILE-3] rows stand right below, up to an empty line or a line of another kind", () => {
  assertEquals(good("board:\na.\n\nname: x").board.height, 1);
  assertEquals(good("board:\na.\n..\nname: x").board.height, 2);
  assertEquals(places("board:\n\na."), ["1:1 E_NO_ROWS", "3:1 E_LINE"]);
  assertEquals(places("board: a.\n.."), ["1:8 E_ROWS_BELOW", "2:1 E_NO_PIECE"]);
  assertEquals(places("board:\na.\ngoal-board:\ngoal: a 1 0"), ["3:1 E_NO_ROWS"]);
});

Deno.test("[FILE-4] ragged rows are told where they end, or where they should", () => {
  const [short, long] = problems("board:\naab\naa\naab.");
  assertEquals([short?.line, short?.column, short?.code], [3, 3, "E_RAGGED"]);
  assertEquals(
    short?.message,
    "This row has 2 cells and the first one has 3 cells: all rows are equally long",
  );
  assertEquals([long?.line, long?.column], [4, 4]);
});

Deno.test("[FILE-4] cells are letters, digits, points and walls; others are told, each by itself", () => {
  const variant = good("board:\naZ09\n#...");
  assertEquals(variant.pieces.map(({ name }) => name), ["a", "Z", "0", "9"]);
  assertEquals([...variant.board.walls], [0, 0, 0, 0, 1, 0, 0, 0]);
  assertEquals(places("board:\na?é.\n😀b .\n a.."), [
    "2:2 E_CHARACTER",
    "2:3 E_CHARACTER",
    "3:1 E_CHARACTER",
    "3:3 E_CHARACTER",
    "4:1 E_CHARACTER",
  ]);
  assert(problems("board:\na\u202e").every(({ message }) => message.includes("\\u{202e}")));
});

Deno.test("[FILE-4] 62 pieces have a board, one more has no character", () => {
  const names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const board = (cells: string) => `board:\n${cells.match(/.{8}/g)?.join("\n")}`;
  assertEquals(good(board(`${names}..`)).pieces.length, 62);
  const [problem, ...more] = problems(board(`${names}é.`));
  assertEquals(more, []);
  assertEquals([problem?.line, problem?.column, problem?.code], [9, 7, "E_CHARACTER"]);
  assert(problem?.message.includes("62 characters"));
  assertEquals(places(board(`${names}A.`)), ["9:7 E_UNCONNECTED"]);
});

Deno.test("[CELL-1] boards are up to 8 by 8 cells", () => {
  const square = (width: number, height: number) =>
    `board:\n${"a".padEnd(width, ".")}\n${`${".".repeat(width)}\n`.repeat(height - 1)}`;
  assertEquals(good(square(8, 8)).board.width, 8);
  assertEquals(places(square(9, 8)), ["2:9 E_SIZE"]);
  assertEquals(places(square(8, 9)), ["10:1 E_SIZE"]);
  assertEquals(problems(square(9, 1))[0]?.message, "The board is 9 cells wide: 8 is the most");
});

Deno.test("[FILE-5] two separate pieces with one letter are told, and corners do not connect", () => {
  assertEquals(places("board:\na.a\n.b."), ["2:3 E_UNCONNECTED"]);
  assertEquals(places("board:\nab\nba\n.."), ["3:1 E_UNCONNECTED", "3:2 E_UNCONNECTED"]);
  const [problem] = problems("board:\na.a");
  assert(problem?.message.includes("piece a"), problem?.message);
});

Deno.test("[FILE-5] pieces are any connected set of cells", () => {
  const variant = good("board:\naaab\nacab\na.bb");
  assertEquals(variant.pieces.map(({ shape }) => shapeKey(shape)), [
    "###/#.#/#..",
    ".#/.#/##",
    "#",
  ]);
  assertEquals(variant.pieces.map(({ start }) => start), [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
  ]);
});

Deno.test("[FILE-6] a board without an empty cell or without a piece is told", () => {
  assertEquals(places("board:\nab\n#c"), ["2:1 E_NO_SPACE"]);
  assertEquals(places("name: x\nboard:\n..\n#."), ["3:1 E_NO_PIECE"]);
  assertEquals(places("board:\n##"), ["2:1 E_NO_PIECE", "2:1 E_NO_SPACE"]);
});

Deno.test("[FILE-7] an optimum is two numbers or none, and needs a goal", () => {
  const text = (value: string) => `board:\na.\ngoal: a 1 0\noptimum: ${value}`;
  assertEquals(good(text("1 step, 1 move")).optimum, { steps: 1, moves: 1 });
  assertEquals(good(text("0 steps, 0 moves")).optimum, { steps: 0, moves: 0 });
  assertEquals(good(text("none")).optimum, "none");
  for (const wrong of ["12", "81 moves", "-1 steps, 1 moves", "None", ""]) {
    assertEquals(places(text(wrong)), [`4:${wrong === "" ? 9 : 10} E_OPTIMUM`]);
  }
  assertEquals(places("board:\na.\noptimum: none"), ["3:10 E_OPTIMUM"]);
});

Deno.test("[FILE-8] problems name the file, come in order, and are 20 at most, with how many more there are", () => {
  assertEquals(problems("x\ny\n", "my.txt").map(({ file }) => file), [
    "my.txt",
    "my.txt",
    "my.txt",
  ]);
  assertEquals(problems("x\n".repeat(500)).length, 21);
  assertEquals(places("goal: b 0 0\nboard:\na.\n\nwhat"), ["1:7 E_GOAL_PIECE", "5:1 E_LINE"]);
});

Deno.test("[GOAL-2] a goal names a piece and its corner, and may have several parts", () => {
  const variant = good("board:\nab.\n...\ngoal: b 2 1\ngoal: a  0\t1");
  assertEquals(variant.goal.map((part) => part.at), [{ x: 0, y: 1 }, { x: 2, y: 1 }]);
  for (const wrong of ["a", "a 1", "a x 0", "a 1 0 0", "a 1,0", ""]) {
    const [place, ...rest] = places(`board:\na.\ngoal: ${wrong}`);
    assertEquals([place, rest], [`3:${wrong === "" ? 6 : 7} E_GOAL`, []], wrong);
  }
});

Deno.test("[GOAL-3] each thing in a drawn goal is a part, whatever it is called there", () => {
  // Ma's puzzle: two L, each turned its own way, to a corner together.
  const variant = read(
    "aaabb ccddb effgg eehhh ..i..",
    ...["goal-board:", ".....", "...xx", "...yx", "...yy", "....."],
  );
  assertEquals(variant.goal.map(({ at, shape }) => [at.x, at.y, shapeKey(shape)]), [
    [3, 1, "##/.#"],
    [3, 2, "#./##"],
  ]);
  const walled = read("a.# ...", "goal-board:", "..#", "..a");
  assertEquals(walled.goal.map((part) => part.at), [{ x: 2, y: 1 }]);
});

Deno.test("[GOAL-3] the parts of a goal board hang together, so two of one shape need two names", () => {
  const twins = "board:\nab.\n...\ngoal-board:\n...\n";
  assertEquals(good(`${twins}.ab`).goal.length, 2);
  assertEquals(good(`${twins}a.a`).goal.length, 2);
  const [problem] = problems(`${twins}.aa`);
  assertEquals([problem?.line, problem?.column, problem?.code], [6, 2, "E_GOAL_PIECE"]);
  assert(problem?.message.includes("(##)"));
});

Deno.test("[GOAL-5] a goal beyond the edge is told with what would fit", () => {
  const text = (goal: string) => `board:\nAA.\nAA.\n...\n${goal}`;
  const [problem] = problems(text("goal: A 2 1"));
  assertEquals([problem?.line, problem?.column, problem?.code], [5, 7, "E_GOAL_OUTSIDE"]);
  assertEquals(
    problem?.message,
    "At 2 1 the piece A is not on the board: x is 0 to 1 and y is 0 to 1",
  );
  assertEquals(places(text("goal: A 1 2")), ["5:7 E_GOAL_OUTSIDE"]);
  assertEquals(places(text("goal: A -1 1")), ["5:7 E_GOAL_OUTSIDE"]);
  assertEquals(places(text("goal-board:\nAA\nAA\n..")), ["6:1 E_GOAL_SIZE"]);
  assertEquals(places(text("goal-board:\n...\nAA.\nAA.\n...")), ["6:1 E_GOAL_SIZE"]);
  assertEquals(places(text("goal-board:\n...\nAA\nAA?")), ["7:3 E_RAGGED", "8:3 E_CHARACTER"]);
});

Deno.test("[GOAL-5] a goal of a shape that no piece has is told", () => {
  assertEquals(places("board:\nab.\ngoal: x 0 0"), ["3:7 E_GOAL_PIECE"]);
  assertEquals(places("board:\naab.\ngoal-board:\n.bbb"), ["4:2 E_GOAL_PIECE"]);
  assertEquals(places("board:\nab.\ngoal-board:\n..."), ["4:1 E_GOAL"]);
});

Deno.test("[GOAL-5] parts on a wall, on each other, or too many of a shape are told", () => {
  assertEquals(places("board:\naa#.\n....\ngoal: a 1 0"), ["4:7 E_GOAL_WALL"]);
  assertEquals(places("board:\na..\ngoal-board:\n..#"), ["4:1 E_GOAL", "4:3 E_GOAL_WALL"]);
  assertEquals(places("board:\naab.\n....\ngoal: a 0 1\ngoal: b 1 1"), ["5:7 E_GOAL_OVERLAP"]);
  assertEquals(places("board:\naab.\n....\ngoal: b 1 1\ngoal-board:\n....\n.aa."), [
    "7:2 E_GOAL_OVERLAP",
  ]);
  assertEquals(places("board:\nab..\ngoal: a 0 0\ngoal: b 1 0\ngoal: a 2 0\ngoal: a 3 0"), [
    "5:7 E_GOAL_COUNT",
  ]);
  assertEquals(
    problems("board:\nab..\ngoal-board:\nabc.")[0]?.message,
    "The goal wants more pieces of this shape than the board has: 2",
  );
});

Deno.test("a variant's file is made as people write it", () => {
  assertEquals(makeVariant(good(FILE)), FILE);
  const drawn = "board:\naab.\n#...\ngoal-board:\n....\n#baa\n";
  assertEquals(makeVariant(good(drawn)), drawn);
  assertEquals(
    makeVariant({ ...CLASSIC, name: " a\nb ", about: "\n" }).slice(0, 15),
    "name: a b\nboard",
  );
});

Deno.test("what is made is read again, whatever the board and the goal", () => {
  fc.assert(fc.property(anyGame(), fc.nat(63), ([made, pushes], chosen) => {
    const { board, pieces } = made;
    const end = replay(made, startPosition(made), pushes);
    const goal = pieces.flatMap(({ shape }, index) => {
      const corner = end[index] ?? 0;
      const at = { x: corner % board.width, y: Math.floor(corner / board.width) };
      return chosen >> (index % 6) & 1 ? [{ at, shape }] : [];
    }).sort((one, other) => one.at.y - other.at.y || firstX(one) - firstX(other));
    const variant = { ...made, goal, name: "A name" };
    assertEquals(good(makeVariant(variant)), variant);
  }));
});

function firstX({ at, shape }: GoalPart): number {
  return at.x + (shape.cells[0]?.x ?? 0);
}

Deno.test("no text breaks the reader", () => {
  const line = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.string({ unit: fc.constantFrom("a", "b", ".", "#", "é"), maxLength: 10 }),
    fc.constantFrom("board:", "goal-board:", "goal: a 0 0", "goal: b 1 0", "optimum: none", ""),
  );
  fc.assert(fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
    const result = parseVariant(lines.join("\n"));
    if (result.ok) {
      return assertEquals(good(makeVariant(result.value.variant)), result.value.variant);
    }
    assert(result.error.length > 0);
    for (const { column, line, message } of result.error) {
      assert(line !== undefined && line >= 1 && line <= lines.length + 1);
      assert(column !== undefined && column >= 1 && message !== "");
    }
  }));
});

Deno.test("a board that was read is drawn as it was", () => {
  fc.assert(fc.property(anyVariant(), (variant) => {
    const rows = show(variant, startPosition(variant));
    assertEquals(read(rows), variant);
  }));
});
