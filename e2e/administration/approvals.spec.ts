import type { Page } from "@playwright/test";
import { type Actor, makeAccount, makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany, type TestCompany } from "../../tests/support/companies.ts";
import { newPath, printedPdf, storeFile } from "../../tests/support/files.ts";
import { endDecisionTime } from "../../tests/support/notices.ts";
import { compare, sendRejection } from "../support/decide.ts";
import { png } from "../support/files.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { mailTo } from "../support/inbox.ts";
import { expectFieldMessage, expectFocusKept, heading, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen, settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";
import { offerUndoLonger, takeUndoLonger } from "../support/undo.ts";

/** Pending companies, found by one word, the first one pending longest. */
async function makeQueue(word: string, names: readonly string[]): Promise<TestCompany[]> {
  const companies: TestCompany[] = [];
  for (const [index, name] of names.entries()) {
    const company = await makeCompany({ name: `${word} ${name}`, approved: false, tier: null });
    await sql`
      update public.companies set submitted_at = now() - make_interval(days => ${names.length - index}, mins => 5)
      where id = ${company.id}`;
    companies.push(company);
  }
  return companies;
}

/** Words in names that are removed after their test, whatever its result, because there are so many. */
const crowds: string[] = [];
const many = (label: string): string => {
  const word = unique(label);
  crowds.push(word);
  return word;
};
test.afterEach(async () => {
  for (const word of crowds.splice(0)) await sql`delete from public.companies where name like ${`${word} %`}`;
});
const makeMany = (word: string, count: number) => sql`
  insert into public.companies (name, submitted_at, industry, location)
  select ${word} || ' ' || lpad(n::text, 3, '0'), now() - make_interval(mins => 1000 - n), 'Retail', 'Pueblo, CO'
  from generate_series(1, ${count}::integer) as n`;

async function openDesk(page: Page, admin: Actor, word: string): Promise<void> {
  await openAs(page, admin, `/admin/company-approvals?q=${word}`);
}

const rows = (page: Page) => page.getByRole("list", { name: "Pending Approval" }).getByRole("link");
const record = (page: Page, name: string) => page.getByRole("article", { name });
const openings = async (admin: Actor) =>
  (await sql`select from public.audit_log where actor_id = ${admin.id} and action = 'file.opened'`).count;
const isApproved = async ({ id }: { id: string }) =>
  (await sql`select is_approved from public.companies where id = ${id}`)[0]?.is_approved;

test("the desk opens one company next to the list, by address, keys and buttons", async ({ page }) => {
  const word = unique("Desk");
  const [first, second] = await makeQueue(word, ["Amber", "Birch and Daughters of the Upper Valley", "Cedar"]);
  await openDesk(page, await makeAdmin(), word);
  await expect(rows(page)).toHaveText([/Amber/, /Birch/, /Cedar/]);
  await expect(page).toHaveURL(new RegExp(`company=${first?.id}`));
  await expect(record(page, `${word} Amber`)).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expect(page.getByText("Waiting 3 days")).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "Next company" }).click();
  await expect(record(page, `${word} Birch`)).toBeVisible();
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByText("3 of 3")).toBeVisible();
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("k");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await expect(rows(page).first()).toHaveAttribute("aria-current", "true");

  // Letters do nothing without focus in the workspace, or while typing.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("j");
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.getByRole("searchbox").press("End");
  await page.keyboard.press("j");
  await expect(page.getByRole("searchbox")).toHaveValue(`${word}j`);

  await page.goto(`/admin/company-approvals?company=${second?.id}`);
  await expect(record(page, `${word} Birch`)).toBeVisible();
  await page.getByRole("link", { name: /^View / }).click();
  await expect(heading(page, /Birch/)).toBeVisible();
  await page.goBack();
  await expect(record(page, `${word} Birch`)).toBeVisible();
});

