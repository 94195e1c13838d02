import type { Locator, Page } from "@playwright/test";
import { makeAdmin, password, signUp, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { askEverything, askQuestion, makeBusyCompany } from "../support/arrange.ts";
import { pdf } from "../support/files.ts";
import { expectMoved, field, heading, toast } from "../support/page.ts";
import { expectVisibleFocus, settled, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** Opens a layer from its button with Enter, finds the focus inside, closes it with Escape, and finds the focus on the button. */
async function expectLayer(page: Page, button: Locator, layer: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(layer).toBeVisible();
  await expect
    .poll(() => layer.evaluate((element) => element.contains(document.activeElement)), "the layer has the focus")
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(layer).toHaveCount(0);
  await expect(button).toBeFocused();
}

test("the keyboard is enough to sign in and out and to skip the header and a list", async ({ page }) => {
  await makeJob(await makeCompany());
  const { email } = await signUp("candidate");
  await page.goto("/signin");
  await settled(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await tabTo(page, field(page, "Email"), 3);
  await page.keyboard.type(email);
  await tabTo(page, field(page, "Password"), 3);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  // Requests in flight when the session ends are refused.
  await settled(page);

  const account = page.getByRole("button", { name: /^Account: / });
  await tabTo(page, account);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(account).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Signed out successfully.")).toBeVisible();
});

test("the keyboard is enough to sign up, and the focus moves to the wrong field", async ({ page }) => {
  await page.goto("/signup");
  await tabTo(page, page.getByRole("button", { name: "Create account" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Find a job" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Hire people" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Find a job" })).toBeChecked();
  for (const text of ["Sam", "One", "someone@example.com", password]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await expect(field(page, "First name")).toHaveValue("Sam");
  await expect(field(page, "Email")).toHaveValue("someone@example.com");
  await expect(field(page, "Password")).toHaveValue(password);
});

test("the keyboard is enough to post a job", async ({ page }) => {
  const { owner } = await makeCompany();
  await openAs(page, owner, "/company/dashboard");
  await tabTo(page, page.getByRole("link", { name: "Post a New Job" }).first());
  await page.keyboard.press("Enter");
  await expect(heading(page, "Post a New Job")).toBeVisible();
  for (const [label, text] of [
    ["Job title", "Typed job"],
    ["Description", "Typed text"],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("combobox", { name: "Job type" }), 3);
  await page.keyboard.type("Contract");
  await tabTo(page, field(page, "Primary location"), 4);
  await page.keyboard.type("Reno, NV");
  await tabTo(page, field(page, "Required skills"));
  await page.keyboard.type("Go, Kafka");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove Kafka" })).toBeVisible();
  await tabTo(page, field(page, "New question"));
  await page.keyboard.type("Which shift?");
  await page.keyboard.press("Enter");
  await expect(field(page, "Question")).toHaveValue("Which shift?");
  await tabTo(page, page.getByRole("button", { name: "Publish job" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage Typed job" })).toBeVisible();
});

test("the keyboard is enough to apply with every type of response", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  await askEverything(job);
  await openAs(page, await makeCandidate(), `/candidate/apply/${job.id}`);
  await tabTo(page, field(page, "Which shift do you prefer?"));
  await page.keyboard.type("Nights");
  await tabTo(page, field(page, "Why this job?"), 1);
  await page.keyboard.type("Order");
  await tabTo(page, page.getByRole("radio", { name: "None" }), 1);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "CDL-A" })).toBeChecked();
  await tabTo(page, page.getByRole("checkbox", { name: "Samsara" }), 1);
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Samsara" })).toBeChecked();
  // Registered before the walk: the page learns of listeners through another channel than keys, possibly later.
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    tabTo(page, page.getByRole("button", { name: "Choose file" }), 2).then(() => page.keyboard.press("Enter")),
  ]);
  await chooser.setFiles(pdf("licence.pdf"));
  await expect(page.getByText("Ready to go with your application")).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "1", exact: true }), 6);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Submit Application" }), 4);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Application sent")).toBeVisible();
});

