/**
 * Takes apart what the database keeps as JSON: only known fields, `undefined` for what does not belong there.
 */
import type { Problem } from "../../core/problem.ts";
import { isRecord } from "../../logs/fields.ts";
import { isAmount, isWhole } from "../../logs/table_row.ts";
import type { CheckReport, Finding } from "../published/api.ts";
import type { Lead } from "../published/types.ts";
import { given } from "./rows.ts";

/** How sure a place in the table is. */
export function takeLead(value: unknown): Lead | undefined {
  if (!isRecord(value)) return undefined;
  const { share } = value;
  const verdict = (["decided", "open", "tied"] as const).find((word) => word === value.verdict);
  return verdict === undefined || !isAmount(share) ? undefined : { verdict, share };
}

/** Layers of the sandbox. */
export function takeTexts(value: unknown): string[] | undefined {
  return takeAll(value, takeText);
}

/** What the check of a version found. */
export function takeCheckReport(value: unknown): CheckReport | undefined {
  if (!isRecord(value)) return undefined;
  const { isFit, checkedAt, stderr } = value;
  const problems = takeAll(value.problems, takeProblem);
  const findings = takeAll(value.findings, takeFinding);
  if (
    typeof isFit !== "boolean" || typeof checkedAt !== "string" || typeof stderr !== "string" ||
    problems === undefined || findings === undefined
  ) return undefined;
  return { isFit, checkedAt, problems, findings, stderr };
}

function takeProblem(value: unknown): Problem | undefined {
  if (!isRecord(value)) return undefined;
  const { code, message, file, line, column } = value;
  if (typeof code !== "string" || typeof message !== "string") return undefined;
  return {
    code,
    message,
    ...given("file", takeText(file)),
    ...given("line", isWhole(line) ? line : undefined),
    ...given("column", isWhole(column) ? column : undefined),
  };
}

function takeFinding(value: unknown): Finding | undefined {
  if (!isRecord(value)) return undefined;
  const { isGood, text } = value;
  return typeof isGood !== "boolean" || typeof text !== "string" ? undefined : { isGood, text };
}

function takeText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function takeAll<Item>(
  value: unknown,
  take: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(take).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
