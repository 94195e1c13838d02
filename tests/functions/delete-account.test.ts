import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, makeAdmin, password, signIn, sql } from "../support/accounts.ts";
import { refusal, untilHeldUp } from "../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../support/companies.ts";
import { newPath, pdf } from "../support/files.ts";
import { makeApplication, makeJob } from "../support/jobs.ts";
import { endUndoTime } from "../support/notices.ts";
import { makeWellKnownCandidate, type WellKnown } from "../support/well-known-candidate.ts";
import { findEverywhere } from "../support/whole-database.ts";
import { invoke, scheduled } from "./invoke.ts";

const deleteAs = (person: Actor, email = person.email, more = {}) =>
  invoke("delete-account", { what: "account", email, ...more }, { token: person.accessToken });
const counted = (company: { id: string }, kept: "counts" | "counted") =>
  sql`select what, n::integer from private.${sql(kept)} where subject = ${company.id} and n <> 0 order by what`;

describe("deleting a candidate who has left traces everywhere", () => {
  let known: WellKnown;
  let before: readonly object[];
  let report: unknown;
  const reportOf = async () => {
    const { data } = await known.employer.owner.client.rpc("get_company_report", {});
    return data;
  };
  beforeAll(async () => {
    known = await makeWellKnownCandidate();
    await sql`update public.applications set answer_by = current_date, status = status where company_id = ${known.employer.id}`;
    const found = await findEverywhere(Object.values(known.marks));
    // Each of them can be found.
    expect(Object.keys(found).sort()).toEqual(Object.values(known.marks).sort());
    before = await counted(known.employer, "counts");
    report = await reportOf();
    const second = await signIn(known.person.email);
    expect((await deleteAs(known.person, "somebody@example.com")).body).toMatchObject({
      error: { code: "invalid_input", fields: { email: expect.any(String) } },
    });
    expect((await deleteAs(known.person)).status).toBe(200);
    // The other device.
    expect(await refusal(second.client.rpc("get_frame"))).toBe("PT401 session_ended");
    expect((await second.client.auth.getUser()).error).not.toBeNull();
    expect((await second.client.auth.refreshSession()).error).not.toBeNull();
  });

  it("leaves nothing in any table once the confirmation email is sent", async () => {
    const mails = await sql<{ id: string }[]>`
      select id from public.email_outbox where to_email = ${known.person.email}`;
    for (const mail of mails) {
      await sql`select * from public.claim_emails(1, ${mail.id})`;
      await sql`select public.complete_email(${mail.id}, null)`;
    }
    expect(await findEverywhere(Object.values(known.marks))).toEqual({});
    expect(await findEverywhere(known.paths)).toEqual({});
  });

  it("keeps the company's totals, and counts open applications as withdrawn", async () => {
    const after = await counted(known.employer, "counts");
    expect(after).toEqual(await counted(known.employer, "counted"));
    const total = (rows: readonly object[]) =>
      (rows as { what: string; n: number }[])
        .filter(({ what }) => what.startsWith("listed_"))
        .reduce((sum, { n }) => sum + n, 0);
    expect(total(after)).toBe(total(before));
    expect(await reportOf()).toMatchObject({ applications: (report as { applications: unknown }).applications });
  });

  it("leaves nameless rows in the company's lists that can't be moved", async () => {
    const staff = known.employer.owner.client;
    const { data } = await staff.rpc("get_company_applications", {});
    const rows = data.applications.filter(({ candidate_id }: { candidate_id: unknown }) => candidate_id === null);
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toMatchObject({ candidate_name: "Deleted account", candidate_title: null });
    const states = Object.fromEntries(rows.map(({ id, status }: { id: string; status: string }) => [id, status]));
    const { applied, interview, rejected, hired, withdrawn } = known.applications;
    expect(states).toEqual({
      [applied]: "withdrawn",
      [interview]: "withdrawn",
      [rejected]: "rejected",
      [hired]: "hired",
      [withdrawn]: "withdrawn",
    });
    const detail = await staff.rpc("get_application_detail", { p_application_id: rejected });
    expect(detail.data).toMatchObject({
      answers: [],
      allowed_statuses: [],
      rejection: { reason: "skills", message: null },
      events: expect.arrayContaining([expect.objectContaining({ to_status: "rejected" })]),
    });
    expect(
      await refusal(staff.rpc("set_application_status", { p_application_id: rejected, p_status: "reviewing" })),
    ).toBe("PT409 account_deleted");
    expect(detail.data.can).toMatchObject({ note: false });
    const note = { p_id: crypto.randomUUID(), p_body: "She called again.", p_application_id: rejected };
    expect(await refusal(staff.rpc("add_team_note", note))).toBe("PT404 application_not_found");
  });

  it("notifies the companies without naming the candidate", async () => {
    const told = await sql`
      select title, message from public.notifications
      where user_id = ${known.employer.owner.id} and type = 'application_withdrawn' order by message`;
    expect(told.map(({ title }) => title).sort()).toEqual([
      "An application was withdrawn",
      "An application was withdrawn",
      "An interview was canceled",
    ]);
    for (const { message } of told) {
      expect(message).toMatch(/: the applicant deleted their account$/);
    }
    expect(
      await sql`select title from public.notifications where user_id = ${known.manager.owner.id} and title = 'A candidate you represented left'`,
    ).toHaveLength(1);
  });

  it("prevents signing in again, and logs the deletion without an id", async () => {
    await expect(signIn(known.person.email)).rejects.toThrow();
    const [row] =
      await sql`select to_jsonb(a) as entry from public.audit_log a where action = 'account.deleted' order by id desc limit 1`;
    expect(row?.entry).toMatchObject({ actor_id: null, subject_id: null, details: { role: "candidate" } });
  });
});

