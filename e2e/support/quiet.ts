import { expect, type Page, type Request } from "@playwright/test";

/** How long nothing is requested, in ms. */
const quietFor = 500;

/** Acts, and waits until the page has what it then requests. Playwright's "networkidle" is over once a page has loaded. */
export async function quietAfter(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const begin = (request: Request) => {
    open.add(request);
    last = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await act();
  last = Date.now();
  await expect.poll(() => open.size === 0 && Date.now() - last >= quietFor, "nothing more is requested").toBe(true);
  page.off("request", begin);
  page.off("requestfinished", end);
  page.off("requestfailed", end);
}
