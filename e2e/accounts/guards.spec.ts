import { paths } from "../../src/config/paths.ts";
import { makeAdmin, signUp } from "../../tests/support/accounts.ts";
import { makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { heading, pathOf, recordTexts, toast } from "../support/page.ts";
import { fillSignIn, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const anId = "00000000-0000-4000-8000-000000000000";

/** Every address of an area that has a page, including aliases. */
const companyPaths = [
  paths.company.dashboard(),
  paths.company.profile(),
  paths.company.editProfile(),
  paths.company.editRegistration(),
  paths.company.userProfile(),
  paths.company.notifications(),
  paths.company.jobs(),
  paths.company.createJob(),
  "/company/create-job",
  paths.company.editJob(anId),
  paths.company.manageJob(anId),
  `/company/manage-job/${anId}`,
  paths.company.applications(),
  paths.company.application(anId),
  paths.company.partners(),
  `/company/application/${anId}`,
  paths.company.team(),
  paths.company.addCandidate(),
  "/company/add-candidate",
];
const adminPaths = [
  paths.admin.dashboard(),
  paths.admin.companyApprovals(),
  paths.admin.company(anId),
  paths.admin.companies(),
  paths.admin.people(),
  paths.admin.administrators(),
  paths.admin.undeliveredMail(),
  paths.admin.companyPartnerships(),
  paths.admin.auditLog(),
  paths.admin.invitations(),
  paths.admin.sendCompanyInvitation(),
  paths.admin.sendAdminInvitation(),
];
const candidatePaths = [
  paths.candidate.dashboard(),
  paths.candidate.profile(),
  "/candidate/resume",
  paths.candidate.preferences(),
  paths.candidate.applications(),
  paths.candidate.application(anId),
  `/candidate/application/${anId}`,
  paths.candidate.apply(anId),
];

test("private addresses lead signed-out visitors to sign-in without revealing anything", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    // Anyone can read what the whole site shows.
    if (/\/(rest|functions|storage)\/v1\/(?!rpc\/get_site_settings$)/.test(request.url())) asked.push(request.url());
  });
  const seenTexts = await recordTexts(page);
  for (const path of [...companyPaths, paths.company.register(), ...adminPaths, ...candidatePaths]) {
    await page.goto(path);
    await expect(heading(page, "Sign in"), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/signin");
    const back = new URL(page.url()).searchParams.get("redirect") ?? "";
    expect(back.startsWith(`/${path.split("/")[1]}/`), `${path} comes back to ${back}`).toBe(true);
    expect(await seenTexts(), path).not.toMatch(
      /Dashboard|Applications|Profile|Company Approvals|Partnerships|Audit log|Invitation|Team|Add Candidate/,
    );
  }
  expect(asked, "nothing private is asked for").toEqual([]);
});

test("signing in leads back to the requested page, with query and fragment", async ({ page }) => {
  const { owner } = await makeCompany();
  await page.goto("/company/applications?stage=interview#list");
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  await fillSignIn(page, owner.email);
  await expect(heading(page, "Applications")).toBeVisible();
  expect(pathOf(page)).toBe("/company/applications?stage=interview#list");
});

for (const [area, role, places] of [
  [
    "administrators",
    "admin",
    [
      ["/admin/audit-log?kind=plans&range=all#top", "Audit log"],
      ["/admin/company-partnerships?q=kelp&shares=jobs", "Company Partnerships"],
      ["/admin/people?q=kelp&role=admin", "People"],
      ["/admin/administrators?x=1", "Administrators"],
      ["/admin/undelivered-mail?queue=given_up", "Undelivered email"],
      ["/admin/invitations?sent=expired", "Invitations"],
      ["/admin/send-company-invitation?x=1", "Send Company Invite"],
      ["/admin/send-admin-invitation?x=1", "Invite Admin"],
    ],
  ],
  [
    "companies",
    "company",
    [
      ["/company/team?x=1", "Team"],
      ["/company/partners?tab=candidates", "Partners"],
      ["/company/candidates/add?x=1#form", "Add Candidate"],
    ],
  ],
] as const)
  test(`the new pages of ${area} are there after sign-in, as they were asked for`, async ({ openBrowser }) => {
    const person = role === "admin" ? await makeAdmin() : (await makeCompany()).owner;
    for (const [path, name] of places) {
      const page = await openBrowser();
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/signin\?redirect=/);
      // The path through the form is covered above.
      await openAs(page, person, pathOf(page));
      await expect(heading(page, name), path).toBeVisible();
      expect(pathOf(page)).toBe(path);
      await page.context().close();
    }
  });

