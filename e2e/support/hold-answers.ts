import type { Page, Route } from "@playwright/test";

/** Holds back every answer whose address matches, as a slow line does, until what it returns is called; then it is the server's, or `answer`. */
export async function holdAnswers(
  page: Page,
  address: RegExp | string = /\/rest\/v1\//,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
