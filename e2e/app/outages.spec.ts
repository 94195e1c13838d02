// What the app says while the hosted backend's gateway answers in place of ours.
import type { Page, Route } from "@playwright/test";
import { makeCompany } from "../../tests/support/companies.ts";
import { field, toast } from "../support/page.ts";
import { routeFirst } from "../support/routes.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;

const headers = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "retry-after",
  "retry-after": "6",
};
const html = (title: string) => ({ contentType: "text/html", body: `<!doctype html><h1>${title}</h1>` });
const noDatabase = { code: "PGRST002", message: "Could not query the database", details: null, hint: null };

/** Answers the list's requests like this until the returned function is called. */
async function answerInPlace(page: Page, answer: Answer): Promise<() => void> {
  let isOut = true;
  await page.route(/\/rpc\/list_staff/, async (route) => {
    if (isOut) await route.fulfill({ ...answer, headers });
    else await route.fallback();
  });
  return () => {
    isOut = false;
  };
}

const failureIn = (page: Page) => page.getByRole("alert").filter({ hasText: "Failed to load employees" });
const list = (page: Page) => page.getByRole("table", { name: "Employees" });

const passing: [string, Answer, string][] = [
  ["the database restarts", { status: 503, json: noDatabase }, "is restarting."],
  ["the gateway has no server", { status: 502, ...html("Bad gateway") }, "isn't available right now."],
  ["a limit is reached", { status: 429, body: "Too many" }, "There were too many requests in a short time."],
  ["the project is paused", { status: 540, ...html("Project paused") }, "is paused right now."],
  ["the project is in maintenance", { status: 522, ...html("Timed out") }, "It may be down for maintenance."],
];

for (const [what, answer, sentence] of passing)
  test(`a list says so when ${what}, and loads by itself later`, async ({ page, expectFailure }) => {
    const { owner } = await makeCompany();
    expectFailure(/list_staff/, Number(answer.status));
    const end = await answerInPlace(page, answer);
    await openAs(page, owner, "/company/team");
    await expect(failureIn(page)).toContainText(sentence);
    // Later each time: what is asked for before the page is there counts as well.
    await expect(failureIn(page)).toContainText(/We'll try again in (6|12|24) s\./);
    await expect(failureIn(page)).not.toContainText("unexpected");
    end();
    await expect(list(page)).toBeVisible();
    await expect(failureIn(page)).toHaveCount(0);
  });

const lasting: [string, Answer, string][] = [
  ["too large for the gateway", { status: 413, ...html("Too large") }, "This is too large to send."],
  ["too much for the server", { status: 546, json: { code: "WORKER_LIMIT" } }, "more than our server could handle."],
];

for (const [what, answer, sentence] of lasting)
  test(`a list that is ${what} says so, and waits for Retry`, async ({ page, expectFailure }) => {
    const { owner } = await makeCompany();
    expectFailure(/list_staff/, Number(answer.status));
    const end = await answerInPlace(page, answer);
    await openAs(page, owner, "/company/team");
    await expect(failureIn(page)).toContainText(sentence);
    await expect(failureIn(page)).not.toContainText("We'll try again");
    await expectGoodScreen(page);
    end();
    await failureIn(page).getByRole("button", { name: "Retry" }).click();
    await expect(list(page)).toBeVisible();
  });

test("a form explains an outage and when to retry, and keeps the input", async ({ page, expectFailure }) => {
  const { owner } = await makeCompany();
  await openAs(page, owner, "/company/user-profile");
  await field(page, "First name").fill("Ines");
  await field(page, "Last name").fill("Okafor");
  expectFailure(/\/rest\/v1\/company_users/, 540);
  await routeFirst(page, /\/rest\/v1\/company_users\?id=/, (route) =>
    route.fulfill({ status: 540, ...html("Project paused") }),
  );
  const save = page.getByRole("button", { name: "Save Profile" });
  await save.click();
  await expect(toast(page, "Failed to update profile")).toContainText("is paused right now. Try again in 60 s.");
  await expect(field(page, "First name")).toHaveValue("Ines");
  await save.click();
  await expect(toast(page, "Profile updated successfully!")).toBeVisible();
});
