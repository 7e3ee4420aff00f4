/** Files dragged onto a page, as the page sees it. */
import type { Page } from "puppeteer-core";

/**
 * Drags the files over the element and lets them go there. Gives whether the page took them: whether it kept the
 * browser from opening them itself, both while they were over it and when they fell.
 * @throws {Error} If there is no such element.
 */
export async function dropFiles(
  page: Page,
  paths: readonly string[],
  selector = "body",
): Promise<boolean> {
  await using target = await page.$(selector);
  if (target === null) throw new Error(`There is no ${selector} to drop files on`);
  // An input that is in no document: the only way to come by File objects of files on disk.
  await using input = await page.evaluateHandle(() => {
    const element = document.createElement("input");
    element.type = "file";
    element.multiple = true;
    return element;
  });
  await input.uploadFile(...paths);
  return await page.evaluate(
    (element, { files }) => {
      const dragged = new DataTransfer();
      for (const file of files ?? []) dragged.items.add(file);
      const taken = ["dragenter", "dragover", "drop"].map((kind) => {
        const box = element.getBoundingClientRect();
        return !element.dispatchEvent(
          new DragEvent(kind, {
            bubbles: true,
            cancelable: true,
            composed: true,
            dataTransfer: dragged,
            clientX: box.x + box.width / 2,
            clientY: box.y + box.height / 2,
          }),
        );
      });
      return taken[1] === true && taken[2] === true;
    },
    target,
    input,
  );
}

/** Drags a file over the element and away again. */
export async function dragAcross(page: Page, selector = "body"): Promise<void> {
  await page.$eval(selector, (element) => {
    const dragged = new DataTransfer();
    dragged.items.add(new File(["x"], "x.jsonl"));
    for (const kind of ["dragenter", "dragover", "dragleave"]) {
      element.dispatchEvent(
        new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: dragged }),
      );
    }
  });
}