describe("deleting a team member", () => {
  it("keeps their messages to applicants without a name, and removes their name from other texts", async () => {
    const company = await makeCompany();
    const [first, last] = ["Wilhelmina", `Quist${randomUUID().slice(0, 8)}`];
    const person = await makeStaff(company, "recruiter");
    await sql`update public.company_users set first_name = ${first}, last_name = ${last} where user_id = ${person.id}`;
    const candidate = await makeCandidate();
    const id = await makeApplication(await makeJob(company), candidate);
    await sql`insert into public.conversations (application_id) values (${id})`;
    await sql`
      insert into private.application_messages (id, application_id, author_id, author_side, author_name, company_id, company_name, body) values
        (${randomUUID()}, ${id}, ${person.id}, 'company', ${`${first} ${last}`}, ${company.id}, ${company.name}, ${`I am ${first} ${last}.`}),
        (${randomUUID()}, ${id}, ${candidate.id}, 'candidate', 'Casey', null, null, ${`Thank you, ${first} ${last}!`})`;
    await sql`
      insert into private.offers (id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by)
      values (${randomUUID()}, ${id}, ${person.id}, ${`${first} ${last}`}, 1, 'year', current_date, current_date)`;
    expect((await deleteAs(person)).status).toBe(200);
    await sql`delete from public.email_outbox where to_email = ${person.email}`;
    expect(await findEverywhere([person.id, last])).toEqual({});
    expect(
      await sql`select author_name, body from private.application_messages where application_id = ${id} order by seq`,
    ).toEqual([
      { author_name: "A former colleague", body: "I am A deleted account." },
      { author_name: "Casey", body: "Thank you, A deleted account!" },
    ]);
    expect(await sql`select made_by_name from private.offers where application_id = ${id}`).toEqual([
      { made_by_name: "A former colleague" },
    ]);
  });
});

