import type { Page } from "@playwright/test";
import { signIn, signUp } from "../../tests/support/accounts.ts";
import { makeCandidate } from "../../tests/support/companies.ts";
import { field, heading, toast, unfold } from "../support/page.ts";
import { fillSignIn, hideSessionUntilAsked, openAs, signInThroughForm, spoilSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
}

/** The page is signed out, also after a reload. */
async function expectSignedOut(page: Page): Promise<void> {
  for (const path of ["/", "/candidate/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Sign In" }).or(heading(page, "Sign in")).first()).toBeVisible();
  }
}

/** Everything stored by this tab and this browser. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test.describe("signing out ends the local session", () => {
  test("when the server fails, with a note that other devices may stay signed in", async ({
    page,
    context,
    expectFailure,
  }) => {
    await openAs(page, await makeCandidate(), "/candidate/dashboard");
    const second = await context.newPage();
    await second.goto("/candidate/dashboard");
    await expect(second.getByRole("button", { name: /^Account: / })).toBeVisible();

    expectFailure(/\/auth\/v1\/logout/, 500);
    await page.route("**/auth/v1/logout**", (route) => route.fulfill({ status: 500, json: { msg: "Broken" } }));
    await signOut(page);
    await expect(toast(page, "Signed out in this browser")).toContainText(
      "Other devices may still be signed in. Broken",
    );
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(second).toHaveURL(/\/signin\?redirect=/);
    await expectSignedOut(page);
  });

  test("when neither the server nor the home page answers", async ({ page }) => {
    await openAs(page, await makeCandidate(), "/candidate/dashboard");
    await page.route(/\/auth\/v1\/logout|\/assets\/home-/, () => {});
    await signOut(page);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await kept(page)).not.toContain("access_token");
    await expect(page.getByRole("status", { name: "Loading the page" })).toBeVisible();
    await page.goBack();
    await expect(heading(page, "Sign in")).toBeVisible();
    await expect(page).toHaveURL(/\/signin\?redirect=/);
  });
});

test("a tab that learns of a sign-in before it can read the session does not end it", async ({
  page,
  context,
  expectFailure,
}) => {
  // The first request has no session.
  expectFailure(/\/rpc\/get_frame/, 401);
  const person = await makeCandidate();
  await openAs(page, person, "/candidate/dashboard");
  await signOut(page);
  await expect(toast(page, "Signed out successfully.")).toBeVisible();
  await hideSessionUntilAsked(page, /\/rpc\/get_frame$/);

  const second = await context.newPage();
  await signInThroughForm(second, person.email);
  await expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const tab of [page, second]) {
    await tab.goto("/candidate/profile");
    await expect(heading(tab, "Profile")).toBeVisible();
  }
});