test("applying by keyboard from the job list takes few stops, each with a name", async ({ page }) => {
  const job = await makeJob(await makeCompany(), {
    title: unique("Keyboard").replaceAll("-", " "),
    skillsRequired: ["TypeScript", "Go"],
    location: "Denver, CO",
  });
  await askQuestion(job, "Which shift do you prefer?", "TEXT");
  await openAs(page, await makeCandidate(), "/jobs");
  await settled(page);
  let keys = 0;
  // Skips the header through the first tab stop.
  const skip = async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    keys += 2;
  };
  const go = async (control: Locator, mostStops: number, key = "Enter") => {
    keys += (await tabTo(page, control, mostStops)) + 1;
    await page.keyboard.press(key);
  };
  const main = page.getByRole("main");

  await skip();
  const search = main.getByRole("searchbox", { name: "Search jobs" });
  await go(search, 6, "End");
  await page.keyboard.type(job.title);
  await expect(heading(page, "1 open job")).toBeVisible();
  const results = page.getByRole("region", { name: "Results" });
  await expect(results).toMatchAriaSnapshot(`
    - heading "1 open job" [level=1]
    - list "Some required skills":
      - listitem:
        - link "${job.title}"
        - 'button "Save: ${job.title}"'
        - img "1 of 2 required skills"
        - text: /missing. Go/`);
  await go(results.getByRole("link", { name: job.title, exact: true }), 40);

  // The pane next to the list shows the same match, so the walk waits for the job's own page.
  await expect(page).toHaveURL(new RegExp(`-${job.id}$`));
  await expect(heading(page, job.title)).toBeFocused();
  await expect(page.getByRole("heading", { name: /^1 of 2 required skills; missing: Go/ })).toBeVisible();
  await go(page.getByRole("link", { name: "Apply Now", exact: true }).filter({ visible: true }), 40);

  // A new page starts with focus on its title.
  await expect(heading(page, job.title)).toBeFocused();
  await expect(main.getByRole("form", { name: "Application Form" })).toMatchAriaSnapshot(`
    - form "Application Form":
      - region "What you send":
        - heading "What you send" [level=2]
        - list "What you send":
          - listitem:
            - checkbox /resume/ [checked]
            - button "Replace the resume for this application"
          - listitem:
            - checkbox /Cover letter for/
        - button "Attach another file"
      - region "Application Form":
        - heading "Application Form" [level=2]
        - textbox "Which shift do you prefer?"
      - button "Submit Application"
      - button "Cancel"`);
  await go(field(page, "Which shift do you prefer?"), 12, "End");
  await page.keyboard.type("Nights");
  await go(page.getByRole("button", { name: "Submit Application" }), 4);
  await expect(heading(page, "Application sent")).toBeFocused();
  // Not including typed letters.
  expect(keys).toBeLessThan(40);
});

test("the keyboard is enough for an application's dialogs and the tabs of a job", async ({ page }) => {
  const { company, application, job } = await makeBusyCompany();
  await openAs(page, company.owner, `/company/applications/${application}`);
  const decline = page.getByRole("button", { name: "Decline" });
  await expectLayer(page, decline, page.getByRole("dialog", { name: "Decline Casey?" }));
  await expectLayer(page, page.getByRole("button", { name: /^Other stage/ }), page.getByRole("menu"));
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Move to Interview" }));
  await page.keyboard.press("Enter");
  await expectMoved(page, "Casey", "Interview");
  await page.keyboard.press("u");
  await expect(toast(page, "Undone: back to Under Review")).toBeVisible();
  await expect(page.getByRole("button", { name: "Move to Interview" })).toBeVisible();

  await page.goto(`/company/jobs/${job.id}/manage`);
  await tabTo(page, page.getByRole("tab", { name: /^Applications/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Job details" })).toBeFocused();
  await expect(page).toHaveURL(/tab=details/);
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Statistics" })).toHaveAttribute("aria-selected", "true");

  const more = page.getByRole("button", { name: "More for this job" });
  await expectLayer(page, more, page.getByRole("menu"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Edit job" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete job" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Delete/ });
  await expect(dialog).toBeVisible();
  // The focus stays inside while the dialog is open.
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expectVisibleFocus(page);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});

test("the keyboard is enough for an administrator's decisions", async ({ page }) => {
  const company = await makeCompany({ approved: false, tier: null });
  await openAs(page, await makeAdmin(), `/admin/company/${company.id}`);
  const approve = page.getByRole("button", { name: `Approve ${company.name}` });
  await expect(approve).toBeVisible();
  await expectLayer(
    page,
    page.getByRole("button", { name: `Reject ${company.name}` }),
    page.getByRole("dialog", { name: /^Reject/ }),
  );
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, approve);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Company approved successfully")).toBeVisible();
  await page.goto("/admin/dashboard");
  const newest = page.getByRole("button", { name: /^Manage / }).first();
  await expect(newest).toBeVisible();
  // By its name: other tests make companies, and the newest comes first.
  const name = String(await newest.getAttribute("aria-label"));
  const manage = page.getByRole("button", { name, exact: true }).first();
  await expectLayer(page, manage, page.getByRole("dialog", { name: /^Plan of/ }));
});

test("the keyboard is enough to withdraw, read notifications and use the phone menu", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const application = await makeApplication(await makeJob(company), candidate);
  await openAs(page, candidate, `/candidate/applications/${application}`);
  const withdraw = page.getByRole("button", { name: "Withdraw", exact: true });
  await expect(withdraw).toBeVisible();
  await expectLayer(page, withdraw, page.getByRole("dialog", { name: /^Withdraw/ }));
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();
  await expect(bell).toBeFocused();

  const small = await openBrowser(phone);
  await small.goto("/");
  const menu = small.getByRole("button", { name: "Open menu" });
  await tabTo(small, menu);
  await small.keyboard.press("Enter");
  await tabTo(small, small.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Services" }), 5);
  await small.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(small.getByRole("navigation", { name: "Menu" })).toBeHidden();
});
