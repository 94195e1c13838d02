import { makeCandidate } from "../../tests/support/companies.ts";
import { field, heading } from "../support/page.ts";
import { signInThroughForm } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const blocked = "You'll be signed out when you close this tab";

/** Makes each way to the browser's storage throw, as where site data is blocked. */
const blockStorage = () => {
  for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
};

const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

for (const [what, prepare] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const)
  test(`with ${what} storage a candidate signs in, is notified, and goes from page to page`, async ({ page }) => {
    const candidate = await makeCandidate();
    await page.addInitScript(prepare);
    await page.goto("/jobs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await signInThroughForm(page, candidate.email);
    await expect(page.getByText(blocked).first()).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Applications" }).first().click();
    await expect(heading(page, "Your Applications")).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });

/** Moves each text into elements of its own, now and as the page changes, as a browser's translation does. */
const translate = () => {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === "" || parent.closest("font, script, style, textarea, select, title")) return;
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.appendChild(document.createElement("font")).append(text);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true, characterData: true });
};

test("a page translated by the browser reports a wrong password and sends a message", async ({
  page,
  expectFailure,
}) => {
  expectFailure(/\/auth\/v1\/token/, 400);
  await page.goto("/signin");
  await page.evaluate(translate);
  await field(page, "Email").fill("nobody@fairmatch.example");
  await field(page, "Password").fill("Wrong-password1");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(/^Invalid email or password/).first()).toBeVisible();
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(heading(page, "Contact")).toBeVisible();
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

test("a tab of an older build reloads once, and keeps the input", async ({ page, expectFailure }) => {
  expectFailure(/\/assets\//, 404);
  // React logs what the error screen then handles.
  await page.addInitScript(() => {
    console.error = () => undefined;
  });
  await page.goto("/services");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await field(page, "Message").fill("Typed before the new build");
  let loads = 0;
  page.on("framenavigated", () => (loads += 1));
  // What the older build refers to is gone; a page loaded again asks for its own files.
  await page.route(/\/assets\/.*\.js/, (route) =>
    loads > 1 ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(heading(page, "Pricing")).toBeVisible();
  await page.locator("html:not([data-written])").waitFor();
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(field(page, "Message")).toHaveValue("Typed before the new build");
});
