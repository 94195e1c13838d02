import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { retentionDays } from "../../../supabase/functions/_shared/contracts/accounts/retention.ts";
import { signUpUnconfirmed, sql, uniqueEmail } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { discardedOf, newPath, pdf, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

test("SQL and the contracts agree on retention periods", async () => {
  for (const [what, days] of Object.entries(retentionDays)) {
    expect((await sql`select private.retention(${what}) as days`)[0]?.days, what).toBe(days);
  }
  expect((await sql`select private.retention('anything else') as days`)[0]?.days).toBeNull();
});

/** The moment that long ago, and an hour before or after it. */
const ago = (of: keyof typeof retentionDays, hours: number) =>
  new Date(Date.now() - retentionDays[of] * 86_400_000 + hours * 3_600_000);
const keep = async () =>
  (await sql<{ done: Record<string, number> }[]>`select private.keep_retention() as done`)[0]?.done;

describe("retention just before and after its limit", () => {
  const sides = [
    ["older", -1, 0],
    ["younger", 1, 1],
  ] as const;

  test.each(sides)("deletes old notifications: %s", async (_side, hours, left) => {
    const { id } = await makeCandidate();
    await sql`
      insert into public.notifications (user_id, type, title, message, created_at)
      values (${id}, 'application_status', 'Title', '', ${ago("notification", hours)})`;
    await keep();
    expect(await sql`select from public.notifications where user_id = ${id}`).toHaveLength(left);
  });

  test.each(sides)("deletes old passwords that were set aside: %s", async (_side, hours, left) => {
    const { id } = await signUpUnconfirmed("candidate", { data: { secret_hash: "0".repeat(64) } });
    await sql`update private.first_passwords set made_at = ${ago("firstPassword", hours)} where user_id = ${id}`;
    await keep();
    expect(await sql`select from private.first_passwords where user_id = ${id}`).toHaveLength(left);
  });

  test.each(sides)("clears old emails that failed: %s", async (_side, hours, left) => {
    const id = randomUUID();
    await sql`
      insert into public.email_outbox (id, template, to_email, data, failed_at, last_error)
      values (${id}, 'role_changed', ${uniqueEmail("mail")}, '{"path": "/"}', ${ago("mailBody", hours)}, 'No such mailbox')`;
    await keep();
    const [mail] = await sql`select data, last_error from public.email_outbox where id = ${id}`;
    expect(mail).toEqual(
      left ? { data: { path: "/" }, last_error: "No such mailbox" } : { data: {}, last_error: null },
    );
  });

  test.each(sides)("deletes old audit entries and sent emails: %s", async (_side, hours, left) => {
    const subject = randomUUID();
    await sql`
      insert into public.audit_log (action, subject_type, subject_id, created_at)
      values ('job.created', 'job', ${subject}, ${ago("audit", hours)})`;
    await sql`
      insert into public.email_outbox (id, template, to_email, sent_at, created_at)
      values (${subject}, 'role_changed', ${uniqueEmail("mail")}, now(), ${ago("audit", hours)})`;
    await keep();
    expect(await sql`select from public.audit_log where subject_id = ${subject}`).toHaveLength(left);
    expect(await sql`select from public.email_outbox where id = ${subject}`).toHaveLength(left);
    // No one else can delete from it.
    await expect(sql`delete from public.audit_log where subject_id = ${subject}`).rejects.toMatchObject({
      hint: "append_only",
    });
  });

  test.each(sides)("clears candidate data of old ended invitations: %s", async (_side, hours, left) => {
    const company = await makeCompany();
    const filled = { firstName: "Ada", address: {} };
    const rows = await sql<{ id: string }[]>`
      insert into public.invitations (type, email, company_id, candidate_data, status, ended_at, expires_at)
      values
        ('candidate', ${uniqueEmail("ended")}, ${company.id}, ${sql.json(filled)}, 'declined', ${ago("endedInvitation", hours)}, now()),
        ('candidate', ${uniqueEmail("expired")}, ${company.id}, ${sql.json(filled)}, 'pending', null, ${ago("endedInvitation", hours)})
      returning id`;
    await keep();
    for (const { id } of rows) {
      const [invitation] = await sql`select candidate_data from public.invitations where id = ${id}`;
      expect(invitation?.candidate_data).toEqual(left ? filled : {});
    }
  });

  test.each(sides)("deletes old accounts that were never confirmed: %s", async (_side, hours, left) => {
    const made = await Promise.all([signUpUnconfirmed("candidate"), signUpUnconfirmed("company")]);
    const confirmed = await makeCandidate();
    const ids = [...made.map(({ id }) => id), confirmed.id];
    await sql`update auth.users set created_at = ${ago("unconfirmedAccount", hours)} where id in ${sql(ids)}`;
    await keep();
    expect(await sql`select from auth.users where id in ${sql(ids)}`).toHaveLength(left ? 3 : 1);
    expect(await sql`select from auth.users where id = ${confirmed.id}`).toHaveLength(1);
  });

  test("skips an account that is a team's only administrator, and still deletes the others", async () => {
    const company = await makeCompany();
    const { owner } = company;
    await makeStaff(company, "manager");
    const other = await signUpUnconfirmed("candidate");
    await sql`update auth.users set email_confirmed_at = null, created_at = ${ago("unconfirmedAccount", -2)} where id = ${owner.id}`;
    await sql`update auth.users set created_at = ${ago("unconfirmedAccount", -1)} where id = ${other.id}`;
    await keep();
    const left = await sql`select id from auth.users where id in ${sql([owner.id, other.id])}`;
    expect(left.map(({ id }) => id)).toEqual([owner.id]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${owner.id}`;
  });

  test.each(sides)(
    "deletes old conversations of closed applications but keeps offers: %s",
    async (_side, hours, left) => {
      const company = await makeCompany();
      const job = await makeJob(company);
      const [closed, open] = [
        await makeApplication(job, await makeCandidate()),
        await makeApplication(job, await makeCandidate()),
      ];
      const paths = [newPath(closed), newPath(closed)] as const;
      for (const name of paths)
        await sql`insert into storage.objects (bucket_id, name) values ('application_files', ${name})`;
      for (const id of [closed, open]) {
        await sql`insert into public.conversations (application_id, changed_at) values (${id}, ${ago("conversation", hours)})`;
        await sql`
        insert into private.application_messages (id, application_id, author_side, author_name, body)
        values (${randomUUID()}, ${id}, 'candidate', 'Casey', 'Hello')`;
      }
      await sql`
      insert into private.offers (
        id, application_id, made_by_name, salary, salary_period, starts_on, answer_by, document, document_name, document_size)
      values (${randomUUID()}, ${closed}, 'Olive', 1, 'year', current_date, current_date, ${paths[1]}, 'offer.pdf', 1)`;
      await sql`update public.applications set status = 'rejected' where id = ${closed}`;
      await sql`update public.application_events set created_at = ${ago("conversation", hours)} where application_id in (${closed}, ${open})`;
      await keep();
      const messages = (id: string) => sql`select from private.application_messages where application_id = ${id}`;
      expect(await messages(closed)).toHaveLength(left);
      expect(await messages(open)).toHaveLength(1);
      expect(await sql`select from private.offers where application_id = ${closed}`).toHaveLength(1);
      expect(await discardedOf(paths)).toEqual(left ? [] : [paths[0]]);
    },
  );

  test.each(sides)("deletes old profile views and contact messages: %s", async (_side, hours, left) => {
    const [candidate, company, id] = [await makeCandidate(), await makeCompany(), randomUUID()];
    await sql`
      insert into private.profile_views (candidate_id, company_id, day, kind, viewed_at)
      values (${candidate.candidateId}, ${company.id}, ${ago("profileView", hours)}, 'managed', ${ago("profileView", hours)})`;
    await sql`
      insert into private.contact_messages (id, name, email, topic, words, created_at)
      values (${id}, '', ${uniqueEmail("writer")}, 'other', 'Words', ${ago("contactMessage", hours)})`;
    await keep();
    expect(await sql`select from private.profile_views where candidate_id = ${candidate.candidateId}`).toHaveLength(
      left,
    );
    expect(await sql`select from private.contact_messages where id = ${id}`).toHaveLength(left);
  });

  test.each(sides)("deletes old responses and documents of withdrawn applications: %s", async (_side, hours, left) => {
    const candidate = await makeCandidate();
    const [current, old] = [
      await storeFile(candidate, "candidate_resumes", newPath(candidate.id), pdf("current")),
      await storeFile(candidate, "candidate_resumes", newPath(candidate.id), pdf("old")),
    ];
    await sql`update public.candidates set resume_url = ${old} where id = ${candidate.candidateId}`;
    const company = await makeCompany();
    const applications = [];
    for (const status of ["withdrawn", "applied"]) {
      const job = await makeJob(company);
      const id = await makeApplication(job, candidate);
      const [question] = await sql<{ id: string }[]>`
        insert into public.job_questions (job_id, position, question) values (${job.id}, 0, 'Why?') returning id`;
      await sql`
        insert into public.job_application_answers (application_id, question_id, question, answer)
        values (${id}, ${question?.id ?? ""}, 'Why?', 'Because.')`;
      if (status === "withdrawn") await candidate.client.rpc("withdraw_application", { p_application_id: id });
      applications.push(id);
    }
    const [withdrawn = "", open = ""] = applications;
    await sql`update public.application_events set created_at = ${ago("withdrawnDocuments", hours)} where application_id in ${sql(applications)}`;
    await sql`delete from private.sent_documents where application_id = ${open}`;
    await sql`update public.candidates set resume_url = ${current} where id = ${candidate.candidateId}`;
    await keep();
    expect(await sql`select from public.job_application_answers where application_id = ${withdrawn}`).toHaveLength(
      left,
    );
    expect(await sql`select from private.sent_documents where application_id = ${withdrawn}`).toHaveLength(left);
    expect(await sql`select from public.job_application_answers where application_id = ${open}`).toHaveLength(1);
    expect(await discardedOf([current, old])).toEqual(left ? [] : [old]);
  });

  test.each(sides)("deletes old files that no record references: %s", async (_side, hours, left) => {
    const [candidate, company] = [await makeCandidate(), await makeCompany()];
    const application = await makeApplication(await makeJob(company), candidate);
    const stored = [
      ["application_files", newPath(candidate.id)],
      ["company-documents", newPath(company.id)],
      ["message_files", newPath(application)],
    ] as const;
    const offered = newPath(application);
    for (const [bucket, name] of [...stored, ["message_files", offered] as const])
      await sql`
        insert into storage.objects (bucket_id, name, created_at) values (${bucket}, ${name}, ${ago("unusedFile", hours)})`;
    await sql`
      insert into private.offers (
        id, application_id, made_by_name, salary, salary_period, starts_on, answer_by, document, document_name, document_size)
      values (${randomUUID()}, ${application}, 'Olive', 1, 'year', current_date, current_date, ${offered}, 'offer.pdf', 1)`;
    const names: string[] = stored.map(([, name]) => name);
    const discarded = () => discardedOf([...names, offered]);
    // Someone sends it right now.
    await sql.begin(async (transaction) => {
      await transaction`select from public.applications where id = ${application} for update`;
      await keep();
    });
    expect((await discarded()).toSorted()).toEqual(left ? [] : names.slice(0, 2).toSorted());
    await keep();
    expect((await discarded()).toSorted()).toEqual(left ? [] : names.toSorted());
  });

  test("deletes files whose owner is gone, once no upload can still be in progress", async () => {
    const gone = randomUUID();
    const names = [`${gone}/old.pdf`, `${gone}/new.pdf`];
    await sql`
      insert into storage.objects (bucket_id, name, created_at) values
        ('candidate_resumes', ${names[0] ?? ""}, now() - interval '2 hours'), ('candidate_resumes', ${names[1] ?? ""}, now())`;
    await keep();
    expect(await discardedOf(names)).toEqual([names[0]]);
  });
});

/** Stands in for pg_cron and pg_net, which only hosted projects have. */
const schedulerSql = `
  create schema cron;
  create table cron.job_run_details (runid bigint primary key, start_time timestamptz, end_time timestamptz);
  create schema net;
  create table net._http_response (id bigint, status_code integer, content text, timed_out boolean, error_msg text,
    created timestamptz not null default now());
`;

/** Runs in a transaction with the scheduler, and rolls it back. */
async function withScheduler(run: (transaction: typeof sql) => Promise<void>): Promise<void> {
  const attempt = sql.begin(async (transaction) => {
    await transaction.unsafe(schedulerSql).simple();
    await run(transaction as unknown as typeof sql);
    throw new Error("back");
  });
  await expect(attempt).rejects.toThrow("back");
}

test.each([
  ["older", -1, 0],
  ["younger", 1, 2],
] as const)("retention deletes old schedule runs: %s", (_side, hours, left) =>
  withScheduler(async (transaction) => {
    const at = ago("scheduledRun", hours);
    await transaction`insert into cron.job_run_details values (1, ${at}, ${at}), (2, ${at}, null)`;
    await transaction`select private.keep_retention()`;
    expect(await transaction`select from cron.job_run_details`).toHaveLength(left);
  }),
);

test("failed function calls are kept until they expire, and successful ones aren't", () =>
  withScheduler(async (transaction) => {
    await transaction`
      insert into net._http_response (id, status_code, content, timed_out, error_msg) values
        (1, 200, '{"sent": 3}', false, null), (2, 500, 'Boom', false, null), (3, null, null, true, 'Timeout')`;
    expect(await transaction`select private.keep_failed_calls() as n`).toMatchObject([{ n: 2 }]);
    expect(await transaction`select private.keep_failed_calls() as n`).toMatchObject([{ n: 0 }]);
    expect(
      await transaction`select call_id::int, status_code, problem from private.failed_calls order by call_id`,
    ).toMatchObject([
      { call_id: 2, status_code: 500, problem: "Boom" },
      { call_id: 3, status_code: null, problem: "Timeout" },
    ]);
    await transaction`update private.failed_calls set answered_at = ${ago("failedCall", -1)} where call_id = 2`;
    await transaction`select private.keep_retention()`;
    expect(await transaction`select call_id::int from private.failed_calls`).toMatchObject([{ call_id: 3 }]);
  }));

test("one failing retention step doesn't stop the others", async () => {
  const { id } = await makeCandidate();
  await sql`
    insert into public.notifications (user_id, type, title, message, created_at)
    values (${id}, 'application_status', 'Title', '', ${ago("notification", -1)})`;
  await sql
    .begin(async (transaction) => {
      await transaction`alter table public.email_outbox add constraint closed check (data <> '{}') not valid`;
      await transaction`
        insert into public.email_outbox (template, to_email, data, failed_at)
        values ('role_changed', 'a@example.com', '{"path": "/"}', ${ago("mailBody", -1)})`;
      const [row] = await transaction<{ done: Record<string, number> }[]>`select private.keep_retention() as done`;
      expect(row?.done).not.toHaveProperty("mail_bodies");
      expect(row?.done.notifications).toBeGreaterThan(0);
      throw new Error("back");
    })
    .catch((error: Error) => expect(error.message).toBe("back"));
});

test("clients can't call the functions that delete old data", async () => {
  const { client } = await makeCandidate();
  for (const name of ["keep_retention", "erase_account", "forget_audit"]) {
    expect((await client.rpc(name)).error?.code).toBe("PGRST202");
  }
});
beforeAll(keep);
