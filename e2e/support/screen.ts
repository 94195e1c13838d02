import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Waits until nothing on the page says that it is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
}

/** Checks the page as it is now with axe, in light and in dark, and for sideways scroll at 360 px and its own width. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await settled(page);
  const size = page.viewportSize();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    expect(found, `${colorScheme} ${page.url()}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll at 360 px on ${page.url()}`).toBe(0);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}
