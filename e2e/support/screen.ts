import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until nothing on the page says that it is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.locator("[aria-busy=true], [role=status][aria-label^=Loading]")).toHaveCount(0);
}

/** Lets colours arrive: a changed scheme is drawn in the next frames. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

async function expectNoAxeViolation(page: Page, look: string): Promise<void> {
  await drawn(page);
  // The pages have no frames, so the slower way across frames is not needed; only violations are collected.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}: ${node.any[0]?.message ?? node.failureSummary}`),
  );
  expect(found, `${look} ${page.url()}`).toEqual([]);
}

/** Checks the page as it is now: axe in light, axe in dark on a 360 px phone, and nothing wider than that phone. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await settled(page);
  await expectNoAxeViolation(page, "light");
  const size = page.viewportSize();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeViolation(page, "dark, 360 px");
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A layer lies over the page and makes it no wider.
    const layers = [...document.querySelectorAll("[role=dialog]")];
    const layer = layers.find((each) => each.getBoundingClientRect().right > clientWidth + 1);
    if (layer) return `a layer: ${layer.outerHTML.slice(0, 200)}`;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth - clientWidth} px: ${wide.at(-1)?.outerHTML.slice(0, 200)}`;
  });
  expect(overflow, `too wide for 360 px on ${page.url()}`).toBeNull();
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** What has the focus is to be seen and to show that it has it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing has the focus";
    // The browser itself marks the part of a date that has the focus.
    if (element instanceof HTMLInputElement && element.type === "date") return null;
    // A control drawn by its label, such as one number of a rating, shows the focus there.
    const ringed = [element, element.closest("label"), element.closest(".input-wrap")].some((each) => {
      if (!each) return false;
      const style = getComputedStyle(each);
      return (
        (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none"
      );
    });
    return ringed ? null : `no focus ring: ${element.outerHTML.slice(0, 200)}`;
  });
  expect(problem, page.url()).toBeNull();
}

/** Presses Tab until the control has the focus; every stop on the way has to be visible. */
export async function tabTo(page: Page, control: Locator, mostStops = 80): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    // After the last control of a page the focus is the browser's once.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectVisibleFocus(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} was not reached by Tab within ${mostStops} stops on ${page.url()}.`);
}
