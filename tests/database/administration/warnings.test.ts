import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";
import { mailsBy } from "../../support/notices.ts";

const [cast, reporter] = await Promise.all([makeCast(), makeCandidate()]);
const job = await makeJob(cast.company);
await reporter.client.rpc("report_job", { p_job_id: job.id, p_reason: "fraud", p_words: "It asks for money." });

const able = (name: string, parameters: () => Record<string, unknown>) =>
  whoCan(cast, async (client) => {
    const answer = await refusal(client.rpc(name, parameters()));
    if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
    return !answer;
  });
const bell = (userId: string, title: string) => sql`
  select message from public.notifications where user_id = ${userId} and title = ${title} order by created_at`;

test("only administrators write to companies and to reporters", async () => {
  const words = () => ({ p_id: randomUUID(), p_words: "Please stop." });
  expect(await able("warn_company", () => ({ ...words(), p_company_id: cast.other.id }))).toEqual(["admin"]);
  expect(await able("write_to_job_reporters", () => ({ ...words(), p_job_id: job.id }))).toEqual(["admin"]);
  const missing = { ...words(), p_message_id: randomUUID() };
  expect(await refusal(cast.clients.admin.rpc("write_to_message_reporters", missing))).toBe("PT404 report_not_found");
  expect(await refusal(cast.clients.owner.rpc("write_to_message_reporters", missing))).toBe("PT403 admin_only");
});

test("a warning notifies and emails the company's administrators once, and is audited", async () => {
  const given = { p_id: randomUUID(), p_company_id: cast.company.id, p_words: "  Take the fee out of your posting. " };
  const answers = await Promise.all([1, 2, 3].map(() => cast.clients.admin.rpc("warn_company", given)));
  expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
  for (const { id, email } of [cast.people.owner, cast.people.subscriptionAdmin]) {
    expect([...(await bell(id, "Your company received a warning"))]).toEqual([
      { message: "Take the fee out of your posting." },
    ]);
    const mails = await sql`select from public.email_outbox where to_email = ${email} and template = 'company_warned'`;
    expect(mails).toHaveLength(1);
  }
  expect((await bell(cast.people.recruiter.id, "Your company received a warning")).count).toBe(0);
  const audited = await sql`
    select actor_id, details ->> 'words' as words from public.audit_log
    where action = 'company.warned' and subject_id = ${cast.company.id}`;
  expect([...audited]).toEqual([{ actor_id: cast.people.admin.id, words: "Take the fee out of your posting." }]);
  const warn = (transaction: typeof sql) => transaction`
    select public.warn_company(p_id => gen_random_uuid(), p_company_id => ${cast.other.id}, p_words => 'Please stop.')`;
  expect(await mailsBy(cast.people.admin, warn, cast.people.otherOwner)).toMatchObject([
    { template: "company_warned", data: { words: "Please stop." } },
  ]);
});

test("the reporter reads the reply, and the company doesn't", async () => {
  const words = "Thank you. We have warned them.";
  const write = () =>
    mailsBy(
      cast.people.admin,
      (transaction) =>
        transaction`select public.write_to_job_reporters(p_id => ${id}, p_job_id => ${job.id}, p_words => ${words})`,
      reporter,
    );
  const id = randomUUID();
  expect(await write()).toMatchObject([{ template: "report_reply", data: { words } }]);
  expect(await write()).toEqual([]);
  const title = `About your report of “${job.title}”`;
  expect([...(await bell(reporter.id, title))].filter(({ message }) => message === words)).toHaveLength(1);
  expect((await bell(cast.people.owner.id, title)).count).toBe(0);
});

test("a warning without a message shows an error at the field", async () => {
  const { error } = await cast.clients.admin.rpc("warn_company", {
    p_id: randomUUID(),
    p_company_id: cast.company.id,
    p_words: " ",
  });
  expect(fieldErrors(error)).toEqual({ words: "Write your message" });
});

test("a report shows earlier decisions about the company", async () => {
  const other = await makeJob(cast.company);
  await reporter.client.rpc("report_job", { p_job_id: other.id, p_reason: "gone", p_words: "" });
  await cast.clients.admin.rpc("decide_job_reports", {
    p_job_id: other.id,
    p_decision: "offline",
    p_reason: "A fraud.",
  });
  const { data } = await cast.clients.admin.rpc("list_reported_jobs", { p_queue: "waiting", p_limit: 50 });
  const listed = (data.jobs as { id: string; earlier: object; description: string }[]).find(({ id }) => id === job.id);
  expect(listed?.earlier).toEqual({ offline: 1, removed: 0, dismissed: 0, warned: 1 });
  expect(listed?.description).not.toBe("");
});
