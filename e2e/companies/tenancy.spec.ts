import { type Actor, signUp } from "../../tests/support/accounts.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { storeResume } from "../support/arrange.ts";
import { heading, shown, toast } from "../support/page.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** A server function's status and error code for this person. */
async function ask(actor: Actor, name: string, body: Record<string, unknown>): Promise<number> {
  const answer = await fetch(`${process.env.TEST_API_URL}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${actor.accessToken}`,
      apikey: String(process.env.TEST_PUBLISHABLE_KEY),
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** A candidate with a stored resume, and their application for the job. */
async function applicant(job: Awaited<ReturnType<typeof makeJob>>) {
  const candidate = await makeCandidate();
  const resume = await storeResume(candidate);
  return { candidate, resume, application: await makeApplication(job, candidate) };
}

test("a company can't see another company's job, application and file, on screen or by call", async ({
  page,
  expectFailure,
}) => {
  const theirs = await makeCompany();
  const job = await makeJob(theirs);
  const { application, resume, candidate } = await applicant(job);
  const ours = await makeCompany();
  await makeJob(ours);

  // Its own company can: the refusals below apply only to the stranger.
  expect(await ask(theirs.owner, "get-application-detail", { applicationId: application })).toBe(200);
  expect(await ask(theirs.owner, "open-file", { bucket: "candidate_resumes", path: resume })).toBe(200);

  const stranger = ours.owner;
  expectFailure(/\/functions\/v1\/|\/rest\/v1\/rpc\//, 404);
  await openAs(page, stranger, `/company/jobs/${job.id}/manage`);
  await expect(heading(page, "Job Not Found")).toBeVisible();
  await page.goto(`/company/jobs/${job.id}/edit`);
  await expect(heading(page, "Job Not Found")).toBeVisible();
  await page.goto(`/company/applications/${application}`);
  await expect(heading(page, "Application Not Found")).toBeVisible();
  await page.goto("/company/applications/not-an-id");
  await expect(heading(page, "Application Not Found")).toBeVisible();
  expect(await page.content()).not.toContain(job.title);

  const refused = [403, 404];
  expect(refused).toContain(await ask(stranger, "manage-job-posting", { method: "get", jobId: job.id }));
  expect(refused).toContain(
    await ask(stranger, "manage-job-posting", { method: "update", jobId: job.id, jobData: { status: "closed" } }),
  );
  expect(refused).toContain(await ask(stranger, "manage-job-posting", { method: "delete", jobId: job.id }));
  expect(refused).toContain(await ask(stranger, "get-application-detail", { applicationId: application }));
  expect(refused).toContain(await ask(stranger, "get-job-applications", { jobId: job.id }));
  expect(refused).toContain(
    await ask(stranger, "update-company-direct", { companyId: theirs.id, companyData: { name: "Taken over" } }),
  );
  const moved = await stranger.client.rpc("set_application_status", {
    p_application_id: application,
    p_status: "rejected",
  });
  expect(moved.error?.code).toMatch(/^PT40[34]$/);
  for (const path of [resume, `${candidate.id}/../${resume}`]) {
    expect([404, 422], path).toContain(await ask(stranger, "open-file", { bucket: "candidate_resumes", path }));
    const signed = await stranger.client.storage.from("candidate_resumes").createSignedUrl(path, 60);
    expect(signed.data?.signedUrl, path).toBeUndefined();
    expect(signed.error, path).not.toBeNull();
  }
  const rows = await stranger.client.from("applications").select("id").eq("id", application);
  expect(rows.data ?? []).toEqual([]);
});

test("a candidate can't see another candidate's application and files", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  const { application, resume } = await applicant(job);
  const other = await makeCandidate();
  expectFailure(/\/rest\/v1\/rpc\//, 404);
  await openAs(page, other, `/candidate/applications/${application}`);
  await expect(heading(page, "Application Not Found")).toBeVisible();
  await expect(
    page.getByText("The application you're looking for might not exist or you don't have permission to view it."),
  ).toBeVisible();
  expect(await ask(other, "open-file", { bucket: "candidate_resumes", path: resume })).toBe(404);
  const withdrawn = await other.client.rpc("withdraw_application", { p_application_id: application });
  expect(withdrawn.error?.code).toBe("PT404");
});

test("a partner recruiter sees only assigned work, and can't post or edit", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const partner = await makeStaff(company, "partner_recruiter");
  const assigned = await makeJob(company, { assignedTo: partner });
  const other = await makeJob(company);
  const mine = await applicant(assigned);
  const notMine = await applicant(other);

  await openAs(page, partner, "/company/applications");
  await expect(page.getByText(assigned.title)).toHaveCount(1);
  await expect(page.getByText(other.title)).toHaveCount(0);
  await page.goto("/company/jobs");
  await expect(page.getByRole("link", { name: `Manage ${assigned.title}` })).toBeVisible();
  await expect(page.getByText(other.title)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Post a New Job" })).toHaveCount(0);
  await page.goto("/company/jobs/new");
  await expect(page.getByText("Your role can't post jobs")).toBeVisible();

  await page.goto(`/company/applications/${mine.application}`);
  await page.getByRole("button", { name: "Move to Under Review" }).click();
  await expect(page.getByRole("region", { name: "Decision" })).toContainText("moves to Under Review");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expectFailure(/\/functions\/v1\/|\/rest\/v1\/rpc\//, 404);
  await page.goto(`/company/applications/${notMine.application}`);
  await expect(heading(page, "Application Not Found")).toBeVisible();

  expect(await ask(partner, "manage-job-posting", { method: "delete", jobId: assigned.id })).toBe(403);
  expect(await ask(partner, "open-file", { bucket: "candidate_resumes", path: notMine.resume })).toBe(404);
});

test("a removed employee loses access right away, even with the page still open", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const job = await makeJob(company);
  const { application, resume } = await applicant(job);
  await openAs(page, recruiter, `/company/applications/${application}`);
  const move = page.getByRole("button", { name: "Move to Under Review" });
  await expect(move).toBeVisible();

  await dismissStaff(company, recruiter);
  expectFailure(/\/functions\/v1\/|\/rest\/v1\/rpc\//, 404);
  expectFailure(/\/functions\/v1\/|\/rest\/v1\/rpc\//, 403);
  await move.click();
  await expect(toast(page, "couldn't be moved")).toBeVisible();
  await expect(heading(page, "Application Not Found")).toBeVisible();
  await page.goto(`/company/jobs/${job.id}/manage`);
  await expect(heading(page, "Job Not Found")).toBeVisible();
  await page.goto("/company/dashboard");
  await expect(shown(page, "Company Registration Required")).toBeVisible();
  expect(await page.content()).not.toContain(job.title);
  expect(await ask(recruiter, "open-file", { bucket: "candidate_resumes", path: resume })).toBe(404);
});

test("a company account without a company is led to registration", async ({ page }) => {
  const person = await signUp("company");
  await openAs(page, person, "/company/dashboard");
  await expect(shown(page, "Company Registration Required")).toBeVisible();
  await page.goto("/company/jobs");
  await expect(heading(page, /Jobs|Register Your Company/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Post a New Job" })).toHaveCount(0);
});
