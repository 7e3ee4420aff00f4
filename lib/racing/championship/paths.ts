/**
 * The folder of a championship:
 *
 *     participants/ID/            one folder for each; ID: letters a to z, digits, - and _
 *       participant.json          {"pilot": "pilot.ts", "name": "Ada", "firstSending": "2003-05-01",
 *                                  "lastSending": "2003-08-31", "estimate": 145.94}
 *       circuit.cir
 *       …                         the pilot's program
 *     results/
 *       journal.jsonl             the drives in the order in which they ended; all else is made from it
 *       championship.json         the whole contest; see lib/race/published_championship.ts
 *       table.txt                 the same for people
 *       round-1/pool-1.json …     each step
 *       laps/round-1/P.C.f1       the lap of pilot P on the circuit of C
 *       circuits/ID.cir           the circuits as pilots got them
 *       errors/round-1/P.C.txt    what an eliminated pilot wrote to standard error in the drive that counts; for its author
 */
export const FILES = {
  participants: "participants",
  participant: "participant.json",
  circuit: "circuit.cir",
  results: "results",
  journal: "journal.jsonl",
  championship: "championship.json",
  table: "table.txt",
  laps: "laps",
  circuits: "circuits",
  errors: "errors",
} as const;
