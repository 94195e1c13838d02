import type { Page } from "@playwright/test";
import { makeAdmin, seed, sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { expectFocusKept, heading, pathOf, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough, routeFirst } from "../support/routes.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

test.describe("the administrator dashboard", () => {
  test("links counts to their lists, and offers every act with one press", async ({ page }) => {
    const [pending, company] = [await makeCompany({ approved: false, tier: null }), await makeCompany()];
    await sql`insert into public.companies (name) select ${unique("Older")} from generate_series(1, 9)`;
    // Newer than what other tests create at the same time.
    await sql`update public.companies set created_at = now() + interval '1 minute' where id in (${pending.id}, ${company.id})`;
    await openAs(page, await makeAdmin(), "/admin/dashboard");
    const numbers = page.getByRole("navigation", { name: "In numbers" });
    for (const [name, href] of [
      [/^[\d,]+ Total users$/, "/admin/people"],
      [/^[\d,]+ Total companies$/, "/admin/companies"],
      [/^[\d,]+ Pending approvals$/, "/admin/company-approvals"],
      [/^[\d,]+ Total candidates$/, "/admin/people?role=candidate"],
    ] as const)
      await expect(numbers.getByRole("link", { name })).toHaveAttribute("href", href);
    const main = page.getByRole("main");
    for (const [name, href] of [
      ["Send Company Invite", "/admin/send-company-invitation"],
      ["Invite Admin", "/admin/send-admin-invitation"],
      [/^Company Approvals \d+/, "/admin/company-approvals"],
      [/^Company Partnerships/, "/admin/company-partnerships"],
      [/^Send Company Invitation/, "/admin/send-company-invitation"],
      [/^Send Admin Invitation/, "/admin/send-admin-invitation"],
      [/^Administrators/, "/admin/administrators"],
      [/^Undelivered email/, "/admin/undelivered-mail?queue=given_up"],
      ["All companies", "/admin/companies"],
      [`View ${company.name}`, `/admin/company/${company.id}`],
    ] as const)
      await expect(main.getByRole("link", { name, exact: typeof name === "string" })).toHaveAttribute("href", href);

    const recent = page.getByRole("region", { name: "Recent Activity" });
    await expect(recent.getByRole("listitem").filter({ hasText: pending.name })).toContainText("Pending");
    await expect(recent.getByRole("listitem").filter({ hasText: company.name })).toContainText("Approved");
    const plans = page.getByRole("region", { name: "Company Subscriptions" });
    await expect(plans.getByRole("listitem").filter({ hasText: pending.name })).toContainText("No plan yet");
    await expect(plans.getByRole("listitem").filter({ hasText: company.name })).toContainText("Pro");
    await expect(recent.getByRole("listitem")).toHaveCount(5);
    await expect(plans.getByRole("listitem")).toHaveCount(10);
    await expectGoodScreen(page);

    await numbers.getByRole("link", { name: /Total candidates/ }).click();
    await expect(heading(page, "People")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Role" })).toHaveValue("candidate");
    await page.goBack();
    await expect(heading(page, "Today")).toBeVisible();
  });

  for (const [part, calls, words, toasts] of [
    // Its four toasts are collapsed into one: failures.spec.ts expands them.
    ["the numbers", /\/rpc\/count_for_admin/, "8 numbers couldn't be loaded", []],
    [
      "the companies",
      /\/rest\/v1\/companies\?(?!.*company_subscriptions)/,
      "Failed to load dashboard data",
      ["companies data"],
    ],
    ["the subscriptions", /\/rest\/v1\/companies\?.*company_subscriptions/, "Failed to load plans", ["plans"]],
  ] as const)
    test(`${part} alone fails, says so, and comes back with Retry`, async ({ page, expectFailure }) => {
      await makeCompany();
      expectFailure(/\/rest\/v1\//, 400);
      await page.route(calls, refuse("Not today"));
      await openAs(page, await makeAdmin(), "/admin/dashboard");
      const main = page.getByRole("main");
      await expect(main.getByText(words)).toBeVisible();
      for (const what of toasts) await expect(toast(page, `Failed to load ${what}`)).toHaveCount(1);
      // The rest is still shown.
      const others = [
        ["the numbers", main.getByRole("link", { name: /\d Total users/ })],
        ["the companies", main.getByRole("region", { name: "Recent Activity" }).getByText("Approved").first()],
        [
          "the subscriptions",
          main.getByRole("region", { name: "Company Subscriptions" }).getByText("Pro", { exact: true }).first(),
        ],
        ["undelivered email", main.getByRole("link", { name: /^Undelivered email \d/ })],
      ] as const;
      const hidden: string[] =
        part === "the companies"
          ? [part, "the subscriptions"]
          : part === "the numbers"
            ? [part, "undelivered email"]
            : [part];
      for (const [name, shown] of others) {
        if (hidden.includes(name)) await expect(shown, name).toHaveCount(0);
        else await expect(shown, name).toBeVisible();
      }
      await expectGoodScreen(page);
      await letThrough(page, calls);
      await main.getByRole("button", { name: "Retry" }).first().click();
      await expect(main.getByText(words)).toHaveCount(0);
      await expect(main.getByRole("button", { name: "Retry" })).toHaveCount(0);
      for (const [name, shown] of others) await expect(shown, name).toBeVisible();
      await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toHaveCount(0);
      await expectFocusKept(page);
    });
});

test.describe("the list of companies", () => {
  /** Marks people who are removed after their test, whatever its result. */
  const word = `kelp${seed}`;
  test.afterEach(() => sql`delete from public.companies where name like ${`${word}%`}`);

  test("finds five hundred companies by page, word and filter, which the address keeps", async ({ page }) => {
    await sql`
      insert into public.companies (name, location, submitted_at, is_approved, approved_at, created_at)
      select ${word} || ' Works ' || n, 'Bergen', now(), n % 5 > 0, case when n % 5 > 0 then now() end, now() - n * interval '1 minute'
      from generate_series(1, 500) as n`;
    await sql`
      insert into public.company_subscriptions (company_id, tier, expires_at)
      select id, 'basic', now() + interval '9 days' from public.companies where name like ${`${word}%0`} and is_approved is false`;
    await openAs(page, await makeAdmin(), `/admin/companies?q=${word}`);
    await expect(page.getByRole("searchbox", { name: "Search companies" })).toHaveValue(word);
    await expect(rows(page)).toHaveCount(21);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(rows(page)).toHaveCount(41);
    await expect(row(page, `${word} Works 40`).first()).toContainText("Basic, until");
    await expectGoodScreen(page);

    await page.getByRole("combobox", { name: "Status" }).selectOption("Pending");
    await expect(row(page, `${word} Works 1`).first()).toContainText("Works 10");
    await page.getByRole("combobox", { name: "Plan" }).selectOption("Ends in 14 days");
    await expect(page).toHaveURL(new RegExp(`\\?q=${word}&state=pending&plan=ending$`));
    await page.getByRole("searchbox").fill(`${word} 250`);
    await expect(rows(page)).toHaveCount(2);
    await expect(page).toHaveURL(/q=kelp\w+\+250&state=pending&plan=ending$/);

    // Another page and back; a link; a reload: the same list.
    const address = pathOf(page);
    await page.getByRole("link", { name: `View ${word} Works 250` }).click();
    await expect(heading(page, `${word} Works 250`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole("searchbox")).toHaveValue(`${word} 250`);
    await page.reload();
    await expect(row(page, `${word} Works 250`)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("pending");

    await page.getByRole("searchbox").fill(`${word} nowhere`);
    await expect(page.getByText("No companies match.")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page).toHaveURL(/\/admin\/companies$/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(rows(page)).toHaveCount(21);
    await expectFocusKept(page);
  });

  test("changes a plan's tier, status and end date by keyboard", async ({ page }) => {
    const company = await makeCompany({ tier: null });
    await openAs(page, await makeAdmin(), `/admin/companies?q=${company.name}`);
    const manage = page.getByRole("button", { name: `Manage ${company.name}` });
    await expect(row(page, company.name)).toContainText("No plan yet");
    await tabTo(page, manage);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Plan of ${company.name}` });
    await expect(dialog.getByText("Now: No plan yet.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^No plan/ })).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Nothing has changed" })).toBeDisabled();
    await expectGoodScreen(page);
    await dialog.getByRole("radio", { name: /^Intermediate/ }).check();
    const give = dialog.getByRole("button", { name: "Give Intermediate" });
    await expect(give).toBeEnabled();
    await dialog.getByLabel(/^Last day/).fill("2099-03-31");
    await expectGoodScreen(page);
    await tabTo(page, give, 16);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Subscription updated to Intermediate successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(manage).toBeFocused();
    await expect(row(page, company.name)).toContainText("Intermediate, until Mar 31, 2099");

    await manage.press("Enter");
    await dialog.getByRole("combobox", { name: "Status" }).selectOption("Payment overdue");
    await expect(dialog.getByRole("button", { name: "End the plan" })).toBeDisabled();
    await dialog.getByRole("checkbox", { name: "End the plan now" }).check();
    await expectGoodScreen(page);
    await dialog.getByRole("button", { name: "End the plan" }).click();
    await expect(row(page, company.name)).toContainText("Intermediate, payment overdue");
    await expectGoodScreen(page);
  });

  test("reports a failed update, and first shows a colleague's change", async ({ page, expectFailure }) => {
    const company = await makeCompany({ tier: "basic" });
    await openAs(page, await makeAdmin(), `/admin/company/${company.id}`);
    await page.getByRole("button", { name: `Manage ${company.name}` }).click();
    const dialog = page.getByRole("dialog");
    const tier = (name: RegExp) => dialog.getByRole("radio", { name });
    const update = dialog.getByRole("button", { name: /^Change to / });
    await tier(/^Pro/).check();
    const saving = /\/functions\/v1\/manage-company-subscription/;
    await routeFirst(page, saving, (route) => route.fulfill({ json: { success: false } }));
    await update.click();
    await expect(toast(page, "Failed to update subscription")).toContainText(
      "Error updating subscription: Update operation failed",
    );
    expectFailure(saving, 422);
    const error = { code: "invalid_input", message: "Check it", fields: { tier: "Please select a subscription tier" } };
    await routeFirst(page, saving, (route) => route.fulfill({ status: 422, json: { error } }));
    // From here on a failure appears on top of it.
    await expect(update).toBeEnabled();
    await update.press("Enter");
    await expect(tier(/^No plan/)).toHaveAccessibleDescription(/Please select a subscription tier/);

    const colleague = await makeAdmin("Amelia Strand");
    const changed = await colleague.client.rpc("set_company_subscription", {
      p_company_id: company.id,
      p_tier: "intermediate",
    });
    expect(changed.error).toBeNull();
    expectFailure(saving, 409);
    await tier(/^Free trial/).check();
    // Once it is known what changes.
    await expect(update).toBeEnabled();
    await update.press("Enter");
    await expect(toast(page, "Failed to update subscription")).toContainText(
      "Error updating subscription: Amelia Strand changed the plan after you opened it. It's Intermediate now.",
    );
    await expect(dialog.getByText("Now: Intermediate.")).toBeVisible();
    await expect(tier(/^Free trial/)).toBeChecked();
    await expect(update).toBeEnabled();
    await update.press("Enter");
    await expect(toast(page, "Subscription updated to Free trial successfully")).toBeVisible();
    await expect(page.getByRole("region", { name: "Plan", exact: true })).toContainText("Free trial");

    // The tab that opens later reads the current state.
    await sql`update public.company_subscriptions set tier = 'pro' where company_id = ${company.id}`;
    await page.getByRole("button", { name: `Manage ${company.name}` }).click();
    await expect(dialog.getByText(/^Now: Pro, until /)).toBeVisible();
    await expect(tier(/^Pro/)).toBeChecked();
  });

  test("explains why it could not be loaded, and can be retried", async ({ page, expectFailure }) => {
    const { name } = await makeCompany();
    expectFailure(/\/rpc\/(search_companies|list_people|list_admins)/, 400);
    const admin = await makeAdmin();
    await page.route(/\/rpc\/(search_companies|list_people|list_admins)/, refuse("Not today"));
    await openAs(page, admin, `/admin/companies?q=${name}`);
    for (const [path, words, shown] of [
      [`/admin/companies?q=${name}`, "Failed to load companies: Not today", name],
      [`/admin/people?q=${admin.email}`, "Failed to load people: Not today", admin.email],
      ["/admin/administrators", "Failed to load administrators: Not today", admin.email],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
      await letThrough(page, /\/rpc\/(search_companies|list_people|list_admins)/);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("table").getByText(shown)).toBeVisible();
      await page.route(/\/rpc\/(search_companies|list_people|list_admins)/, refuse("Not today"));
    }
  });
});
