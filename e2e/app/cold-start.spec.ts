import type { Page } from "@playwright/test";
import { type Actor, makeAdmin, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { heading, recordTexts } from "../support/page.ts";
import { fillSignIn, openAs, spoilSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Where the app keeps the last known role (src/auth/guess.ts). */
const roleKey = "fairmatch.role";
const frame = /\/rpc\/get_frame$/;

const keptRole = (page: Page) => page.evaluate((key) => localStorage.getItem(key), roleKey);

/** Stores a last known role before the page's first script. */
async function keepRole(page: Page, { id }: Actor, role: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem("guess")) localStorage.setItem(String(key), String(value));
      sessionStorage.setItem("guess", "yes");
    },
    [roleKey, JSON.stringify({ userId: id, role })],
  );
}

/** Waits for the role indefinitely: after three seconds the app would show the page of its guess. */
const neverGiveUp = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === 3000 ? 0 : setTimeout(run, ms, ...rest),
    });
  });

/** The page's API calls from here on, by name, without preflights. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|auth)\/v1\//.test(pathname) && request.method() !== "OPTIONS")
      calls.push(pathname.split("/").at(-1) ?? "");
  });
  return calls;
}

test.describe("a start with a session requests the frame and the page's data together", () => {
  const starts = [
    [
      "a candidate's dashboard",
      makeCandidate,
      "/candidate/dashboard",
      "Candidate Dashboard",
      "get_potential_jobs",
      "Available Jobs",
    ],
    ["a candidate's jobs", makeCandidate, "/jobs", "Jobs", "search_jobs", "Best match first"],
    [
      "a company's dashboard",
      async () => (await makeCompany()).owner,
      "/company/dashboard",
      "Company Dashboard",
      "get_company_dashboard",
      "Manage Job Postings",
    ],
    ["an administrator's dashboard", makeAdmin, "/admin/dashboard", "Today", "count_for_admin", "Total companies"],
  ] as const;
  for (const [what, make, path, title, data, text] of starts) {
    test(what, async ({ page }) => {
      const answer = () => page.waitForResponse(new RegExp(`/rpc/${data}$`));
      // Created first: its sign-up must not count toward the time.
      const actor = await make();
      await Promise.all([answer(), openAs(page, actor, path)]);
      await expect(page.getByRole("main")).toContainText(text);
      await expect(page.getByRole("button", { name: /^Account:/ })).toBeAttached();

      await neverGiveUp(page);
      const seenTexts = await recordTexts(page);
      const calls = recordCalls(page);
      const release = await holdAnswers(page, frame);
      await Promise.all([answer(), page.reload()]);
      expect(calls, "asked for by then").toContain("get_frame");
      await expect(heading(page, title)).toBeVisible();
      expect(await seenTexts(), "shown before the role is known").not.toContain(text);
      release();
      await expect(page.getByRole("main")).toContainText(text);
      await expect(page.getByRole("button", { name: /^Account:/ })).toBeAttached();
      expect(
        calls.filter((call) => call === data),
        "what was asked for ahead is not asked for again",
      ).toHaveLength(1);
    });
  }
});

test.describe("a start with a session asks for all of a page, before any answer", () => {
  const makeOwner = async () => (await makeCompany()).owner;
  const pages = [
    [
      "/candidate/dashboard",
      makeCandidate,
      "get_candidate_by_user_id get_my_invitations get_my_put_forwards get_candidate_dashboard get_my_applications",
      "get_saved_jobs get_potential_jobs get_candidate_activity",
    ],
    [
      "/candidate/profile",
      makeCandidate,
      "get_candidate_by_user_id get_my_history get_my_documents get_my_preferences",
    ],
    ["/candidate/interviews", makeCandidate, "get_my_interviews get_calendar_feed"],
    [
      "/company/dashboard",
      makeOwner,
      "get_company_dashboard get_company_today list_company_jobs list_company_activity",
    ],
    ["/company/applications", makeOwner, "get_company_applications get_company_dashboard list_application_views"],
    ["/company/interviews", makeOwner, "list_company_interviews get_calendar_feed"],
    ["/admin/dashboard", makeAdmin, "get_admin_today get_platform_figures count_for_admin"],
  ] as const;
  for (const [path, make, ...reads] of pages) {
    test(path, async ({ page }) => {
      const actor = await make();
      await keepRole(page, actor, String(path.split("/")[1]));
      await neverGiveUp(page);
      const calls = recordCalls(page);
      const release = await holdAnswers(page);
      await openAs(page, actor, path);
      const wanted = ["get_frame", ...reads.flatMap((names) => names.split(" "))];
      await expect.poll(() => wanted.filter((read) => !calls.includes(read)), "not asked for yet").toEqual([]);
      release();
      await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
    });
  }
});

test.describe("a wrong guess of the role", () => {
  for (const [last, path] of [
    ["company", "/company/dashboard"],
    ["company", "/company/applications"],
    ["admin", "/admin/dashboard"],
    ["admin", "/admin/company-approvals"],
    ["admin", "/admin/companies"],
  ] as const) {
    test(`${last} at ${path} shows and says nothing, and is corrected`, async ({ page, expectFailure }) => {
      expectFailure(/\/rest\/v1\//, 403);
      expectFailure(/\/rest\/v1\//, 404);
      const candidate = await makeCandidate();
      await keepRole(page, candidate, last);
      const release = await holdAnswers(page, frame);
      await neverGiveUp(page);
      const seenTexts = await recordTexts(page);
      const answered = page.waitForResponse(/\/rest\/v1\/(?!rpc\/get_frame)/);
      await openAs(page, candidate, path);
      await answered;
      release();
      await expect(heading(page, "Candidate Dashboard")).toBeVisible();
      expect(await seenTexts()).not.toMatch(
        /Failed|Job Management|Manage Job Postings|No applications yet|Total companies|Quick actions/,
      );
      await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toHaveCount(0);
      await expect
        .poll(() => keptRole(page), "the role that the browser keeps")
        .toBe(JSON.stringify({ userId: candidate.id, role: "candidate" }));
    });
  }

  test("is not made for a different person, and nothing loads before the role is known", async ({ page }) => {
    const [last, now] = await Promise.all([makeCompany(), makeCandidate()]);
    await keepRole(page, last.owner, "company");
    const calls = recordCalls(page);
    await openAs(page, now, "/company/dashboard");
    await expect(heading(page, "Candidate Dashboard")).toBeVisible();
    expect(calls).not.toContain("get_company_dashboard");
  });
});

test("signing out forgets the role, so the next person gets their own", async ({ page }) => {
  const [{ owner }, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  await openAs(page, owner, "/company/dashboard");
  await expect.poll(() => keptRole(page), "the role that the browser keeps").toContain(owner.id);
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await keptRole(page)).toBeNull();
  await page.goto("/signin");
  await fillSignIn(page, candidate.email);
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  await expect.poll(() => keptRole(page), "the role that the browser keeps").toContain(candidate.id);
});

test("a session ended elsewhere leads to sign-in without showing the guessed page", async ({ page, expectFailure }) => {
  expectFailure(/\/auth\/v1\/|\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  const { owner } = await makeCompany();
  await openAs(page, owner, "/company/dashboard");
  await expect.poll(() => keptRole(page), "the role that the browser keeps").toContain(owner.id);
  await spoilSession(page);
  await page.reload();
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  await expect(page.getByRole("region", { name: /^Notifications/ }).getByText("Failed")).toHaveCount(0);
  expect(await keptRole(page)).toBeNull();
});

test("a role that changed elsewhere is corrected at the next start", async ({ page, expectFailure }) => {
  expectFailure(/\/rest\/v1\//, 403);
  expectFailure(/\/rest\/v1\//, 404);
  const admin = await makeAdmin();
  await openAs(page, admin, "/admin/dashboard");
  await expect.poll(() => keptRole(page), "the role that the browser keeps").toContain("admin");
  await sql`update public.profiles set role = 'candidate' where id = ${admin.id}`;
  await page.reload();
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
});