test.describe("unsaved input belongs to its author", () => {
  const texts = { "Phone number": "+1 555 0199", Street: "7 Hidden Lane" };
  const secret = /0199|Hidden Lane/;
  const type = async (page: Page) => {
    await expect(heading(page, "Profile")).toBeVisible();
    await unfold(page);
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
    expect(await kept(page)).toMatch(secret);
  };

  test("and is deleted in every tab on sign-out", async ({ page, context, expectFailure }) => {
    // The other tab may have a request in flight when the session ends.
    expectFailure(/\/rest\/v1\//, 401);
    const owner = await makeCandidate();
    await openAs(page, owner, "/candidate/profile");
    await type(page);
    const second = await context.newPage();
    await second.goto("/candidate/profile");
    await type(second);

    await signOut(page);
    await expect(toast(page, "Signed out successfully.")).toBeVisible();
    await expect(second).toHaveURL(/\/signin\?redirect=/);
    for (const tab of [page, second])
      await expect.poll(() => kept(tab), "what the browser keeps after signing out").not.toMatch(secret);

    await fillSignIn(second, owner.email);
    await unfold(second);
    await expect(field(second, "Street")).not.toHaveValue(texts.Street);
  });

  test("and is restored after their session expires, but not for anyone else", async ({ page, expectFailure }) => {
    const [owner, other] = await Promise.all([makeCandidate(), makeCandidate()]);
    expectFailure(/\/auth\/v1\/|\/rest\/v1\//, 401);
    expectFailure(/\/auth\/v1\/token/, 400);
    expectFailure(/\/auth\/v1\/logout/, 403);
    const expire = async () => {
      await spoilSession(page);
      await page.getByRole("button", { name: "Save Profile" }).click();
      await expect(page).toHaveURL(/\/signin\?redirect=/);
    };

    await openAs(page, owner, "/candidate/profile");
    await type(page);
    await expire();
    await fillSignIn(page, owner.email);
    await unfold(page);
    await expect(field(page, "Street")).toHaveValue(texts.Street);

    await expire();
    await fillSignIn(page, other.email);
    await unfold(page);
    await expect(field(page, "Street")).not.toHaveValue(texts.Street);
    await expect.poll(() => kept(page), "what the browser keeps for somebody else").not.toMatch(secret);
  });
});

test("a session ended elsewhere ends in every tab, and each tab's input is restored", async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(/\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  const owner = await makeCandidate();
  await openAs(page, owner, "/candidate/profile");
  const second = await context.newPage();
  await second.goto("/candidate/profile");
  for (const tab of [page, second]) await unfold(tab);
  await field(page, "Street").fill("1 First Tab Lane");
  await field(second, "Street").fill("2 Second Tab Lane");

  const elsewhere = await signIn(owner.email);
  expect((await elsewhere.client.auth.signOut({ scope: "others" })).error).toBeNull();
  await page.getByRole("button", { name: "Save Profile" }).click();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/signin\?redirect=/);

  // Signing in again in one tab is enough for both.
  await fillSignIn(page, owner.email);
  for (const tab of [page, second]) await unfold(tab);
  await expect(field(page, "Street")).toHaveValue("1 First Tab Lane");
  await expect(field(second, "Street")).toHaveValue("2 Second Tab Lane");
});

test("a late refusal of the previous session does not end a new one in another tab", async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(/\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  const owner = await makeCandidate();
  await openAs(page, owner, "/candidate/profile");
  await unfold(page);
  await field(page, "Title").fill("Staff Engineer");
  const second = await context.newPage();
  await second.goto("/candidate/profile");
  await unfold(second);
  await field(second, "Street").fill("2 Second Tab Lane");

  // The save finds its session ended, and the renewal is refused only after the next one has started.
  await second.route(/\/rpc\/update_candidate_profile$/, async (route) => {
    const elsewhere = await signIn(owner.email);
    expect((await elsewhere.client.auth.signOut({ scope: "others" })).error).toBeNull();
    await route.continue();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await second.route(/\/auth\/v1\/token/, async (route) => {
    await released;
    await route.continue();
  });
  const renewal = second.waitForRequest(/\/auth\/v1\/token/);
  await second.getByRole("button", { name: "Save Profile" }).click();
  await renewal;
  // Or an earlier read has already offered to sign in.
  const save = page.getByRole("button", { name: "Save Profile" });
  await save.or(page.getByRole("button", { name: "Sign In", exact: true })).click();
  await fillSignIn(page, owner.email);
  await expect(heading(page, "Profile")).toBeVisible();
  await unfold(second);
  await expect(field(second, "Street")).toHaveValue("2 Second Tab Lane");
  release();

  await expect(toast(second, "You must be logged in to update your profile")).toBeVisible();
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(heading(tab, "Profile")).toBeVisible();
  }
});

test.describe("a session survives a wrong browser clock", () => {
  const hours = 3_600_000;
  /** Counts the page's token renewals. */
  const countRenewals = (page: Page) => {
    const renewals: string[] = [];
    page.on("request", (request) => {
      if (/\/auth\/v1\/token\?grant_type=refresh_token/.test(request.url())) renewals.push(request.url());
    });
    return renewals;
  };

  for (const [clock, shift] of [
    ["two hours fast", 2 * hours],
    ["two hours slow", -2 * hours],
  ] as const) {
    test(clock, async ({ page }) => {
      const renewals = countRenewals(page);
      await page.clock.install({ time: Date.now() + shift });
      const { email } = await signUp("candidate");
      await signInThroughForm(page, email);
      await expect(page).toHaveURL(/\/candidate\/dashboard$/);
      for (const path of ["/candidate/applications", "/jobs", "/candidate/profile", "/candidate/dashboard"]) {
        await page.goto(path);
        await expect(page.getByRole("button", { name: /^Account: / })).toBeVisible();
      }
      await expect(heading(page, "Candidate Dashboard")).toBeVisible();
      expect(renewals).toEqual([]);
    });
  }

  test("an expired token is renewed once, without interrupting the person", async ({ page, expectFailure }) => {
    await openAs(page, await makeCandidate(), "/candidate/profile");
    await unfold(page);
    const renewals = countRenewals(page);
    expectFailure(/\/rest\/v1\//, 401);
    await spoilSession(page, { renewable: true });
    await field(page, "Street").fill("8 New Street");
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(page).toHaveURL(/\/candidate\/dashboard$/);
    expect(renewals).toHaveLength(1);
  });
});
