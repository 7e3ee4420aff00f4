/** The paddock: where pilots are entered and from where they are sent out, for as long as somebody needs them. */
import { join } from "@std/path";
import { findSandbox } from "../judge/sandbox/find_sandbox.ts";
import type { Sandbox } from "../judge/types.ts";
import { openWorkshop } from "../judge/workshop.ts";
import type { Course } from "./course.ts";
import { drive, type DriveResult } from "./drive.ts";
import type { DriveLimits } from "./limits.ts";
import { enterPilot, type Pilot } from "./pilot.ts";

/** How pilots may run. */
export interface PaddockOptions {
  /** The folder that paths are relative to, absolute. */
  readonly from: string;
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
}

/** Pilots and the sandbox they run in; several may drive at once. */
export interface Paddock extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /**
   * Enters a pilot.
   * @throws {UnusableInput} If it is refused.
   */
  enter(word: string, limits: Pick<DriveLimits, "programBytes">): Promise<Pilot>;
  /**
   * Sends a pilot round a circuit.
   * @throws {JudgeFailure} If the sandbox failed.
   */
  drive(
    pilot: Pilot,
    course: Course,
    limits: DriveLimits,
    signal?: AbortSignal,
  ): Promise<DriveResult>;
}

/** Opens a paddock with the strongest sandbox that works here. Nothing of it is left when it is closed. */
export async function openPaddock(
  { bubblewrap, from, trustNative }: PaddockOptions,
): Promise<Paddock> {
  const workshop = await openWorkshop();
  try {
    const sandbox = await findSandbox({ workshop: workshop.folder, bubblewrap, trustNative });
    let entered = 0;
    return {
      sandbox,
      enter: (word, limits) => {
        entered += 1;
        const into = join(workshop.folder, `pilot-${entered}`);
        return enterPilot(word, { from, into, sandbox }, limits);
      },
      drive: (pilot, course, limits, signal) =>
        drive(pilot, course, limits, { sandbox, workshop: workshop.folder, signal }),
      [Symbol.asyncDispose]: () => workshop.close(),
    };
  } catch (error) {
    await workshop.close();
    throw error;
  }
}
