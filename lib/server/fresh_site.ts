/**
 * The pages' files while somebody works on them: made anew when a source has changed since.
 */
import { fromFileUrl, join } from "@std/path";
import { makeSite, type SiteFiles } from "./site.ts";

const ROOT = fromFileUrl(new URL("../../", import.meta.url));

/** Where the pages' sources are. */
const FOLDERS = ["web", "lib", "fixtures/circuits", "bots/tanks"] as const;

/** Gives the files as the sources are now. Rejects as `makeSite`; the next call tries again. */
export function freshSite(
  make: () => Promise<SiteFiles> = makeSite,
  stamp: () => string = stampOfSources,
): () => Promise<SiteFiles> {
  let made: { readonly stamp: string; readonly site: Promise<SiteFiles> } | undefined;
  return () => {
    const now = stamp();
    if (made?.stamp !== now) {
      const site = make();
      made = { stamp: now, site };
      site.catch(() => {
        if (made?.site === site) made = undefined;
      });
      return site;
    }
    return made.site;
  };
}

/** Changes with every source. */
function stampOfSources(): string {
  const times: string[] = [];
  const visit = (folder: string) => {
    for (const { isDirectory, name } of Deno.readDirSync(folder)) {
      const path = join(folder, name);
      if (isDirectory) visit(path);
      else times.push(`${path} ${Deno.statSync(path).mtime?.getTime()}`);
    }
  };
  for (const folder of FOLDERS) visit(join(ROOT, folder));
  return times.sort().join("\n");
}
