/** Fetches what a site tells of its sliding puzzles (lib/klotski/published.ts). Addresses are relative. */
import type { Problem } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import {
  KLOTSKI_FOLDER,
  type PublishedVariant,
  type PublishedVariants,
  VARIANT_LIST,
} from "../../lib/klotski/published.ts";
import type { Optimum } from "../../lib/klotski/types.ts";
import { type Findings, takeText } from "../../lib/logs/fields.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";
import { parse } from "./parse_published.ts";
import { type Fetcher, readText, valueOf } from "./read_site.ts";
import { listOf, shape, takeId, wholeFrom } from "./shape.ts";

/**
 * The variants of the site. `undefined`: it tells of none.
 * @throws {UnusableInput} If the site cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`) or says something else
 *   (`SITE_VARIANTS`).
 */
export async function readVariants(
  base: string,
  fetcher: Fetcher = fetch,
): Promise<PublishedVariants | undefined> {
  const file = `${base}${KLOTSKI_FOLDER}/${VARIANT_LIST}`;
  const text = await readText(file, fetcher);
  return text === undefined ? undefined : valueOf(parseVariants(text), file);
}

/** Reads klotski/variants.json. Codes: `LOG_JSON`, `SITE_VARIANTS`. Pure. */
export function parseVariants(text: string): Result<PublishedVariants, Problem[]> {
  return parse(text, "SITE_VARIANTS", (value, findings) => takeVariants(value, [], findings));
}

const takeCounts = shape<Optimum>({ steps: wholeFrom(0), moves: wholeFrom(0) }, {});

function takeOptimum(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): Optimum | "none" | undefined {
  return value === "none" ? value : takeCounts(value, path, findings);
}

const takeVariant = shape<PublishedVariant>(
  { id: takeId, title: takeText, about: takeText, text: takeText },
  { optimum: takeOptimum },
);

const takeVariants = shape<PublishedVariants>({ variants: listOf(takeVariant) }, {});
