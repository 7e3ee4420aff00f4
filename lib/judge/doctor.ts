/**
 * The doctor: proves every layer of the sandbox on this machine by what a hostile program would try, and says in
 * plain words what holds, what is missing, what that means, and how to get it.
 */
import { formatProblem, UnusableInput } from "../core/problem.ts";
import { ATTEMPTS } from "./sandbox/attempts.ts";
import { MIN_DENO, requireDenoVersion } from "./sandbox/deno_version.ts";
import { type SandboxOptions, type SandboxSurvey, surveySandbox } from "./sandbox/find_sandbox.ts";
import { endsWithRunner } from "./sandbox/orphan.ts";
import { type AttemptOutcome, tryAttempts } from "./sandbox/try_attempt.ts";
import { curesOf, type LayerAdvice, LAYERS_IN_WORDS } from "./sandbox/advice.ts";
import { JudgeFailure, type Sandbox, SANDBOX_LAYERS, type SandboxLayer } from "./types.ts";

export { MIN_DENO, requireDenoVersion };
export { probeSandbox } from "./sandbox/probe.ts";

/** What the doctor found about one thing. */
export interface Finding {
  readonly id: SandboxLayer | "deno" | "clock" | "native";
  /** `holds`: proven; `missing`: not there; `broken`: there, but a program got through; `spare`: not needed here. */
  readonly state: "holds" | "missing" | "broken" | "spare";
  /** What was found, and what it means for whoever runs a contest here. */
  readonly message: string;
  /** How to get it, where that is known. */
  readonly cure?: string;
}

/** Whether a contest among strangers should run with this finding. */
export function isGood({ state }: Finding): boolean {
  return state === "holds" || state === "spare";
}

/** Examines this machine. Takes about a second. */
export async function examine(options: SandboxOptions): Promise<Finding[]> {
  const findings = [examineDeno(Deno.version.deno)];
  let survey: SandboxSurvey;
  try {
    survey = await surveySandbox(options);
  } catch (error) {
    if (!(error instanceof JudgeFailure)) throw error;
    return [...findings, { id: "permissions", state: "broken", message: error.message }];
  }
  const { sandbox } = survey;
  const own = ATTEMPTS.filter(({ layer }) => sandbox.layers.includes(layer));
  const [outcomes, endsWith] = await Promise.all([
    tryAttempts(own, sandbox),
    endsWithRunner(sandbox),
  ]);
  for (const layer of SANDBOX_LAYERS) {
    if (layer === "deathsig") findings.push(examineDeath(endsWith));
    else if (sandbox.layers.includes(layer)) findings.push(examineLayer(layer, outcomes));
    else findings.push(examineAbsent(layer, survey, options));
  }
  findings.push(await examineClock(), examineNative(sandbox, options));
  return findings;
}

function examineDeno(version: string): Finding {
  try {
    requireDenoVersion(version);
    return { id: "deno", state: "holds", message: `Deno ${version}, at least ${MIN_DENO}` };
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    const message = error.problems.map(formatProblem).join("; ");
    return { id: "deno", state: "broken", message, cure: "deno upgrade" };
  }
}

function examineLayer(layer: SandboxLayer, outcomes: readonly AttemptOutcome[]): Finding {
  const through = outcomes.filter(({ attempt, stopped }) => attempt.layer === layer && !stopped);
  if (through.length === 0) return { id: layer, state: "holds", message: words(layer).holds };
  const deeds = through.map(({ attempt }) => attempt.deed).join("; ");
  return { id: layer, state: "broken", message: `a program can: ${deeds}` };
}

function examineDeath(ends: boolean): Finding {
  const { holds, missing } = words("deathsig");
  return ends
    ? { id: "deathsig", state: "holds", message: holds }
    : { id: "deathsig", state: "missing", message: missing, ...curesOf("deathsig") };
}

function examineAbsent(
  layer: SandboxLayer,
  { sandbox: { layers }, failed }: SandboxSurvey,
  { bubblewrap }: SandboxOptions,
): Finding {
  if (layer === "user" && Deno.build.os === "linux") {
    if (Deno.uid() !== 0) {
      return { id: layer, state: "spare", message: "the runner is not root, so no program is" };
    }
    if (layers.includes("bubblewrap")) {
      return {
        id: layer,
        state: "spare",
        message: "inside bubblewrap a program is nobody and has no right over anything; " +
          "still, an ordinary user to run contests with is one wall more than root",
      };
    }
  }
  const isOff = !bubblewrap && layer === "bubblewrap";
  if (isOff || layer === "seccomp" && !layers.includes("bubblewrap")) {
    const because = isOff ? "switched off by --no-bwrap" : "it works inside bubblewrap only";
    return { id: layer, state: "missing", message: `${words(layer).missing} (${because})` };
  }
  const reason = failed.find((one) => one.layers.includes(layer))?.reason;
  const because = reason === undefined ? "" : ` (tried: ${reason})`;
  return {
    id: layer,
    state: "missing",
    message: words(layer).missing + because,
    ...curesOf(layer, reason),
  };
}

async function examineClock(): Promise<Finding> {
  try {
    const text = await Deno.readTextFile("/proc/self/schedstat");
    if (/^\d+ \d+ \d+/.test(text) && !text.startsWith("0 0 ")) {
      return {
        id: "clock",
        state: "holds",
        message: "the clock knows how long a program waited for a processor, and takes it off",
      };
    }
  } catch {
    // As below.
  }
  return {
    id: "clock",
    state: "missing",
    message:
      "this system does not tell how long a program waited for a processor: on a busy machine a program " +
      "may be timed out for what others did; play fewer rounds at once (--jobs 1)",
    cure: Deno.build.os === "linux" ? "a kernel with CONFIG_SCHED_INFO" : "run contests on Linux",
  };
}

function examineNative({ layers, trustNative }: Sandbox, { bubblewrap }: SandboxOptions): Finding {
  const cure = bubblewrap ? { cure: "see bubblewrap" } : {};
  if (layers.includes("bubblewrap")) {
    return { id: "native", state: "holds", message: "programs in other languages may play" };
  }
  return trustNative
    ? {
      id: "native",
      state: "broken",
      message:
        "programs in other languages play with all your rights, as you asked (--trust-native)",
      ...cure,
    }
    : {
      id: "native",
      state: "missing",
      message: "programs in other languages are refused: nothing would keep them in",
      ...cure,
    };
}

function words(layer: SandboxLayer): LayerAdvice {
  return LAYERS_IN_WORDS[layer];
}
