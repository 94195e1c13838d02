import type { Page } from "@playwright/test";
import { anonymous, sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { field, heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const description = (page: Page) => field(page, "Description");
const format = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

/** Waits for the editor, whose placeholder stays until its code has loaded. */
async function editor(page: Page) {
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  return description(page);
}

/** Pastes HTML as a word processor copies it. */
async function paste(page: Page, html: string) {
  await description(page).evaluate((element, copied) => {
    const data = new DataTransfer();
    data.setData("text/html", copied);
    data.setData("text/plain", "plain");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

const fromWord = `<html><head><style>p.MsoNormal { margin: 0 }</style></head><body>
<h1 style='color:red'>The shift<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:Calibri'>You plan <b>every</b> route.<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><!--[endif]-->By night</p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>In winter</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`;
const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-weight:400">See </span><a href="https://example.com/team"><span style="color:#1155cc">the team</span></a></p>
<ol><li><p><span style="font-weight:700">Call</span></p></li><li><p><span style="font-style:italic">Visit</span></p></li></ol>
<img src="https://example.com/x.png"><table><tr><td>Cell</td></tr></table></b>`;

test("a description that was typed, formatted and pasted is published as written", async ({ page }) => {
  const company = await makeCompany();
  const title = unique("Router");
  await openAs(page, company.owner, "/company/jobs/new");
  await field(page, "Job title").fill(title);
  const text = await editor(page);
  await expect(text).toHaveAttribute("aria-required", "true");
  await text.click();
  await page.keyboard.type("We ");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(format(page, "Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("move");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" freight * daily.");
  await page.keyboard.press("Enter");
  await paste(page, fromWord);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await paste(page, fromDocs);
  await expect(text.getByRole("listitem").filter({ hasText: "In winter" }).last()).toBeVisible();

  // One tab stop, with arrow keys to move within it, and Tab leaves the text.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  await expect(format(page, "Heading")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(format(page, "Link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Job type" })).toBeFocused();

  // Nothing is lost.
  await page.reload();
  await expect(await editor(page)).toContainText("We move freight * daily.");

  await expect(page.getByRole("combobox", { name: "Status" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Job type" }).selectOption("FULL_TIME");
  await page.getByRole("combobox", { name: "Workplace" }).selectOption("hybrid");
  const location = field(page, "Primary location");
  await location.fill("denve");
  await expect(page.getByRole("option", { name: "Denver, CO" })).toBeVisible();
  await location.press("ArrowDown");
  // It selects the option; it doesn't submit the form.
  await location.press("Enter");
  await expect(location).toHaveValue("Denver, CO");
  await page.getByRole("combobox", { name: "Pay is per" }).selectOption("hour");
  await field(page, "Lowest pay").fill("$24.50");
  await field(page, "Highest pay").fill("29");
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("$24.50–$29 an hour");
  await expectGoodScreen(page);
  await expect(page.getByRole("button", { name: "Publish job" })).toBeInViewport();
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();

  const [job] = await sql`select id, description from public.jobs where title = ${title}`;
  expect(job?.description).toBe(
    [
      "We **move** freight \\* daily.",
      "## The shift",
      "You plan **every** route.",
      "- By night\n  - In winter",
      "See [the team](https://example.com/team)",
      "1. **Call**\n2. *Visit*",
      "Cell",
    ].join("\n\n"),
  );
  const { data: found } = await anonymous().rpc("search_jobs", { p_query: title });
  expect(found.jobs[0]).toMatchObject({ workplace: "hybrid", pay_period: "hour", salary_min: 24.5 });
  await page.goto(`/jobs/${job?.id}`);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole("list", { name: "Facts" })).toContainText("Full time, Hybrid");
  await expect(page.getByText("$24.50–$29 an hour").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "the team" })).toBeVisible();
});

test("a description opened and left without changes stays exactly as stored", async ({ page }) => {
  const company = await makeCompany();
  for (const written of ["* old\n* list\n\n__bold__ &amp; so on", "A `code` and a ~~struck~~ word"]) {
    const job = await makeJob(company);
    await sql`update public.jobs set description = ${written} where id = ${job.id}`;
    await openAs(page, company.owner, `/company/jobs/${job.id}/edit`);
    if (written.startsWith("*")) await (await editor(page)).click();
    else await expect(description(page)).toHaveValue(written);
    await field(page, "Job title").fill(unique("Renamed"));
    await page.getByRole("button", { name: "Save job" }).click();
    await expect(toast(page, "Job updated successfully")).toBeVisible();
    expect(await sql`select description from public.jobs where id = ${job.id}`).toEqual([{ description: written }]);
  }
});

test("the editor falls back to a plain field when its code fails to load", async ({ page }) => {
  const company = await makeCompany();
  await page.route(/\/assets\/editor-[^/]*\.js/, (route) => route.abort("aborted"));
  await openAs(page, company.owner, "/company/jobs/new");
  await description(page).fill("## Typed\n\nas it is stored");
  await expect(
    page.getByRole("complementary", { name: "Preview" }).getByRole("heading", { name: "Typed" }),
  ).toBeVisible();
});

test("a company describes how it hires once, and all its jobs show it", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await openAs(page, company.owner, "/company/profile");
  await page.getByRole("link", { name: "Edit how you hire" }).click();
  await field(page, "Hours until a first reply").fill("48");
  await page.getByRole("button", { name: "Add a step" }).click();
  await expect(field(page, "Step 1")).toBeFocused();
  // Checked on blur, not while still unnamed.
  await expect(page.getByText("Name the step")).toBeHidden();
  await field(page, "Step 1").fill("Work talk");
  await page.getByRole("button", { name: "Add a step" }).click();
  await field(page, "Step 2").fill("First talk");
  await field(page, "Length and format 2").fill("30 min, video");
  await page.getByRole("button", { name: "Move step 2 up" }).click();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(toast(page, "Company profile updated successfully")).toBeVisible();
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("list", { name: "How we hire" }).getByRole("listitem")).toHaveText([
    /Application.*reply within 2 days/,
    /First talk.*30 min, video/,
    /Work talk/,
  ]);
});
