import { assertEquals } from "@std/assert";
import { parseParticipant } from "../../../../lib/racing/championship/participant_file.ts";

/** What is read, or all sentences that say what is wrong. */
function read(fields: unknown): unknown {
  const text = typeof fields === "string" ? fields : JSON.stringify(fields);
  const parsed = parseParticipant(text, "ada", "a/participant.json");
  return parsed.ok ? parsed.value : parsed.error.map(({ file, message }) => {
    assertEquals(file, "a/participant.json");
    return message.split(/:? must |: write |: it has /)[0];
  });
}

Deno.test("a participant's file has pilot and first sending; the rest may be left out", () => {
  assertEquals(read({ pilot: "pilot.ts", firstSending: "2003-05-01" }), {
    name: "ada",
    pilot: "pilot.ts",
    firstSending: Date.UTC(2003, 4, 1),
    lastSending: Date.UTC(2003, 4, 1),
  });
  assertEquals(
    read({
      name: "Ada Łoś",
      pilot: "python3 pilot.py",
      firstSending: "2003-05-01T20:30+02:00",
      lastSending: "2003-08-31T23:59:59Z",
      estimate: 145.94,
    }),
    {
      name: "Ada Łoś",
      pilot: "python3 pilot.py",
      firstSending: Date.UTC(2003, 4, 1, 18, 30),
      lastSending: Date.UTC(2003, 7, 31, 23, 59, 59),
      estimate: 14594,
    },
  );
});

Deno.test("everything that is wrong with a participant's file is told at once, by its field", () => {
  assertEquals(
    read({ name: "", firstSending: "May", lastSending: "2003-02-30", estimate: "1", Pilot: 7 }),
    [
      '"Pilot" is no field of this file',
      '"name"',
      '"pilot"',
      '"firstSending"',
      '"lastSending"',
      '"estimate"',
    ],
  );
  assertEquals(read("[]"), ["This"]);
  assertEquals(String(read("{")).startsWith("This is no JSON"), true);
});

Deno.test("names with marks that turn the direction of writing, and times that are none, are refused", () => {
  const good = { pilot: "p", firstSending: "2003-05-01" };
  for (const name of ["a\u202eb", "a\nb", " a", "a  b", "x".repeat(41), 7]) {
    assertEquals(read({ ...good, name }), ['"name"'], JSON.stringify(name));
  }
  for (const estimate of [0, -1, 1.234, 1e9, null]) {
    assertEquals(read({ ...good, estimate }), ['"estimate"'], String(estimate));
  }
  for (
    const firstSending of ["2003-02-29", "2003-5-1", "2003-05-01T10:00", 20030501, "2003-13-01"]
  ) {
    assertEquals(read({ ...good, firstSending }), ['"firstSending"'], String(firstSending));
  }
  assertEquals(read({ ...good, lastSending: "2003-04-30" }), ['"lastSending"']);
});