test("a redirect that leads to another site is ignored", async ({ openBrowser }) => {
  const candidate = await signUp("candidate");
  for (const evil of [
    "https://example.com/",
    "//example.com",
    "/\\example.com",
    "javascript:alert(1)",
    "/%2Fexample.com",
  ]) {
    const page = await openBrowser();
    await page.goto(`/signin?redirect=${encodeURIComponent(evil)}`);
    await openAs(page, candidate, `/signin?redirect=${encodeURIComponent(evil)}`);
    await expect(heading(page, "Candidate Dashboard"), evil).toBeVisible();
    expect(pathOf(page)).toBe("/candidate/dashboard");
    await page.context().close();
  }
});

test("a candidate who enters company or admin addresses ends up on the candidate dashboard", async ({ page }) => {
  const candidate = await signUp("candidate");
  const seenTexts = await recordTexts(page);
  await openAs(page, candidate, paths.candidate.dashboard());
  for (const path of [...companyPaths, ...adminPaths]) {
    await page.goto(path);
    await expect(heading(page, "Candidate Dashboard"), path).toBeVisible();
    expect(pathOf(page), path).toBe(paths.candidate.dashboard());
    // While the role loads, a page shows its name but none of its content.
    expect(await seenTexts(), path).not.toMatch(
      /Job Management|Manage Job Postings|Publish job|Save draft|Recent Activity|Company Subscriptions|Total companies|Nothing here can be changed|Create Partnership|Show all|Search person|Open invitations|Send Invitation/,
    );
  }
  await page.goto(paths.company.register());
  await expect(toast(page, "Only company accounts can register a company profile")).toBeVisible();
  expect(pathOf(page)).toBe("/");
});

test("companies and administrators can't enter other areas", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  await openAs(page, company.owner, paths.company.dashboard());
  for (const path of [...candidatePaths, ...adminPaths]) {
    await page.goto(path);
    await expect(heading(page, "Company Dashboard"), path).toBeVisible();
    expect(pathOf(page), path).toBe(paths.company.dashboard());
  }
  // One rule keeps all roles out of every address: each tries some, together they try all.
  for (const [index, role] of (
    ["subscription_admin", "manager", "recruiter", "partner_recruiter"] as const
  ).entries()) {
    const theirs = await openBrowser();
    await openAs(theirs, await makeStaff(company, role), paths.company.dashboard());
    for (const path of adminPaths.filter((_, place) => place % 4 === index)) {
      await theirs.goto(path);
      await expect(heading(theirs, "Company Dashboard"), `${role} at ${path}`).toBeVisible();
      expect(pathOf(theirs), `${role} at ${path}`).toBe(paths.company.dashboard());
    }
    await theirs.context().close();
  }
  const other = await openBrowser();
  await openAs(other, await makeAdmin(), paths.admin.dashboard());
  for (const path of [...candidatePaths, ...companyPaths]) {
    await other.goto(path);
    await expect(heading(other, "Today"), path).toBeVisible();
    expect(pathOf(other), path).toBe(paths.admin.dashboard());
  }
});

test("older addresses redirect to the current ones with parameters and query", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  // Nothing has this id, so the pages say so, which isn't the subject here.
  expectFailure(new RegExp(`${anId}|/functions/v1/|/rest/v1/rpc/`), 404);
  const { owner } = await makeCompany();
  const query = "?from=mail&x=%2F";
  await openAs(page, owner, paths.company.dashboard());
  const companyAliases = [paths.company.createJob, paths.company.manageJob, paths.company.application];
  for (const { pattern, aliases } of companyAliases) {
    for (const alias of aliases) {
      await page.goto(alias.pattern.replace(/:\w+/, anId) + query);
      await expect(page).toHaveURL((url) => url.pathname + url.search === pattern.replace(/:\w+/, anId) + query);
    }
  }
  const candidate = await openBrowser();
  await openAs(candidate, await signUp("candidate"), paths.candidate.dashboard());
  const candidateAliases = [paths.candidate.application, paths.candidate.profile];
  for (const { pattern, aliases } of candidateAliases) {
    for (const { pattern: from, hash } of aliases) {
      const target = pattern.replace(/:\w+/, anId) + query + (hash ? `#${hash}` : "");
      await candidate.goto(from.replace(/:\w+/, anId) + query);
      await expect(candidate).toHaveURL((url) => url.pathname + url.search + url.hash === target);
    }
  }
  await candidate.goto("/candidate/resume");
  await expect(candidate.locator("#resume")).toBeInViewport();
});

test("unknown addresses show Page not found and a link to the home page", async ({ page, expectFailure }) => {
  expectFailure(/./, 404);
  for (const path of ["/company", "/candidate/dashboard/more", "/privacy/more", "/help/of-nobody", "/%3Cscript%3E"]) {
    await page.goto(path);
    await expect(heading(page, "Page not found"), path).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle("Page not found | Fairmatch");
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(heading(page, /Perfect Match/)).toBeVisible();
});
