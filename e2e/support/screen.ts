import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until nothing on the page is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1").first(), `a heading on ${page.url()}`).toBeAttached();
  const waiting = page.locator("[aria-busy=true], [role=status][aria-label^=Loading]");
  await expect(waiting, `what still loads on ${page.url()}`).toHaveCount(0);
}

/** Caches colors axe has parsed: it spends half of its time parsing the same few for every element. */
function keepColors(): void {
  interface Color {
    parseString(text: string): Color;
    r: number;
    g: number;
    b: number;
    alpha: number;
  }
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } };
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const values = known.get(text);
    if (values) return Object.assign(this, values);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * axe's findings once colors have settled: a changed scheme renders in the next frames, and a page behind another one not at all.
 * Null until axe is loaded.
 */
const lookWithAxe = (page: Page): Promise<string[] | null> =>
  page.evaluate(
    async (options) => {
      const checker = (window as unknown as { axe?: typeof axe }).axe;
      if (!checker) return null;
      const isDrawn = async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      };
      const isLate = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`${location.href} was not drawn within 15 seconds.`)), 15_000);
      });
      await Promise.race([isDrawn(), isLate]);
      const { violations } = await checker.run(document, options);
      // Formatted in the page, since transferring all of axe's findings is slow.
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html}: ${node.any[0]?.message ?? node.failureSummary}`),
      );
    },
    // No preloading: that is for audio, and for a rule that isn't used.
    { resultTypes: ["violations"], preload: false, selectors: false } as const satisfies axe.RunOptions,
  );

async function expectNoAxeViolation(page: Page, look: string): Promise<void> {
  let found = await lookWithAxe(page);
  if (!found) {
    // It stays for the page's other checks.
    await page.evaluate(`${axeSource};(${keepColors})()`);
    found = await lookWithAxe(page);
  }
  expect(found, `${look} ${page.url()}`).toEqual([]);
}

/** What is wider than the window, or than its button, if anything. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Overlays don't widen the page.
    const layers = [...document.querySelectorAll("[role=dialog]")];
    const layer = layers.find((each) => each.getBoundingClientRect().right > clientWidth + 1);
    if (layer) return `a layer: ${layer.outerHTML.slice(0, 200)}`;
    const cut = [...document.querySelectorAll(".btn")].find((button) => button.scrollWidth > button.clientWidth + 1);
    if (cut) return `the words of a button: ${cut.outerHTML.slice(0, 200)}`;
    if (scrollWidth <= clientWidth) return null;
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return `${scrollWidth - clientWidth} px: ${wide.at(-1)?.outerHTML.slice(0, 200)}`;
  });

/** Controls smaller than `least` px in either direction; links within a sentence are exempt. */
const tooSmall = (page: Page, least: number) =>
  page.evaluate((least) => {
    const controls = "a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem]";
    const isSmall = (control: Element) => {
      // A control behind a label is pressed through it; the skip link and file inputs have visible stand-ins.
      if (control.matches(".skip, .sr-only") || !control.checkVisibility({ visibilityProperty: true })) return false;
      const target = (control.matches("[type=checkbox], [type=radio]") && control.closest("label")) || control;
      const isInline = getComputedStyle(target).display === "inline";
      if (isInline && target.parentElement?.textContent?.trim() !== target.textContent?.trim()) return false;
      const { width, height } = target.getBoundingClientRect();
      // An ::after that covers a control is part of it.
      const after = getComputedStyle(target, "::after");
      const over = after.content !== "none" && after.position === "absolute";
      const reach = (own: number, further: string) => Math.max(own, over ? Number.parseFloat(further) || 0 : 0);
      return Math.min(reach(width, after.width), reach(height, after.height)) < least - 0.5;
    };
    const found = [...document.querySelectorAll(controls)].filter(isSmall);
    return found.map((control) => control.outerHTML.slice(0, 160));
  }, least);

/** What is sticky although the window is too low; toasts, which can be closed, are exempt. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "body *:not(.toasts, .overlay, .layer, .popover, [data-radix-focus-guard], [data-radix-popper-content-wrapper])",
      ),
    ]
      .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility())
      .filter((each) => !each.parentElement?.closest("[role=region][aria-label^=Notifications]"))
      .map((each) => each.outerHTML.slice(0, 160)),
  );

/**
 * Checks the current page: axe in light, axe in dark on a 360 px phone, nothing wider than that phone, a tablet or a desktop at
 * 400% zoom, where nothing is sticky either, and every control is large enough for its input device.
 */
export async function expectGoodScreen(page: Page): Promise<void> {
  await settled(page);
  await expectGoodLooks(page);
}

/** The same for a page that may still be loading. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNoAxeViolation(page, "light");
  expect(await tooSmall(page, 24), `too small for a pointer on ${page.url()}`).toEqual([]);
  const size = page.viewportSize();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoAxeViolation(page, "dark, 360 px");
  expect(await tooWide(page), `too wide for 360 px on ${page.url()}`).toBeNull();
  expect(await tooSmall(page, 44), `too small for a finger on ${page.url()}`).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await tooWide(page), `too wide for 768 px on ${page.url()}`).toBeNull();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await tooWide(page), `too wide at 400 % on ${page.url()}`).toBeNull();
  expect(await stuck(page), `sticks at 400 % on ${page.url()}`).toEqual([]);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** The focused element is visible and shows its focus. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "nothing has the focus";
    // The browser itself highlights the focused part of a date.
    if (element instanceof HTMLInputElement && element.type === "date") return null;
    const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
    // A control drawn by its label, such as one number of a rating, shows the focus there; a link over a whole row, around it.
    const ringed =
      [element, element.closest("label"), element.closest(".input-wrap, .can, .skill-box")].some(
        (each) => each && isRing(getComputedStyle(each)),
      ) || isRing(getComputedStyle(element, "::after"));
    return ringed ? null : `no focus ring: ${element.outerHTML.slice(0, 200)}`;
  });
  expect(problem, page.url()).toBeNull();
}

/** Presses Tab until the control has the focus, and returns how often; every stop on the way must be visible. */
export async function tabTo(page: Page, control: Locator, mostStops = 80): Promise<number> {
  await expect(control).toBeVisible();
  // Tab passes over what is disabled while something loads.
  await expect(control).not.toHaveJSProperty("disabled", true);
  for (let stop = 1; stop <= mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    // After a page's last control, the focus goes to the browser once.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    await expectVisibleFocus(page);
    if (await control.evaluate((element) => element === document.activeElement)) return stop;
  }
  throw new Error(`${control} was not reached by Tab within ${mostStops} stops on ${page.url()}.`);
}