test("a phone shows rows and opens a company on its own page", async ({ openBrowser }) => {
  const word = unique("Phone");
  const [company, other] = await makeQueue(word, ["Amber", "Birch"]);
  const page = await openBrowser(phone);
  await offerUndoLonger(page);
  await openDesk(page, await makeAdmin(), word);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("article")).toHaveCount(0);
  await expectGoodScreen(page);
  await rows(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/company/${company?.id}$`));
  await expect(page.getByRole("button", { name: `Approve ${word} Amber` })).toBeDisabled();
  await expect(page.getByText("Check the box above to approve.")).toBeVisible();
  await compare(page);
  await page.getByRole("button", { name: `Approve ${word} Amber` }).click();
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toBeFocused();
  await takeUndoLonger(String(company?.id));
  await expectGoodScreen(page);
  await toast(page, "Company approved successfully").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, `Undone: ${word} Amber is waiting for approval again`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toHaveCount(0);
  await page.getByRole("button", { name: `Approve ${word} Amber` }).click();
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toBeFocused();
  await toast(page, "Company approved successfully").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toHaveCount(0);
  await page.goto(`/admin/company/${other?.id}`);
  await compare(page);
  await page.getByRole("button", { name: `Approve ${word} Birch` }).click();
  await page.getByRole("button", { name: "Start free trial" }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeFocused();
  await next.press("Enter");
  await expect(page).toHaveURL(/\/admin\/company\//);
  await expect(page).not.toHaveURL(new RegExp(`/admin/company/${other?.id}$`));
});

test("opening a company on a phone by address opens none of its documents", async ({ openBrowser }) => {
  const word = unique("Unread");
  const [company] = await makeQueue(word, ["Amber"]);
  if (!company) throw new Error("No company.");
  const ein = await storeFile(company.owner, "company-documents", newPath(company.id), printedPdf("Number"));
  await sql`update public.companies set ein_document_url = ${ein} where id = ${company.id}`;
  const admin = await makeAdmin();
  const page = await openBrowser(phone);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openAs(page, admin, `/admin/company-approvals?q=${word}&company=${company.id}`);
  await expect(rows(page)).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /open-file|get_company$/.test(url))).toEqual([]);
  expect(await openings(admin)).toBe(0);
});

test("leaving while the list is being searched does not lead back to it", async ({ page }) => {
  const word = unique("Leaving");
  const [company] = await makeQueue(word, ["Amber", "Birch"]);
  await openDesk(page, await makeAdmin(), word);
  await expect(record(page, `${word} Amber`)).toBeVisible();
  await settled(page);
  const [showPage, showList] = [
    await holdAnswers(page, "**/assets/*.js"),
    await holdAnswers(page, /\/rpc\/list_company_queue/),
  ];
  const found = page.waitForResponse(/\/rpc\/list_company_queue/);
  await page.getByRole("searchbox").fill(`${word} Birch`);
  // No company is named until the list says which is first.
  await expect(page).not.toHaveURL(/company=/);
  await page.getByRole("link", { name: `View ${word} Amber` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/company/${company?.id}$`));
  showList();
  await (await found).finished();
  await expect(page.getByRole("tab", { name: "Waiting 1" })).toBeVisible();
  showPage();
  await expect(heading(page, `${word} Amber`)).toBeVisible();
});

test("documents open in place, and each opening is logged once", async ({ page }) => {
  const word = unique("Papers");
  const [company] = await makeQueue(word, ["Amber"]);
  if (!company) throw new Error("No company.");
  const pdf = await storeFile(
    company.owner,
    "company-documents",
    newPath(company.id),
    printedPdf("Employer Identification Number", "The second page"),
  );
  const { buffer } = png("form.png");
  const picture = await storeFile(
    company.owner,
    "company-documents",
    newPath(company.id, "png"),
    new Blob([new Uint8Array(buffer)], { type: "image/png" }),
  );
  await sql`
    update public.companies set ein_document_url = ${pdf}, tax_document_url = ${picture} where id = ${company.id}`;
  const admin = await makeAdmin();
  await openDesk(page, admin, word);
  const open = record(page, `${word} Amber`);
  await expect(page.getByRole("list", { name: "Pending Approval" }).getByText("2 documents")).toBeVisible();
  await expect(open.getByRole("group", { name: "EIN document, page 1 of 2" })).toBeVisible();
  await expect(open.getByText("Employer Identification Number")).toBeAttached();
  // Rendered, not just loaded: something on the page is dark.
  const isDrawn = () =>
    open.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      return data.some((value, index) => index % 4 === 0 && value < 100 && Number(data[index + 3]) > 200);
    });
  await expect.poll(isDrawn, "the document is drawn").toBe(true);
  await expectGoodScreen(page);
  const well = open.getByRole("group", { name: /^EIN document/ });
  const { width: before = 0 } = (await open.locator("canvas").boundingBox()) ?? {};
  await open.getByRole("button", { name: "Larger" }).click();
  await expect
    .poll(async () => ((await open.locator("canvas").boundingBox()) ?? { width: 0 }).width)
    .toBeGreaterThan(before * 1.4);
  await open.getByRole("button", { name: "Next page" }).click();
  await expect(open.getByText("Page 2 of 2")).toBeVisible();
  await expect(well).toContainText("The second page");
  expect(await openings(admin)).toBe(1);

  await open.getByRole("button", { name: "IRS Form 2553", exact: true }).click();
  await expect(open.getByRole("img", { name: "IRS Form 2553" })).toBeVisible();
  await open.getByRole("button", { name: "EIN document", exact: true }).click();
  await expect(open.getByText("Page 1 of 2")).toBeVisible();
  expect(await openings(admin)).toBe(2);
  await open.getByRole("link", { name: `View ${word} Amber` }).click();
  await expect(heading(page, `${word} Amber`)).toBeVisible();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  expect(await openings(admin)).toBe(2);
  await expectGoodScreen(page);
});

