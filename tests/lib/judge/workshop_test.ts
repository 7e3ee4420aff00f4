import { assert, assertEquals, assertMatch } from "@std/assert";
import { basename, dirname, join } from "@std/path";
import { openWorkshop } from "../../../lib/judge/workshop.ts";

Deno.test("openWorkshop() makes an empty folder that others may pass through but not list", async () => {
  await using workshop = await openWorkshop();
  assertMatch(basename(workshop.folder), /^turniir-/);
  assertEquals([...Deno.readDirSync(workshop.folder)], []);
  if (Deno.build.os !== "windows") {
    assertEquals(((await Deno.stat(workshop.folder)).mode ?? 0) & 0o777, 0o711);
  }
});

Deno.test("close() removes read-only folders, links without what they lead to, and can be repeated", async () => {
  const workshop = await openWorkshop();
  const outside = await Deno.makeTempFile();
  const folder = join(workshop.folder, "bot-1", "sub");
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, "a"), "1", { mode: 0o444 });
  await Deno.symlink(outside, join(folder, "link"));
  await Deno.chmod(folder, 0o555);
  await Deno.chmod(dirname(folder), 0o555);
  await Promise.all([workshop.close(), workshop.close()]);
  assert(!await exists(workshop.folder));
  assert(await exists(outside));
  await Deno.remove(outside);
});

Deno.test({
  name: "a workshop goes when its runner is killed",
  ignore: Deno.build.os === "windows",
  async fn() {
    const source = `
      import { openWorkshop } from ${
      JSON.stringify(import.meta.resolve("../../../lib/judge/workshop.ts"))
    };
      const { folder } = await openWorkshop();
      Deno.mkdirSync(folder + "/x");
      Deno.chmodSync(folder + "/x", 0o555);
      console.log(folder);
      setInterval(() => {}, 1000);`;
    const runner = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--quiet", "--ext=ts", "-"],
      cwd: dirname(new URL(import.meta.url).pathname),
      stdin: "piped",
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const writer = runner.stdin.getWriter();
    await writer.write(new TextEncoder().encode(source));
    await writer.close();
    const reader = runner.stdout.pipeThrough(new TextDecoderStream()).getReader();
    const folder = ((await reader.read()).value ?? "").trim();
    assert(await exists(folder));
    const watcher = Deno.watchFs(dirname(folder), { recursive: false });
    runner.kill("SIGKILL");
    await runner.status;
    while (await exists(folder)) await watcher[Symbol.asyncIterator]().next();
    watcher.close();
    await reader.cancel();
    assert(!await exists(folder));
  },
});

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch {
    return false;
  }
}
