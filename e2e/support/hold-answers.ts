import type { Page } from "@playwright/test";

/** Holds back every answer whose address matches, as a slow line does, until what it returns is called. */
export async function holdAnswers(page: Page, address: RegExp | string = /\/rest\/v1\//): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