describe("account deletion", () => {
  it("requires the password when the session is older than five minutes", async () => {
    const person = await makeCandidate();
    await sql`update auth.sessions set created_at = now() - interval '6 minutes' where user_id = ${person.id}`;
    expect(await deleteAs(person)).toMatchObject({ status: 403, body: { error: { code: "password_needed" } } });
    const again = await signIn(person.email, password);
    expect((await deleteAs(again)).status).toBe(200);
    expect(await sql`select from auth.users where id = ${person.id}`).toHaveLength(0);
  });

  it("handles 20 simultaneous requests with at most one email and no unexpected error", async () => {
    const person = await makeCandidate();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.client.rpc("delete_account", { p_email: person.email })),
    );
    const codes = answers.map(({ error }) => (error ? error.code : "done"));
    expect(codes.filter((code) => code !== "done" && code !== "PT401")).toEqual([]);
    expect(codes).toContain("done");
    // One email, unless it was already sent.
    expect((await sql`select from public.email_outbox where to_email = ${person.email}`).count).toBeLessThanOrEqual(1);
    expect(await sql`select from auth.users where id = ${person.id}`).toHaveLength(0);
  });

  it("leaves no traces when other actions happen at the same time", async () => {
    const company = await makeCompany();
    const traces: string[] = [];
    for (const round of [1, 2, 3, 4]) {
      const person = await makeCandidate();
      const job = await makeJob(company);
      const { data: application } = await person.client.rpc("submit_application", { p_job_id: job.id });
      const another = await makeJob(company);
      const [gone, ...others] = await Promise.all([
        deleteAs(person),
        // Applying, editing the profile, uploading, and being read, moved and emailed at the same time.
        person.client.rpc("submit_application", { p_job_id: another.id }),
        person.client.rpc("set_job_saved", { p_job_id: another.id, p_saved: true }),
        person.client.rpc("update_candidate_document_url", { p_user_id: person.id, p_document_type: "resume" }),
        person.client.storage.from("candidate_resumes").upload(newPath(person.id), pdf(`round ${round}`)),
        company.owner.client.rpc("get_application_detail", { p_application_id: application }),
        company.owner.client.rpc("set_application_status", { p_application_id: application, p_status: "reviewing" }),
        company.owner.client.rpc("update_job", {
          p_job_id: job.id,
          p_job: { skills_required: ["Nursing", "TypeScript"] },
        }),
        sql`select private.notify_due()`,
        sql`select * from public.claim_emails(100)`,
      ]);
      expect(gone.status).toBe(200);
      for (const answer of others) {
        // Refused or done, but no deadlock or timeout.
        const code = "error" in answer ? ((answer.error as { code?: string } | null)?.code ?? "") : "";
        expect(["40P01", "57014", "XX000", "25P02"]).not.toContain(code);
      }
      traces.push(person.id, person.email);
      await sql`update storage.objects set created_at = now() - interval '2 hours' where name like ${`${person.id}/%`}`;
      const numbers = await counted(company, "counts");
      expect(numbers).toEqual(await counted(company, "counted"));
    }
    await sql`select private.discard_ownerless_files(2000)`;
    await invoke("clear-files", {}, scheduled());
    await sql`delete from public.email_outbox where template = 'account_deleted'`;
    expect(await findEverywhere(traces)).toEqual({});
  });

  it("does not deadlock with a simultaneous update of its application's notifications", async () => {
    const company = await makeCompany();
    const person = await makeCandidate();
    const { data: application } = await person.client.rpc("submit_application", {
      p_job_id: (await makeJob(company)).id,
    });
    const move = (p_status: string) =>
      refusal(company.owner.client.rpc("set_application_status", { p_application_id: application, p_status }));
    expect(await move("reviewing")).toBeNull();
    await endUndoTime(application);
    expect(await move("interview")).toBeNull();
    await sql`update private.pending_notifications set due_at = now() where kind = 'move' and subject_id = ${application}`;
    let gone: ReturnType<typeof deleteAs> | undefined;
    let told: Promise<unknown> | undefined;
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction`
        select from public.notifications where user_id = ${person.id} and type = 'application_status' for update`;
      gone = deleteAs(person);
      await untilHeldUp(transaction);
      told = Promise.resolve(sql`select private.notify_due()`);
      await Promise.race([told, untilHeldUp(transaction, 2)]);
    });
    await told;
    expect((await gone)?.status).toBe(200);
  });

  it("refuses the last administrator, and a company's last one until a successor is named", async () => {
    const company = await makeCompany();
    const colleague = await makeStaff(company, "recruiter");
    expect(await deleteAs(company.owner)).toMatchObject({
      status: 409,
      body: { error: { code: "last_company_admin" } },
    });
    const named = await deleteAs(company.owner, company.owner.email, { successors: { [company.id]: colleague.id } });
    expect(named.status).toBe(200);
    expect(await sql`select role from public.company_users where company_id = ${company.id}`).toEqual([
      { role: "company_admin" },
    ]);
    expect(await findEverywhere([company.owner.id])).toEqual({});
    const [one, other] = await Promise.all([makeAdmin(), makeAdmin()]);
    await sql`update public.profiles set role = 'candidate' where role = 'admin' and id not in (${one.id}, ${other.id})`;
    const both = await Promise.all([one, other].map((each) => deleteAs(each)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
