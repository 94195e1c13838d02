import type { Page } from "@playwright/test";
import { makeAdmin } from "../../tests/support/accounts.ts";
import { makeBusyCompany } from "../support/arrange.ts";
import { settled, tooWide } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** What of the header and the bottom bar is cut off, or lies over its neighbor. */
const faultsOfBars = (page: Page) =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll(".header .header-in > *, .header .header-in > div > *, .tabbar > *"),
    ].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
    const boxes = shown.map((each) => ({ each, box: each.getBoundingClientRect() }));
    const cut = boxes.filter(({ box }) => box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5);
    const over = boxes.filter(({ each, box }) =>
      boxes.some(
        (other) =>
          !each.contains(other.each) &&
          !other.each.contains(each) &&
          other.box.left < box.right - 1 &&
          other.box.right > box.left + 1 &&
          other.box.top < box.bottom - 1 &&
          other.box.bottom > box.top + 1,
      ),
    );
    return [...cut, ...over].map(({ each }) => each.outerHTML.slice(0, 160));
  });

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
  await expect(page.locator("html")).toHaveAttribute("data-large-text", "");
}

/** At 320 px, and with enlarged text, no page is wider than the window and no button's words are cut; the bars keep their parts apart. */
async function expectRoom(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(address);
    await settled(page);
    expect(await tooWide(page), `320 px: ${address}`).toBeNull();
    await page.setViewportSize({ width: 390, height: 844 });
    await enlarge(page, 150);
    expect(await tooWide(page), `390 px, text at 150%: ${address}`).toBeNull();
    await page.setViewportSize({ width: 360, height: 740 });
    await enlarge(page, 200);
    expect(await tooWide(page), `360 px, text at 200%: ${address}`).toBeNull();
    expect(await faultsOfBars(page), `360 px, text at 200%: ${address}`).toEqual([]);
  }
}

test("a visitor's pages fit enlarged text", async ({ page }) => {
  const { job } = await makeBusyCompany();
  await expectRoom(page, ["/", "/jobs", `/jobs/${job.id}`, "/signin", "/signup", "/pricing", "/contact"]);
});

test("a candidate's pages fit enlarged text", async ({ page }) => {
  const { candidate, application } = await makeBusyCompany();
  await openAs(page, candidate, "/candidate/dashboard");
  await expectRoom(page, [
    "/candidate/dashboard",
    "/candidate/profile",
    "/candidate/applications",
    `/candidate/applications/${application}`,
    "/settings/emails",
    "/settings/data",
  ]);
});

test("a company's pages fit enlarged text", async ({ page }) => {
  const { company, job, application } = await makeBusyCompany();
  await openAs(page, company.owner, "/company/dashboard");
  await expectRoom(page, [
    "/company/dashboard",
    "/company/jobs",
    "/company/jobs/new",
    `/company/jobs/${job.id}/manage`,
    "/company/applications",
    `/company/applications/${application}`,
    "/company/candidates",
    "/company/team",
    "/company/plan",
  ]);
});

test("an administrator's pages fit enlarged text", async ({ page }) => {
  const { company } = await makeBusyCompany();
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await expectRoom(page, [
    "/admin/dashboard",
    "/admin/company-approvals",
    `/admin/company/${company.id}`,
    "/admin/people",
    "/admin/settings",
  ]);
});
