import type { Page, Route } from "@playwright/test";

// Both listen to the end: a request that the browser holds back at the moment Playwright stops listening is never answered.

/** Answers the first request of an address in the server's place, and leaves the others to it, as `times: 1` does. */
export async function routeFirst(
  page: Page,
  address: RegExp | string,
  answer: (route: Route) => unknown,
): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await answer(route);
  });
}

/** Leaves an address to the server again, as `unroute` does. */
export async function letThrough(page: Page, address: RegExp | string): Promise<void> {
  await page.route("about:listening", (route) => route.continue());
  await page.unroute(address);
}
