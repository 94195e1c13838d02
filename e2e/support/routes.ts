import type { Page, Route } from "@playwright/test";

// Both stay registered to the end: a request intercepted while Playwright removes a route never gets a response.

/** Answers the first request to an address, and leaves the others to the server, like `times: 1`. */
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

/** Leaves an address to the server again, like `unroute`. */
export async function letThrough(page: Page, address: RegExp | string): Promise<void> {
  await page.route("about:listening", (route) => route.continue());
  await page.unroute(address);
}
