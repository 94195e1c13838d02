import { sql } from "../../tests/support/accounts.ts";
import { makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { expectFieldMessage, field, heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a manager edits the company page next to its preview, and visitors see the result", async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const company = await makeCompany();
  const job = await makeJob(company);
  const manager = await makeStaff(company, "manager");
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, manager, "/company/edit-profile");
  await expect(heading(page, "Company page")).toBeVisible();
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview).toContainText(company.name);

  // A phone's drawing is scaled down to the page's limit; a file that is no picture is reported without affecting others.
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 2000;
    canvas.height = 1000;
    canvas.getContext("2d")?.fillRect(0, 0, 900, 900);
    return canvas.toDataURL("image/png").split(",")[1];
  });
  const pictures = page.getByRole("region", { name: "Pictures" });
  const choose = (name: string, buffer: Buffer) =>
    pictures.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });
  await choose("desks.png", Buffer.from(String(drawn), "base64"));
  const shows = pictures.getByRole("textbox", { name: "What picture 1 shows" });
  await expect(shows).toBeFocused();
  await choose("board.heic", Buffer.from("not a picture"));
  await expect(pictures.getByRole("alert")).toHaveText(/board\.heic isn't a JPEG, PNG or WebP/);
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(shows).toBeFocused();
  await expect(page.getByText("Describe the picture in a few words").first()).toBeVisible();
  await expectGoodScreen(page);
  await shows.fill("Two rows of desks");
  await expect(preview.getByRole("img", { name: "Two rows of desks" })).toBeVisible();

  await pictures.getByRole("button", { name: "Remove picture 1" }).click();
  await expect(preview.getByRole("img", { name: "Two rows of desks" })).toHaveCount(0);
  await pictures.getByRole("button", { name: "Undo" }).click();
  await expect(shows).toHaveValue("Two rows of desks");

  for (const name of ["Dental", "Meals"]) await page.getByRole("button", { name, exact: true }).click();
  await expect(preview.getByRole("region", { name: "Benefits" })).toContainText("Dental");
  await page.getByRole("textbox", { name: "Company name" }).fill(`${company.name} and Sons`);
  await expect(page.getByText("Needs approval")).toBeVisible();
  await expect(preview).not.toContainText("and Sons");
  await expect(page.getByText("2 go live when you save, 1 waits for approval: company name")).toBeVisible();
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page).toHaveURL(/\/company\/profile$/);
  const [row] = await sql<{ pictures: { path: string; alt: string }[] }[]>`
    select pictures from public.companies where id = ${company.id}`;
  expect(row?.pictures).toEqual([{ path: expect.stringMatching(/\.jpg$/), alt: "Two rows of desks" }]);

  const visitor = await openBrowser();
  await visitor.goto(`/companies/${company.id}`);
  await expect(heading(visitor, company.name)).toBeVisible();
  const picture = visitor.getByRole("img", { name: "Two rows of desks" });
  // The app takes over the served page in the meantime.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded({ timeout: 1000 });
    const size = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([1600, 800]);
  }).toPass();
  await expect(visitor.getByRole("region", { name: "Benefits" })).toContainText("Meals");
  const jobs = visitor.getByRole("list", { name: "Open jobs" });
  await expect(jobs).toContainText(job.title);
  await expect(jobs).not.toContainText(company.name);
  await expectGoodScreen(visitor);

  // On a phone the preview is a sheet.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/company/edit-profile");
  await page.getByRole("button", { name: "Preview" }).click();
  const sheet = page.getByRole("dialog", { name: "Preview" });
  await expect(sheet.getByRole("img", { name: "Two rows of desks" })).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
  await expectGoodScreen(page);
});

test("a company page includes how the company hires, and a submitted new name can be withdrawn", async ({ page }) => {
  const company = await makeCompany();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, company.owner, "/company/hiring");
  await expect(page).toHaveURL(/\/company\/edit-profile#hiring$/);
  const hiring = page.getByRole("region", { name: /^How we hire \d/ });
  await expect(hiring).toBeInViewport();
  const preview = page.getByRole("complementary", { name: "Preview" });
  const add = hiring.getByRole("button", { name: "Add a step" });
  const name = (step: number) => hiring.getByRole("textbox", { name: `Step ${step}` });
  await field(hiring, "Hours until a first reply").fill("12");
  for (const [index, step] of ["Talk", "Offer"].entries()) {
    await add.press("Enter");
    await expect(name(index + 1)).toBeFocused();
    await page.keyboard.type(step);
  }
  const up = hiring.getByRole("button", { name: "Move step 2 up" });
  await up.press("Enter");
  await expect(hiring.getByRole("button", { name: "Move step 1 up" })).toBeFocused();
  await expect(page.getByText("Step 1 of 2", { exact: true })).toBeAttached();
  await expect(preview.getByRole("listitem").filter({ hasText: /Offer|Talk/ })).toHaveText([/Offer/, /Talk/]);
  await hiring.getByRole("button", { name: "Remove step 1" }).click();
  await expect(name(1)).toHaveValue("Talk");
  await toast(page, "Step 1 removed").getByRole("button", { name: "Undo" }).click();
  await expect(name(1)).toHaveValue("Offer");
  for (let step = 3; step <= 6; step += 1) {
    await add.click();
    await name(step).fill(`Step ${step}`);
  }
  await expect(add).toHaveCount(0);
  await expect(hiring).toContainText("6 of 6 steps");
  await expect(hiring).toContainText("You can add up to 6 steps.");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectFieldMessage(field(hiring, "Hours until a first reply"), "Enter a whole number of hours from 24 to 336");
  await expectGoodScreen(page);
  await field(hiring, "Hours until a first reply").fill("48");
  // Steps and hours.
  await expect(hiring.getByText("Changed", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Changed", { exact: true })).toHaveCount(2);
  await page.getByRole("textbox", { name: "Company name" }).fill(`${company.name} and Sons`);
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page).toHaveURL(/\/company\/profile$/);
  const stored = () =>
    sql`select first_reply_hours, hiring_steps ->> 0 as first from public.companies where id = ${company.id}`;
  expect(await stored()).toEqual([{ first_reply_hours: 48, first: expect.stringContaining("Offer") }]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/company/edit-profile");
  await expect(page.getByText(/^Sent \w+ \d+/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Undo the new name" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Company name" })).toHaveValue(company.name);
  await expect(page.getByRole("button", { name: "Update Profile" })).toHaveCount(0);
  expect(await sql`select from public.company_proposals where company_id = ${company.id}`).toHaveLength(0);
  // The next save is based on that.
  await field(page, "Location").fill("Reno, NV");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(toast(page, "Company profile updated successfully")).toBeVisible();
});
