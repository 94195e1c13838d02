import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading } from "../support/page.ts";
import { settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("staff have one navigation bar, the same on every page, with More and the website", async ({ page }) => {
  const company = await makeCompany();
  await makeApplication(await makeJob(company), await makeCandidate());
  await openAs(page, company.owner, "/company/dashboard");
  const area = page.getByRole("navigation", { name: "Company area", exact: true });
  await expect(area.getByRole("link")).toHaveText(["Today", "Jobs", /^Applications/, "Interviews", "Candidates"]);
  await expect(area.getByRole("link", { name: /^Applications ?, 1 new$/ })).toBeVisible();

  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const places = new Set<string>();
    for (const path of ["jobs", "applications", "interviews", "candidates", "team", "create-job", "security"]) {
      await page.goto(`/company/${path}`);
      await settled(page);
      const at = await page.evaluate(() =>
        [".brand", ".onenav .tab", "h1"].map((each) => {
          const { x, y, height } = document.querySelector(each)?.getBoundingClientRect() ?? {};
          // A back link precedes the title.
          return [each === "h1" && document.querySelector(".back") ? "back" : x, y, each === "h1" && height];
        }),
      );
      places.add(JSON.stringify(at).replace('"back"', String(at[0]?.[0])));
    }
    expect([...places], `at ${width}`).toHaveLength(1);
  }

  await page.goto("/company/team");
  const more = area.getByRole("button", { name: "Team, more" });
  await expect(more).toHaveAttribute("aria-current", "page");
  await more.press("ArrowDown");
  await expect(page.getByRole("menuitem")).toHaveText([
    "Team",
    "Reports",
    "Partners",
    "Templates",
    "Company profile",
    "Plan",
  ]);
  await expect(page.getByRole("menuitem", { name: "Team" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Reports" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();

  await page.getByRole("button", { name: /^Account: / }).click();
  const website = page.getByRole("group", { name: "Fairmatch website" });
  await expect(website.getByRole("menuitem")).toHaveText(["Home", "Industries", "Services", "About"]);
  await website.getByRole("menuitem", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(area).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Services" })).toBeVisible();
});

test("a phone shows five tabs, without pages the role can't use", async ({ openBrowser }) => {
  const company = await makeCompany();
  const page = await openBrowser(phone);
  await openAs(page, await makeStaff(company, "partner_recruiter"), "/company/candidates");
  await settled(page);
  const tabs = page.getByRole("navigation", { name: "Company area, bottom" });
  await expect(tabs.locator("> *")).toHaveText([/Today/, /Jobs/, /Applications/, /Interviews/, /Candidates/]);
  const more = tabs.getByRole("button", { name: "Candidates, more" });
  await more.click();
  await expect(page.getByRole("menuitem")).toHaveText(["Candidates", "Templates", "Company profile"]);
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await tabs.getByRole("link", { name: "Interviews" }).click();
  await expect(heading(page, "Interviews")).toBeVisible();
  await expect(tabs.getByRole("button", { name: "More", exact: true })).not.toHaveAttribute("aria-current", "page");
});
