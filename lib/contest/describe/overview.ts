/**
 * What a contest's front page says.
 */
import type { ContestOverview } from "../published/types.ts";
import { entryBriefs } from "./entries.ts";
import { ledgerOf } from "./ledger.ts";
import type { ContestRecords } from "./records.ts";
import { queueOf, stageBriefs } from "./stages.ts";
import { lastTable } from "./table.ts";

/**
 * contest/overview.json.
 * @param site `takesUploads`: whether programs can be sent in through the site that shows it.
 */
export function overviewOf(
  records: ContestRecords,
  { takesUploads }: { readonly takesUploads: boolean },
): ContestOverview {
  const ledger = ledgerOf(records);
  const { title, state, rules } = records.settings;
  const table = lastTable(ledger);
  return {
    title,
    state,
    takesUploads,
    rules,
    ...(table === undefined ? {} : { table }),
    stages: stageBriefs(ledger),
    queue: queueOf(ledger),
    entries: entryBriefs(ledger),
  };
}
