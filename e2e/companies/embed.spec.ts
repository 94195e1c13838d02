import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { heading, pathOf } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const hostile = `"><img src=x onerror=alert(1)></a><script>alert(2)</script> Crane & Rigging`;

/** A third-party website on its own origin that serves this page. Returns its address. */
async function serveElsewhere(main: string, policy: string): Promise<string> {
  const server = createServer((_, answer) =>
    answer
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
      .end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Crane</title><main><h1>Work with us</h1>${main}</main></html>`,
      ),
  );
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const servers: ReturnType<typeof createServer>[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test("one line embeds a company's jobs into another site, under a strict content policy", async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { title: hostile, location: "Reno, NV" });

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, company.owner, "/company/preview");
  const card = page.getByRole("region", { name: "Jobs on your own site" });
  const line = await card.getByRole("textbox").inputValue();
  await card.getByRole("button", { name: "Copy line" }).click();
  await expectGoodScreen(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectGoodScreen(page);

  const theirs = await openBrowser();
  const policy = `default-src 'none'; img-src data:; script-src ${baseURL}; connect-src ${baseURL}`;
  await theirs.goto(await serveElsewhere(line, policy));
  const jobs = theirs.getByRole("region", { name: `Jobs at ${company.name}` });
  const link = jobs.getByRole("listitem").getByRole("link");
  await expect(link).toContainText(hostile);
  await expect(link).toContainText("Reno, NV");
  expect(await jobs.locator("img, script").count()).toBe(0);
  await expectGoodScreen(theirs);
  expect(await theirs.context().cookies()).toEqual([]);

  await theirs.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await theirs.keyboard.press("Enter");
  await expect(heading(theirs, hostile)).toBeVisible();
  expect(pathOf(theirs)).toContain(job.id);
  // Once the app has taken over the served page.
  await expect
    .poll(() => theirs.evaluate((id) => sessionStorage.getItem(`fairmatch.source.${id}`), job.id))
    .toBe("site");
});

test("a company without jobs and an unknown one show a link to the site", async ({ page, baseURL, expectFailure }) => {
  const company = await makeCompany();
  const open = async (id: string) =>
    page.goto(
      await serveElsewhere(
        `<script src="${baseURL}/embed.js" data-company="${id}" data-theme="dark"></script>`,
        `default-src ${baseURL} data:`,
      ),
    );
  await open(company.id);
  await expect(page.getByText("No open jobs right now.")).toBeVisible();
  expectFailure(/feed\.json$/, 404);
  await open("nothing");
  await expect(page.getByRole("link", { name: "See our open jobs on Fairmatch" })).toBeVisible();
});