test("an unreadable document says so, and a missing one can be requested again", async ({ page, expectFailure }) => {
  const word = unique("Broken");
  const [company] = await makeQueue(word, ["Amber"]);
  if (!company) throw new Error("No company.");
  const broken = await storeFile(company.owner, "company-documents", newPath(company.id));
  await sql`
    update public.companies set ein_document_url = ${broken}, tax_document_url = ${`${company.id}/gone.pdf`}
    where id = ${company.id}`;
  await openDesk(page, await makeAdmin(), word);
  await expect(page.getByText(/^Couldn't show .*\. Open it or try again\.$/)).toBeVisible();
  await expectGoodScreen(page);
  expectFailure(/open-file/, 404);
  await page.getByRole("button", { name: "IRS Form 2553", exact: true }).click();
  await expect(page.getByText("Couldn't show this file")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("a decision can be undone, and a failed undo shows an error", async ({ page }) => {
  const word = unique("Undo");
  const [first, second] = await makeQueue(word, ["Amber", "Birch"]);
  if (!first || !second) throw new Error("No companies.");
  await offerUndoLonger(page);
  await openDesk(page, await makeAdmin(), word);
  await compare(page);
  await page.getByRole("button", { name: `Approve ${first.name}` }).click();
  const approved = toast(page, "Company approved successfully");
  await expect(approved).toContainText(`We'll notify ${first.name} in 10 seconds.`);
  // It stays until it gets its plan.
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toBeFocused();
  const waiting = page.getByRole("list", { name: "Pending Approval" }).getByRole("listitem");
  await expect(waiting).toHaveText([/Amber.*Approved/, /Birch/]);
  await takeUndoLonger(first.id);
  await approved.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, `Undone: ${first.name} is waiting for approval again`)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(record(page, first.name)).toBeVisible();
  await expect(rows(page).first()).toBeFocused();
  expect(await isApproved(first)).toBe(false);

  const reject = page.getByRole("button", { name: `Reject ${first.name}` });
  await reject.click();
  const dialog = page.getByRole("dialog", { name: `Reject “${first.name}”?` });
  await expect(dialog.getByRole("listitem")).toContainText([
    "No one for 10 seconds",
    `Then the administrators of ${first.name}`,
  ]);
  await dialog.getByRole("button", { name: "Reject company" }).click();
  await expectFieldMessage(dialog.getByRole("combobox", { name: "Reason" }), "Choose a reason");
  await expectFieldMessage(dialog.getByRole("textbox", { name: "What they should do" }), "Say what they should do");
  await expectGoodScreen(page);
  await sendRejection(page, "The papers name somebody else.", "Name and document don't match");
  const [said] = await sql`select rejection_reason from public.companies where id = ${first.id}`;
  expect(said?.rejection_reason).toBe("Name and document don't match.\nThe papers name somebody else.");
  await endDecisionTime(first.id);
  const told = await sql`select title from public.notifications where user_id = ${first.owner.id}`;
  expect([...told]).toEqual([{ title: "Company not approved" }]);
});

test("a late undo says it is too late", async ({ page, expectFailure }) => {
  const word = unique("Late");
  const [company] = await makeQueue(word, ["Amber"]);
  if (!company) throw new Error("No company.");
  await offerUndoLonger(page);
  await openDesk(page, await makeAdmin(), word);
  await compare(page);
  await page.getByRole("button", { name: `Approve ${company.name}` }).click();
  const undo = toast(page, "Company approved successfully").getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await endDecisionTime(company.id);
  expectFailure(/undo_company_decision/, 409);
  await undo.click();
  await expect(toast(page, "The decision couldn't be undone")).toContainText("It's too late");
  expect(await isApproved(company)).toBe(true);
});

test("only one of two administrators decides, and the other sees who did", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const word = unique("Two");
  const [company] = await makeQueue(word, ["Amber"]);
  if (!company) throw new Error("No company.");
  const [one, two] = [await makeAdmin("Amelia Strand"), await makeAdmin()];
  const other = await openBrowser();
  await openDesk(page, one, word);
  await openDesk(other, two, word);
  const approve = { name: `Approve ${company.name}` };
  for (const each of [page, other]) await compare(each);
  await page.getByRole("button", approve).click();
  await expect(toast(page, "Company approved successfully")).toBeVisible();
  expectFailure(/update-company-approval-direct/, 409);
  await other.getByRole("button", approve).click();
  await expect(
    toast(other, "Failed to approve/reject company: Amelia Strand decided on this company after you opened it"),
  ).toContainText("it is approved");
  await expect(other.getByRole("button", approve)).toHaveCount(0);
  await expect(record(other, company.name).getByText("Approved", { exact: true })).toBeVisible();
  await expect(other.getByText("No companies in this queue match your search.")).toBeVisible();
});

test("five hundred waiting companies are listed page by page and found by name", async ({ page }) => {
  const word = many("Many");
  await makeMany(word, 500);
  await openDesk(page, await makeAdmin(), word);
  await expect(page.getByText("1 of 500")).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(rows(page)).toHaveCount(40);
  await expect(page.getByRole("button", { name: "Show more" })).toBeFocused();
  await rows(page).nth(39).click();
  await expect(record(page, `${word} 040`)).toBeVisible();
  // The decision buttons stay visible, however the list is scrolled.
  await expect(page.getByRole("button", { name: `Approve ${word} 040` })).toBeInViewport({ ratio: 1 });
  await page.getByRole("searchbox").fill(`${word} 477`);
  await expect(record(page, `${word} 477`)).toBeVisible();
  await expect(page).toHaveURL(/company=/);
});

test("the keys continue past the loaded part of the list", async ({ page }) => {
  const word = many("Keys");
  await makeMany(word, 22);
  await openDesk(page, await makeAdmin(), word);
  await expect(page.getByText("1 of 22")).toBeVisible();
  await rows(page).nth(19).click();
  await expect(page.getByText("20 of 22")).toBeVisible();
  await page.keyboard.press("j");
  await expect(record(page, `${word} 021`)).toBeVisible();
  await expect(rows(page).nth(20)).toBeFocused();
});

test("changes of approved companies have their own queue, with before and after", async ({ page }) => {
  const word = unique("Changed");
  const [one, two] = [await makeCompany({ name: `${word} Amber` }), await makeCompany({ name: `${word} Birch` })];
  for (const { owner, id, name } of [one, two])
    await owner.client.rpc("update_company", { p_company_id: id, p_company: { name: `${name} Ltd` } });
  await openDesk(page, await makeAdmin(), word);
  await expect(page.getByRole("tab", { name: "Waiting 0" })).toBeVisible();
  await page.getByRole("tab", { name: "Changes 2" }).click();
  const changes = page.getByRole("list", { name: "Proposed changes" }).getByRole("link");
  await expect(changes).toHaveText([/Amber/, /Birch/]);
  const open = record(page, one.name);
  await expect(open.getByText(`${one.name} Ltd`).first()).toBeVisible();
  await compare(page);
  await expect(page.getByText("1 of 2")).toBeVisible();
  await expectGoodScreen(page);
  await open.getByRole("button", { name: "Approve changes" }).click();
  await expect(toast(page, "Changes approved")).toBeVisible();
  await expect(changes).toHaveText([/Birch/]);
  await expect(changes.first()).toBeFocused();
  await record(page, two.name).getByRole("button", { name: "Reject changes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("This is another company's name.");
  await dialog.getByRole("button", { name: "Reject changes" }).click();
  await expect(toast(page, "Changes rejected")).toBeVisible();
  await expect(page.getByText("No companies in this queue match your search.")).toBeVisible();
  const names = await sql`select name from public.companies where id in (${one.id}, ${two.id}) order by name`;
  expect(names.map(({ name }) => name)).toEqual([`${one.name} Ltd`, two.name]);
});

test("approved companies show their plan, and can be given one", async ({ page }) => {
  const word = unique("Plans");
  const hours = (many: number) => new Date(Date.now() + many * 3_600_000);
  const none = await makeCompany({ name: `${word} None`, tier: null });
  const ended = await makeCompany({ name: `${word} Ended`, tier: "basic", subscriptionEnds: hours(-48) });
  const trial = await makeCompany({ name: `${word} Trial`, tier: "free_trial", subscriptionEnds: hours(9 * 24) });
  const admin = await makeAdmin();
  await openAs(page, admin, `/admin/company-approvals?queue=approved&q=${word}`);
  const table = page.getByRole("table", { name: "Approved Companies" });
  const row = ({ name }: { name: string }) => table.getByRole("row").filter({ hasText: name });
  await expect(table.getByRole("row")).toHaveText([/Company/, /Trial/, /Ended/, /None/]);
  await expect(row(trial)).toContainText("Free trial, 9 days left");
  await expect(row(ended)).toContainText("Basic, ended");
  await expect(row(ended).getByRole("button", { name: `Renew the plan of ${ended.name}` })).toBeVisible();
  await expect(row(none)).toContainText("No plan yet");
  await expectGoodScreen(page);
  const choose = row(none).getByRole("button", { name: `Choose plan for ${none.name}` });
  await choose.click();
  const dialog = page.getByRole("dialog", { name: `Plan of ${none.name}` });
  await dialog.getByRole("radio", { name: /^Pro/ }).check();
  await dialog.getByRole("button", { name: "Give Pro" }).click();
  await expect(toast(page, "Subscription updated to Pro successfully")).toBeVisible();
  await expect(row(none).getByRole("button", { name: `Change the plan of ${none.name}` })).toBeVisible();
  await expectFocusKept(page);
});

test("unfinished registrations show owner and missing items, and get one reminder in seven days", async ({ page }) => {
  const owner = await makeAccount("company");
  const word = unique("Begun");
  const [company] = await sql<{ id: string }[]>`
    update public.companies set location = ${word} where user_id = ${owner.id} returning id`;
  await openAs(page, await makeAdmin(), `/admin/company-approvals?queue=unfinished&q=${word}`);
  const table = page.getByRole("table", { name: "Registration not finished" });
  await expect(table.getByText(owner.email)).toBeVisible();
  await expect(table.getByText("Company name, industry")).toBeVisible();
  await expectGoodScreen(page);
  await table.getByRole("button", { name: `Remind ${owner.email}` }).click();
  await expect(toast(page, "Administrators of New Company reminded")).toBeVisible();
  await expect(table.getByText(/^Reminded \w{3} \d\d, \d{4}$/)).toBeVisible();
  await expect(table.getByRole("button")).toHaveCount(0);
  await expectFocusKept(page);
  await expectGoodScreen(page);
  const told = await sql`select type from public.notifications where user_id = ${owner.id}`;
  expect([...told]).toEqual([{ type: "registration_unfinished" }]);
  const mail = await mailTo(owner.email, /registration isn't finished/);
  expect(mail.text).toContain("/company/register");
  expect(company).toBeDefined();
});

test("rejected companies show who rejected them and why, and can still be approved", async ({ page }) => {
  const [company] = await makeQueue(unique("Refused"), ["Amber"]);
  if (!company) throw new Error("No company.");
  const admin = await makeAdmin("Amelia Strand");
  const rejected = await admin.client.rpc("set_company_approval", {
    p_company_id: company.id,
    p_is_approved: false,
    p_reason: "Not an employer.",
  });
  expect(rejected.error).toBeNull();
  await openAs(page, admin, `/admin/company-approvals?queue=rejected&q=${company.name}`);
  const row = page.getByRole("row").filter({ hasText: company.name });
  await expect(row).toContainText(/\w{3} \d\d, \d{4}, Amelia Strand/);
  await expect(row).toContainText("Not an employer.");
  await expectGoodScreen(page);
  await row.getByRole("link", { name: `View ${company.name}` }).click();
  await compare(page);
  await page.getByRole("button", { name: `Approve ${company.name}` }).click();
  await expect(toast(page, "Company approved successfully")).toBeVisible();
  expect(await isApproved(company)).toBe(true);
});

test("the decision says so when names can't be compared", async ({ page, expectFailure }) => {
  const word = unique("Names");
  await makeQueue(word, ["Amber"]);
  expectFailure(/list_similar_companies/, 400);
  const calls = /\/rpc\/list_similar_companies/;
  await page.route(calls, refuse("Not today"));
  await openDesk(page, await makeAdmin(), word);
  const open = record(page, `${word} Amber`);
  await expect(open.getByText("We couldn't check for similar names")).toBeVisible();
  const decisions = [/^Approve/, /^Reject/].map((name) => open.getByRole("button", { name }));
  for (const decision of decisions) await expect(decision).toBeDisabled();
  await expectGoodScreen(page);
  await letThrough(page, calls);
  await open.getByRole("button", { name: "Retry" }).click();
  await expect(open.getByText("We couldn't check for similar names")).toHaveCount(0);
  await compare(page);
  for (const decision of decisions) await expect(decision).toBeEnabled();
});

test("missing company information is shown as not given", async ({ page, expectFailure }) => {
  const owner = await makeAccount("company");
  const [company] = await sql<{ id: string }[]>`select id from public.companies where user_id = ${owner.id}`;
  await openAs(page, await makeAdmin(), `/admin/company/${company?.id}`);
  await expect(page.getByRole("region", { name: "Company information" }).getByText("Not given yet")).toHaveCount(8);
  await expect(page.getByText(/Technology|United States/)).toHaveCount(0);
  await expectGoodScreen(page);
  expectFailure(/rpc/, 404);
  await page.goto(`/admin/company/${crypto.randomUUID()}`);
  await expect(heading(page, "Company not found")).toBeVisible();
});

test("three registrations are approved with a plan in three presses and one email each", async ({ page }) => {
  const companies: TestCompany[] = [];
  // Names that don't resemble each other.
  for (let count = 0; count < 3; count++)
    companies.push(await makeCompany({ name: crypto.randomUUID(), approved: false, tier: null }));
  await sql`
    update public.companies set location = 'Threeville', submitted_at = now() - interval '300 days'
    where id in ${sql(companies.map(({ id }) => id))}`;
  await openAs(page, await makeAdmin(), "/admin/company-approvals?q=threeville");
  let presses = 0;
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).click();
    presses++;
  };
  for (let left = companies.length; left > 0; left--) {
    await press(/^Approve /);
    await expect(page.getByRole("heading", { name: "Give it a plan" })).toBeFocused();
    for (const { id } of companies) await takeUndoLonger(id);
    if (left === companies.length) await expectGoodScreen(page);
    await press("Start free trial");
    const next = page.getByRole("button", { name: left > 1 ? "Next" : "Done", exact: true });
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    presses++;
  }
  await expect(heading(page, "Today")).toBeVisible();
  expect(presses).toBe(9);
  for (const { id, owner } of companies) {
    const mails = await endDecisionTime(id, owner);
    expect(mails).toMatchObject([{ template: "company_approved", data: { tier: "free_trial" } }]);
  }
});

test("undo withdraws the approval and the plan that came with it", async ({ page }) => {
  const company = await makeCompany({ name: unique("Undone"), approved: false, tier: null });
  await offerUndoLonger(page);
  await openDesk(page, await makeAdmin(), company.name);
  await compare(page);
  await page.getByRole("button", { name: `Approve ${company.name}` }).click();
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toBeFocused();
  await takeUndoLonger(company.id);
  await page.getByRole("radio", { name: /^Basic/ }).check();
  await page.getByRole("button", { name: "No end" }).click();
  await page.getByRole("button", { name: "Give Basic" }).click();
  await toast(page, "Approved, with Basic").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, `Undone: ${company.name} is waiting for approval again`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Approve ${company.name}` })).toBeVisible();
  const [plan] = await sql`select private.subscription_json(${company.id}) ->> 'tier' as tier`;
  expect(plan?.tier).toBe("none");
  expect(await isApproved(company)).toBe(false);
});
