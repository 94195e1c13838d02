import type { Page, Route } from "@playwright/test";

/** Delays every response whose address matches until the returned function is called; then it is the server's, or `answer`. */
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
