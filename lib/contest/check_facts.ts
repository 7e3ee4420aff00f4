/**
 * Proves facts.json of a stage: it holds what the logs tell, and nothing else. It can always be made again.
 */
import { join } from "@std/path";
import { UnusableInput } from "../core/problem.ts";
import type { Tell } from "./check_findings.ts";
import type { Contest } from "./contest.ts";
import { readIfThere } from "./on_disk.ts";
import { deriveFacts, FACTS_FILE, formatFacts } from "./stage_facts.ts";
import { lastFinished } from "./store/stages.ts";
import { listWorkers } from "./store/workers.ts";
import type { Stage } from "./types.ts";

/** Makes the facts again and compares; the stage's logs have been proved before. */
export async function checkFacts(contest: Contest, { number }: Stage, tell: Tell): Promise<void> {
  const folder = contest.stageFolder(number);
  const file = join(folder, FACTS_FILE);
  const bytes = await readIfThere(file);
  if (bytes === undefined) {
    if (isBeingMade(contest, number)) return;
    const message = `The facts of stage ${number} are missing: whoever plays makes them again`;
    return tell("FACTS_MISSING", message, file);
  }
  const text = new TextDecoder().decode(bytes);
  if (text === await expectedText(folder)) return;
  const message = `The facts of stage ${number} are not what its logs tell: remove them, and ` +
    "whoever plays makes them again";
  tell("FACTS", message, file);
}

/** They come some seconds after the end of a stage. */
function isBeingMade(contest: Contest, stage: number): boolean {
  return lastFinished(contest)?.number === stage &&
    listWorkers(contest).some(({ state, task }) => task === "play" && state === "busy");
}

async function expectedText(folder: string): Promise<string | undefined> {
  try {
    return formatFacts(await deriveFacts(folder));
  } catch (error) {
    if (error instanceof UnusableInput) return undefined;
    throw error;
  }
}
