import type { Locator, Page } from "@playwright/test";
import { makeAdmin } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { makeBusyCompany } from "../support/arrange.ts";
import { settled } from "../support/screen.ts";
import { fillSignIn, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

// What people with a screen reader hear of the main screens and acts, in this order. Someone read all of it before agreeing to it.

const open = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(address);
  await settled(page);
  return page.getByRole("main");
};

/** Counts are said by the strip or next to it, not by both. */
async function expectCountsOnce(main: Locator): Promise<void> {
  expect(await main.ariaSnapshot()).not.toMatch(/img "(\d+ of \d+)[^"\n]*"\n\s*- text: "?\1/);
}

test("a screen reader presents the job list, a job and a failed sign-in to visitors", async ({
  page,
  expectFailure,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["TypeScript", "Go"] });
  const main = await open(page, `/jobs?q=${encodeURIComponent(job.title)}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - search:
        - searchbox "Search jobs"
      - group "Filters"
      - region "Results":
        - heading "1 open job" [level=1]
        - combobox "What can you do?"
        - list "Jobs":
          - listitem:
            - link "${job.title}"
            - 'link "Save: ${job.title}"'
            - text: /Asks for 2 skills. TypeScript, Go/
      - article "${job.title}":
        - heading "${job.title}" [level=2]
        - link "Apply Now"
        - list "Facts"
        - region "Your match"`);
  await open(page, `/jobs/${job.id}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - link "Jobs"
      - heading "${job.title}" [level=1]
      - paragraph:
        - link "${company.name}"
      - 'link "Save: ${job.title}"'
      - link "Apply Now"
      - article "${job.title}":
        - list "Facts"
        - paragraph: What the work is about.
        - region "Your match"
      - complementary "Company and sharing":
        - region "${company.name}"
        - region "Share"`);
  expectFailure(/\/auth\/v1\/token/, 400);
  await open(page, "/signin");
  await fillSignIn(page, "stranger@fairmatch.example", "Wrong-password1");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Sign in" [level=1]
      - form "Sign in":
        - paragraph: Sign in failed
        - text: /Invalid email or password/
        - textbox "Email": stranger@fairmatch.example
        - textbox "Password"
        - button "Show password"
        - link "Forgot password?"
        - button "Sign In"
      - paragraph:
        - link "Create an account"`);
});

test("a screen reader presents dashboard, match, saved job and withdrawal to candidates", async ({ page }) => {
  const { company, candidate, application, job } = await makeBusyCompany();
  await endUndoTime(application);
  const other = await makeJob(company, { skillsRequired: ["TypeScript", "Go"] });
  await openAs(page, candidate, "/candidate/dashboard");
  const main = await open(page, "/candidate/dashboard");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Candidate Dashboard" [level=1]
      - region "Your Applications":
        - heading "Your Applications" [level=2]
        - link "View All Applications"
        - list:
          - listitem:
            - link "${job.title}"
            - text: /Under Review/
      - region "Jobs You Can Apply For"
      - complementary:
        - region "Your Profile"
        - region "Saved Jobs"
        - region "Activity Summary"`);
  await expectCountsOnce(main);
  await open(page, `/jobs?q=${encodeURIComponent(other.title)}`);
  const results = main.getByRole("region", { name: "Results" });
  await expect(results).toMatchAriaSnapshot(`
    - region "Results":
      - heading "1 open job" [level=1]
      - group "Sort by":
        - button "Best match" [pressed]
        - button "Newest"
      - heading "Some required skills 1" [level=2]
      - list "Some required skills":
        - listitem:
          - link "${other.title}"
          - 'button "Not interested: ${other.title}"'
          - 'button "Save: ${other.title}"'
          - img "1 of 2 required skills"
          - text: /missing. Go/`);
  await expectCountsOnce(main);
  await results.getByRole("button", { name: `Save: ${other.title}` }).click();
  await expect(results).toMatchAriaSnapshot(`
    - region "Results":
      - list:
        - listitem:
          - 'button "Save: ${other.title}" [pressed]'`);
  await open(page, `/candidate/applications/${application}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - link "View All Applications"
      - heading "${job.title}" [level=1]
      - text: /Applied/
      - region "Status":
        - list "Application Status":
          - listitem: /^Application Submitted/
          - listitem: /^Under Review/
          - listitem: /^Interview/
          - listitem: Decision
      - region "Conversation with ${company.name}":
        - heading "Conversation with ${company.name}" [level=2]
        - form "Write to ${company.name}":
          - textbox "Write to ${company.name}"
          - button "Attach"
          - button "Send"
      - region "What you sent"
      - complementary "About this application":
        - region "Job Summary":
          - button "Withdraw"`);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog /^Withdraw your application for/:
      - heading /^Withdraw your application for/ [level=2]
      - form "Withdraw your application":
        - combobox "Reason (optional)"
        - textbox "In your own words (optional)"
        - list:
          - listitem: /^We notify/
        - button "Withdraw application"
        - button "Cancel"`);
});

test("a screen reader presents the dashboard, applications and declining to employers", async ({
  page,
  expectFailure,
}) => {
  // Its resume is not stored.
  expectFailure(/\/functions\/v1\/open-file/, 404);
  const { company, application, job } = await makeBusyCompany();
  await openAs(page, company.owner, "/company/dashboard");
  const main = await open(page, "/company/dashboard");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Company Dashboard" [level=1]
      - link "Add Candidate"
      - link "Post a New Job"
      - complementary "Messages, offers and activity":
        - region "Activity"
      - region "Manage Job Postings":
        - heading "Manage Job Postings" [level=2]
        - search:
          - searchbox "Search jobs"
        - list:
          - listitem:
            - paragraph:
              - link "Manage ${job.title}"
            - button "More for ${job.title}"`);
  await open(page, "/company/applications");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Applications" [level=1]
      - search:
        - searchbox "Search name, title or skill"
      - group "Order and filters"
      - table "Applications":
        - rowgroup:
          - row:
            - rowheader "${job.title} 1 to decide"
          - row:
            - cell "Select Casey Candidate"
            - cell /^Casey Candidate/:
              - link "Casey Candidate"
            - cell "1 of 3 required skills, 1 of 1 preferred skills"
            - cell "Under Review"`);
  await expectCountsOnce(main);
  await open(page, `/company/applications/${application}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading "Casey Candidate" [level=1]
        - text: /^Under Review/
        - link "Email Casey Candidate"
        - region "Documents"
        - group:
          - img "1 of 3 required skills, 1 of 1 preferred skills"
          - text: /missing. Dispatching, Spanish/
        - tablist "Sections of this application":
          - tab "Profile" [selected]
          - tab "Messages"
          - tab "History"
        - tabpanel "Profile"
        - form "Write a note"
        - region "Decision":
          - button "Decline"
          - button "Other stage for Casey"
          - button "Move to Interview"`);
  await expectCountsOnce(main);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Decline Casey?":
      - heading "Decline Casey?" [level=2]
      - form "Decline":
        - radiogroup "Reason, for your team only"
        - textbox "Message to Casey (optional)"
        - heading "Who we notify, and when" [level=3]
        - list
        - button "Decline"
        - button "Cancel"`);
});

test("a screen reader presents the queue, a company and rejecting it to administrators", async ({ page }) => {
  const pending = await makeCompany({ approved: false, tier: null });
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  const main = await open(page, "/admin/dashboard");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Today" [level=1]
      - link "Send Company Invite"
      - link "Invite Admin"
      - group "Show"
      - region "Waiting, oldest first"
      - region "Platform"
      - navigation "In numbers"
      - region "Company Subscriptions"
      - complementary:
        - region "Quick actions"
        - region "Recent Activity"`);
  await open(page, `/admin/company/${pending.id}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - link "Company Approvals"
      - heading "${pending.name}" [level=1]
      - button "Approve ${pending.name}"
      - button "Reject ${pending.name}"
      - navigation "On this page"
      - region "Company information":
        - term: Legal name
        - definition: ${pending.name}`);
  await page.getByRole("button", { name: `Reject ${pending.name}` }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Reject “${pending.name}”?":
      - heading "Reject “${pending.name}”?" [level=2]
      - paragraph: They see your reason and can resubmit the registration.
      - form "Reject company":
        - combobox "Reason"
        - textbox "What they should do"
        - list
        - button "Reject company"
        - button "Cancel"`);
});
