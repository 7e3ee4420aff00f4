/** Finding things on a page as people do who listen to it: by role and name. */
import type { ElementHandle, Page } from "puppeteer-core";

/** A selector for what has this role and name; without a name, for anything with the role. */
export function byRole(role: string, name?: string): string {
  const parts = name === undefined ? "" : `[name=${JSON.stringify(name)}]`;
  return `::-p-aria([role=${JSON.stringify(role)}]${parts})`;
}

/** Waits for it and presses it. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  await using element = await find(page, role, name);
  await element.click();
}

/** Waits for it. @throws {Error} If it doesn't come. */
export async function find(page: Page, role: string, name?: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(byRole(role, name));
  if (element === null) throw new Error(`There is no ${role} ${name ?? ""}`);
  return element;
}

/** Whether it is there now. */
export async function isThere(page: Page, role: string, name?: string): Promise<boolean> {
  await using element = await page.$(byRole(role, name));
  return element !== null;
}

/** Waits for an alert and gives what it says. */
export async function alertText(page: Page): Promise<string> {
  await using alert = await page.waitForSelector('[role="alert"]');
  return await alert?.evaluate((element) => element.textContent ?? "") ?? "";
}
