/** Files chosen in the browser's own dialog. */
import type { Page } from "puppeteer-core";

/**
 * Does `open`, which must bring up the dialog for choosing files, and chooses these.
 * @throws {Error} If no dialog comes up.
 */
export async function pickFiles(
  page: Page,
  paths: readonly string[],
  open: () => Promise<void>,
): Promise<void> {
  // A dialog of this kind no program can answer; the page asks by its input instead.
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "showOpenFilePicker"));
  const [chooser] = await Promise.all([page.waitForFileChooser(), open()]);
  await chooser.accept([...paths]);
}
