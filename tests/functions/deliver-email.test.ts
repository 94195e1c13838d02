import { afterAll, describe, expect, it } from "vitest";
import { makeAdmin, sql, stackValue, unique, uniqueEmail } from "../support/accounts.ts";
import { makeCandidate, makeCompany } from "../support/companies.ts";
import { type Mail, mailsFor } from "../support/inbox.ts";
import { makeJob } from "../support/jobs.ts";
import { endDecisionTime, endUndoTime } from "../support/notices.ts";
import { invoke, scheduled } from "./invoke.ts";

interface OutboxRow {
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  /** Seconds until it is due. */
  due_in: number;
  data: unknown;
}

const deliver = () => invoke<{ sent: number; failed: number }>("deliver-email", {}, scheduled());

/** Emails to an address, except the confirmation. */
const inbox = async (address: string): Promise<Mail[]> =>
  (await mailsFor(address)).filter(({ subject }) => !subject.startsWith("Confirm"));

/** Emails to an address once there are enough. */
async function waitForMail(address: string, count = 1): Promise<Mail[]> {
  await eventually(async () => (await inbox(address)).length).toBe(count);
  return inbox(address);
}

async function enqueue(template: string, to: string, data: Record<string, string>): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.email_outbox (template, to_email, data) values (${template}, ${to}, ${sql.json(data)}) returning id`;
  if (!row) throw new Error("No mail was stored.");
  return row.id;
}

async function readRow(id: string): Promise<OutboxRow | undefined> {
  const [row] = await sql<OutboxRow[]>`
    select attempts, last_error, sent_at, data, extract(epoch from next_attempt_at - now())::float as due_in
    from public.email_outbox where id = ${id}`;
  return row;
}

const status = (values: Record<string, string> = {}) => ({
  candidate_first_name: "Ada",
  job_title: "Engineer",
  company_name: "Acme",
  status: "reviewing",
  path: "/candidate/applications/1",
  ...values,
});

/** Other suites hold emails for a moment, and the stack's own deliveries run at the same time. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read);

afterAll(() => sql.end());

describe("access to deliver-email", () => {
  it("requires the outbox secret; an administrator's session or an API key is not enough", async () => {
    const admin = await makeAdmin();
    for (const invocation of [
      {},
      { headers: { "x-outbox-secret": "" } },
      { headers: { "x-outbox-secret": `${stackValue("TEST_OUTBOX_SECRET")}x` } },
      { headers: { "x-outbox-secret": stackValue("TEST_SECRET_KEY") } },
      { token: admin.accessToken },
      { token: stackValue("TEST_SECRET_KEY") },
    ]) {
      const answer = await invoke("deliver-email", {}, invocation);
      expect(answer.status).toBe(401);
      expect(answer.body.error.code).toBe("wrong_secret");
    }
  });

  it("is limited to POST", async () => {
    expect((await invoke("deliver-email", {}, { ...scheduled(), method: "GET" })).status).toBe(405);
  });
});

it("delivers an email as HTML and text, and clears its data afterward", async () => {
  const to = uniqueEmail("candidate");
  const id = await enqueue(
    "application_status",
    to,
    status({ job_title: '<b>Chef</b> & "Cook"', company_name: "Rowan & <i>Hill</i>" }),
  );
  const answer = await deliver();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ sent: expect.any(Number), failed: expect.any(Number) });

  const [mail] = await waitForMail(to);
  const link = `${stackValue("TEST_WEB_URL")}/candidate/applications/1`;
  expect(mail?.subject).toBe("An update on your application at Rowan & <i>Hill</i>");
  expect(mail?.from).toEqual([{ name: "Fairmatch", address: "no-reply@fairmatch.example" }]);
  expect(mail?.headers["message-id"]).toBe(`<${id}@fairmatch.example>`);
  expect(mail?.html).toContain("&lt;b&gt;Chef&lt;/b&gt; &amp; &quot;Cook&quot;");
  expect(mail?.html).not.toContain("<b>Chef");
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toContain('<b>Chef</b> & "Cook"');
  expect(mail?.text).toContain(link);

  await eventually(async () => (await readRow(id))?.sent_at).toBeInstanceOf(Date);
  expect(await readRow(id)).toMatchObject({ attempts: 1, last_error: null, data: {} });
});

it("sends each email once, even with several deliveries running at a time", async () => {
  const to = uniqueEmail("many");
  await Promise.all(Array.from({ length: 24 }, () => enqueue("application_status", to, status())));
  const answers = await Promise.all([deliver(), deliver(), deliver()]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await waitForMail(to, 24)).toHaveLength(24);
  await deliver();
  expect(await inbox(to)).toHaveLength(24);
});

it("keeps emails it cannot send, retries them later, and still sends the others", async () => {
  const to = uniqueEmail("candidate");
  const bad = await Promise.all([
    enqueue("no_such_template", to, {}),
    enqueue("application_status", to, {}),
    enqueue("application_status", to, status({ path: "//evil.example" })),
  ]);
  const good = await enqueue("application_status", to, status());
  await deliver();
  await waitForMail(to);
  await eventually(async () => (await readRow(good))?.sent_at).toBeInstanceOf(Date);

  for (const id of bad) {
    await eventually(async () => (await readRow(id))?.last_error).not.toBeNull();
    const row = await readRow(id);
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect(row?.due_in).toBeGreaterThan(30);
    expect(row?.due_in).toBeLessThanOrEqual(60);
  }
  expect((await readRow(bad[1]))?.last_error).toContain("'application_status' cannot be written without job_title");
  expect((await readRow(bad[0]))?.last_error).toBe("There is no mail template 'no_such_template'.");
  expect((await readRow(bad[2]))?.last_error).toBe("A mail can only link to a page of the site.");

  const [again, repaired] = bad;
  await sql`update public.email_outbox set next_attempt_at = now() where id = ${again}`;
  await sql`
    update public.email_outbox set next_attempt_at = now(), data = ${sql.json(status())} where id = ${repaired}`;
  await deliver();
  await eventually(async () => (await readRow(again))?.due_in).toBeGreaterThan(90);
  expect(await readRow(again)).toMatchObject({ attempts: 2, sent_at: null });
  await eventually(async () => (await readRow(repaired))?.sent_at).toBeInstanceOf(Date);
  expect(await readRow(repaired)).toMatchObject({ attempts: 2, last_error: null });
  expect(await waitForMail(to, 2)).toHaveLength(2);
});

it("notifies a company of approval decisions automatically", async () => {
  const [admin, company] = await Promise.all([
    makeAdmin(),
    makeCompany({ name: unique("<i>Acme</i>"), approved: false }),
  ]);
  const decide = (isApproved: boolean, reason?: string) =>
    invoke(
      "update-company-approval-direct",
      { companyId: company.id, isApproved, reason },
      { token: admin.accessToken },
    );
  expect((await decide(false, "The tax id is missing.\nPlease add it.")).status).toBe(200);
  await endDecisionTime(company.id);
  const [rejected] = await waitForMail(company.owner.email);
  expect(rejected?.subject).toContain("needs changes");
  expect(rejected?.html).toContain("The tax id is missing.<br>Please add it.");
  expect(rejected?.html).not.toContain("<i>");
  expect(rejected?.text).toContain("> The tax id is missing.\n> Please add it.");
  expect(rejected?.text).toContain(`${stackValue("TEST_WEB_URL")}/company/edit-registration`);

  expect((await decide(true)).status).toBe(200);
  await endDecisionTime(company.id);
  const mails = await waitForMail(company.owner.email, 2);
  expect(mails.map((mail) => mail.subject)).toContain(`${company.name} is approved`);
});

it("notifies the company of an application and the candidate of its outcome", async () => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate({ skills: ["Go"] })]);
  const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
  const submitted = await candidate.client.rpc("submit_application", { p_job_id: job.id, p_answers: [] });
  expect(submitted.error).toBeNull();
  const [received] = await waitForMail(company.owner.email);
  expect(received?.subject).toBe(`Casey Candidate applied for ${job.title}`);
  for (const body of [received?.html, received?.text]) {
    expect(body).toContain("1 of 2 required skills; missing: Kafka");
    expect(body).toContain(`${stackValue("TEST_WEB_URL")}/company/applications/${submitted.data}`);
  }

  const moved = await company.owner.client.rpc("set_application_status", {
    p_application_id: submitted.data,
    p_status: "rejected",
    p_reason: "skills",
    p_message: "Thank you for the care you took.",
  });
  expect(moved.error).toBeNull();
  await endUndoTime(submitted.data);
  const [decided] = await waitForMail(candidate.email);
  expect(decided?.subject).toBe(`An update on your application at ${company.name}`);
  expect(decided?.text).toContain("Hello Casey,");
  expect(decided?.text).toContain("Not Selected");
  expect(decided?.text).toContain(`${stackValue("TEST_WEB_URL")}/candidate/applications/${submitted.data}`);
  expect(decided?.text).not.toMatch(/!|reject/i);
});
