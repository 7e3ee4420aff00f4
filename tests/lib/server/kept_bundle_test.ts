import { assertEquals, assertNotEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import {
  type Bundle,
  type BundlePlace,
  digestSources,
  keepBundle,
} from "../../../lib/server/kept_bundle.ts";
import { inFolder } from "./sample.ts";

const RECIPE = ["modules", "home.tsx"];

/** A bundler that counts how often it is asked. */
function countingBundler(text = "made"): { make(): Promise<Bundle>; times: number } {
  const bundler = {
    times: 0,
    make: () => {
      bundler.times++;
      return Promise.resolve(new Map([["a.js", new TextEncoder().encode(`${text} ü`)]]));
    },
  };
  return bundler;
}

async function inPlace(test: (place: BundlePlace) => Promise<void>): Promise<void> {
  await inFolder(async (root) => {
    await Deno.mkdir(join(root, "web", "ui"), { recursive: true });
    await Deno.writeTextFile(join(root, "settings.json"), "{}");
    await Deno.writeTextFile(join(root, "web", "ui", "a.ts"), "1");
    await test({ folder: join(root, ".cache"), root, sources: ["settings.json", "web"] });
  });
}

function keep(place: BundlePlace, make: () => Promise<Bundle>, recipe = RECIPE): Promise<Bundle> {
  return keepBundle(digestSources(place), recipe, make, place);
}

Deno.test("a bundle is made once, and comes back as it was", async () => {
  await inPlace(async (place) => {
    const bundler = countingBundler();
    const made = await keep(place, bundler.make);
    assertEquals(await keep(place, bundler.make), made);
    assertEquals(bundler.times, 1);
  });
});

Deno.test("another source, name of a source or recipe makes another bundle", async () => {
  await inPlace(async (place) => {
    const source = join(place.root, "web", "ui", "a.ts");
    const changes = [
      () => Deno.writeTextFile(source, "2"),
      () => Deno.rename(source, join(place.root, "web", "ui", "b.ts")),
      () => Deno.writeTextFile(join(place.root, "settings.json"), "[]"),
      () => Deno.writeTextFile(join(place.root, "web", "new.css"), ""),
    ];
    const bundler = countingBundler();
    await keep(place, bundler.make);
    const digests = new Set([digestSources(place)]);
    for (const [index, change] of changes.entries()) {
      await change();
      digests.add(digestSources(place));
      await keep(place, bundler.make);
      assertEquals([digests.size, bundler.times], [index + 2, index + 2]);
    }
    await keep(place, bundler.make, [...RECIPE, "run.tsx"]);
    assertEquals(bundler.times, changes.length + 2);
  });
});

Deno.test("what was made while a source changed is not kept", async () => {
  await inPlace(async (place) => {
    const source = join(place.root, "web", "ui", "a.ts");
    const bundler = countingBundler("of the new source");
    await keep(place, async () => {
      await Deno.writeTextFile(source, "2");
      return await bundler.make();
    });
    await Deno.writeTextFile(source, "1");
    await keep(place, bundler.make);
    assertEquals(bundler.times, 2);
  });
});

Deno.test("a damaged bundle, and a folder that cannot be, are as if there were none", async () => {
  await inPlace(async (place) => {
    const bundler = countingBundler();
    const made = await keep(place, bundler.make);
    const [{ name = "" } = {}] = Deno.readDirSync(place.folder);
    for (const damaged of ["", "{}", '[["a.js"', "null"]) {
      await Deno.writeTextFile(join(place.folder, name), damaged);
      assertEquals(await keep(place, bundler.make), made, damaged);
    }
    assertEquals(bundler.times, 5);

    const nowhere = { ...place, folder: join(place.root, "settings.json") };
    assertEquals(await keep(nowhere, bundler.make), made);
    assertEquals(await keep(nowhere, bundler.make), made);
    assertEquals(bundler.times, 7);
  });
});

Deno.test("nothing is kept of a bundler that fails", async () => {
  await inPlace(async (place) => {
    await assertRejects(() => keep(place, () => Promise.reject(new Error("no"))), Error, "no");
    const bundler = countingBundler();
    await keep(place, bundler.make);
    assertEquals(bundler.times, 1);
  });
});

Deno.test("forty bundles stay, the newest", async () => {
  await inPlace(async (place) => {
    await Deno.mkdir(place.folder);
    for (let age = 1; age <= 45; age++) {
      const old = join(place.folder, `${age}.json`);
      await Deno.writeTextFile(old, "[]");
      await Deno.utime(old, 1_000_000 - age, 1_000_000 - age);
    }
    await keep(place, countingBundler().make);
    const names = Array.from(Deno.readDirSync(place.folder), ({ name }) => name);
    assertEquals(names.length, 40);
    assertEquals(names.includes("39.json"), true);
    assertEquals(names.includes("40.json"), false);
    assertNotEquals(names.find((name) => name.length > 60), undefined);
  });
});
