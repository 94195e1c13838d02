import type { Page } from "@playwright/test";
import { makeAdmin } from "../../tests/support/accounts.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { askEverything, type BusyCompany, makeBusyCompany } from "../support/arrange.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { heading } from "../support/page.ts";
import { settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

// Print, forced colors, slow connections and tablets: screens away from a desktop.

/** A job with a question of every type, and its application form with one choice made of each kind. */
async function openForm(page: Page, { company, candidate }: BusyCompany): Promise<void> {
  const job = await makeJob(company, { skillsRequired: ["TypeScript", "Go"], preferredSkills: ["Rust"] });
  await askEverything(job);
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  await page.getByRole("radio", { name: "CDL-A" }).check();
  await page.getByRole("checkbox", { name: "McLeod" }).check();
  await page.getByRole("radio", { name: "4" }).check({ force: true });
}

/** A computed style of the first element of each kind. */
const styles = (page: Page, property: string, selectors: readonly string[]) =>
  page.evaluate(
    ([property, selectors]) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector} on the page.`);
        return getComputedStyle(element).getPropertyValue(property);
      }),
    [property, selectors] as const,
  );

const chosen = [".choice:has(:checked)", ".scale label:has(:checked)"];
const unchosen = [".choice:not(:has(:checked))", ".scale label:not(:has(:checked))"];

test("print shows the match and chosen responses in black on white, without buttons", async ({ page }) => {
  const busy = await makeBusyCompany();
  await openAs(page, busy.candidate, `/candidate/applications/${busy.application}`);
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await expect(heading(page, /Dispatcher/)).toBeVisible();
  await expect(page.locator(".app-path svg").first()).toBeVisible();
  await expect(page.getByText("A file was sent")).toBeVisible();
  const strip = page.getByRole("img", { name: "1 of 3 required skills, 1 of 1 preferred skills" });
  await expect(strip).toBeVisible();
  await expect(page.getByRole("img", { name: "matches" }).first()).toBeVisible();
  for (const role of ["button", "navigation", "contentinfo", "tab", "searchbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  await expect(page.locator(".actionbar")).toBeHidden();
  // Printers drop backgrounds: a filled bar is drawn by its border, a hollow one isn't.
  const bars = await strip.locator("i").evaluateAll((all) =>
    all.map((bar) => {
      const { borderLeftWidth, borderLeftColor, width } = getComputedStyle(bar);
      return `${Number.parseFloat(borderLeftWidth) >= Number.parseFloat(width)} ${borderLeftColor}`;
    }),
  );
  const [solid, hollow] = ["true rgb(0, 0, 0)", "false rgb(0, 0, 0)"];
  expect(bars).toEqual([solid, hollow, hollow, solid]);
  expect(await styles(page, "border-left-style", [".sign", ".avatar"])).toEqual(["solid", "solid"]);
  expect(await styles(page, "color-scheme", ["html"])).toEqual(["light"]);

  await page.emulateMedia({ media: "screen" });
  await openForm(page, busy);
  await page.emulateMedia({ media: "print" });
  expect(await styles(page, "border-left-color", chosen)).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)"]);
  expect(await styles(page, "border-left-width", chosen)).not.toEqual(
    await styles(page, "border-left-width", unchosen),
  );
  await expect(page.getByText("Job Summary").filter({ visible: true }).first()).toBeVisible();
});

test("forced colors keep bars, icons, badges and selected or current items visible", async ({ openBrowser }) => {
  const busy = await makeBusyCompany();
  const page = await openBrowser({ forcedColors: "active" });
  await openForm(page, busy);
  const outlined = ["onenav [aria-current]", "seg [aria-pressed=true]"].map((each) => `.${each}`);
  const [ink] = await styles(page, "color", ["h1"]);
  expect(await styles(page, "background-color", [".strip i.on"])).toEqual([ink]);
  expect(await styles(page, "border-left-style", [".strip i:not(.on)", ".avatar"])).toEqual(["solid", "solid"]);
  expect(await styles(page, "background-color", chosen.slice(1))).not.toEqual(
    await styles(page, "background-color", unchosen.slice(1)),
  );
  expect(await styles(page, "outline-style", chosen.slice(0, 1))).toEqual(["solid"]);
  const boxes = [".box[type=checkbox]:checked", ".box[type=checkbox]:not(:checked)"];
  const [ticked, empty] = await styles(page, "background-color", boxes);
  expect(ticked).not.toBe(empty);
  await page.goto(`/candidate/applications/${busy.application}`);
  await settled(page);
  expect(await styles(page, "border-left-style", [".sign"])).toEqual(["solid"]);
  await page.goto(`/jobs?q=${encodeURIComponent(busy.job.title)}`);
  await settled(page);
  expect(await styles(page, "border-left-style", [".badge"])).toEqual(["solid"]);
  expect(await styles(page, "outline-style", outlined)).toEqual(["solid", "solid"]);
});

test("each page has a heading and title while loading, and the focus moves to the final heading", async ({
  page,
  openBrowser,
}) => {
  const { company, candidate, application, job } = await makeBusyCompany();
  const pages = [
    [candidate, `/candidate/applications/${application}`, "Application Details"],
    [candidate, "/candidate/profile", "Profile"],
    [company.owner, `/company/jobs/${job.id}/manage`, "Manage Job"],
    [company.owner, `/company/applications/${application}`, "Application Details"],
    [company.owner, "/company/profile", "Company Profile"],
    [await makeAdmin(), `/admin/company/${company.id}`, "Company"],
  ] as const;
  for (const [person, address, title] of pages) {
    const browser = await openBrowser();
    const release = await holdAnswers(browser);
    await openAs(browser, person, address);
    await expect(heading(browser, title), address).toHaveCount(1);
    await expect(browser).toHaveTitle(`${title} | Fairmatch`);
    release();
    await settled(browser);
    await expect(browser.getByRole("heading", { level: 1 }), address).toHaveCount(1);
    await browser.context().close();
  }
  await openAs(page, candidate, "/candidate/applications");
  await settled(page);
  const release = await holdAnswers(page);
  await page.getByRole("link", { name: job.title }).first().click();
  await expect(heading(page, "Application Details")).toBeFocused();
  release();
  await expect(heading(page, job.title)).toBeFocused();
});

/** The sum of this visit's layout shifts that no input caused, and what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const names = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: names.join("\n").slice(0, 200) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.map(({ moved }) => moved) };
    });
}

test("nothing moves when content arrives on a slow connection", async ({ openBrowser }) => {
  const { company, candidate, application, job } = await makeBusyCompany();
  const visits = [
    [candidate, ["/candidate/dashboard", `/candidate/applications/${application}`, "/jobs", `/jobs/${job.id}`]],
    [company.owner, ["/company/dashboard", "/company/applications", `/company/applications/${application}`]],
    [company.owner, [`/company/jobs/${job.id}/manage`, "/company/jobs/new", "/company/edit-registration"]],
    [await makeAdmin(), ["/admin/dashboard", "/admin/company-approvals", `/admin/company/${company.id}`]],
    [await makeAdmin(), ["/admin/companies", "/admin/people", "/admin/administrators"]],
  ] as const;
  for (const [person, addresses] of visits) {
    const page = await openBrowser();
    const shifts = await watchShifts(page);
    for (const address of addresses) {
      const release = await holdAnswers(page);
      await openAs(page, person, address);
      // The placeholder waits a moment before it appears.
      await expect(page.locator("main .appears").filter({ visible: true }).first(), address).toBeVisible();
      release();
      await settled(page);
      const { sum, moved } = await shifts();
      expect(sum, `${address}: ${moved.join("\n")}`).toBeLessThan(0.02);
    }
    await page.context().close();
  }
});

test("reduced motion shortens transitions to a millisecond, and adds none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/signin");
  // The page itself, not its placeholder.
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  const duration = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).transitionDuration);
  expect(new Set((await duration(".btn")).split(", "))).toEqual(new Set(["0.001s"]));
  for (const still of ["body", "h1", "label"]) expect(await duration(still), still).toBe("0s");
});

test("the selected tab is visible on a phone", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 } });
  await openAs(page, await makeAdmin(), "/admin/company-approvals?queue=approved");
  await expect(page.getByRole("tab", { name: /^Approved/ })).toBeInViewport({ ratio: 0.99 });
});

test("the primary action is visible on a tablet", async ({ openBrowser }) => {
  const busy = await makeBusyCompany();
  const options = { viewport: { width: 800, height: 700 }, hasTouch: true };
  const page = await openBrowser(options);
  await openForm(page, busy);
  const submit = page.getByRole("button", { name: "Submit Application" }).filter({ visible: true });
  await expect(submit).toHaveCount(1);
  await expect(submit).toBeInViewport({ ratio: 1 });
  const desk = await openBrowser(options);
  await openAs(desk, busy.company.owner, `/company/applications/${busy.application}`);
  const move = desk.getByRole("button", { name: "Move to Interview" }).filter({ visible: true });
  await expect(move).toHaveCount(1);
  await expect(move).toBeInViewport({ ratio: 1 });
});
