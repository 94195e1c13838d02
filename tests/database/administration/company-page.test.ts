// What administrators see of a company besides its record, and what they note about it.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  CompanyEmail,
  CompanyNote,
  CompanyOverview,
} from "../../../supabase/functions/_shared/contracts/administration/company-page.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, makeAdmin, sql, uniqueEmail } from "../../support/accounts.ts";
import { fieldErrors, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { invite } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { sendMessage } from "../../support/messages.ts";
import { endDecisionTime } from "../../support/notices.ts";

const [cast, colleague] = await Promise.all([makeCast(), makeAdmin("Ingrid Solberg")]);
const admin = cast.people.admin;

const add = (by: Actor, company: { id: string }, p_body: string, p_id: string = randomUUID()) =>
  by.client.rpc("add_company_note", { p_id, p_company_id: company.id, p_body });
const noted = async (by: Actor, company: { id: string }, body: string): Promise<CompanyNote> => {
  const { data, error } = await add(by, company, body);
  if (error) throw error;
  return data;
};
const edit = (by: Actor, p_id: string, p_body: string) => by.client.rpc("edit_company_note", { p_id, p_body });
const remove = (by: Actor, p_id: string) => by.client.rpc("delete_company_note", { p_id });
const undo = (by: Actor, p_id: string) => by.client.rpc("undo_delete_company_note", { p_id });
/** On a slow machine the time to undo would be over. */
const keepUndo = (id: string) =>
  sql`update private.pending_notifications set due_at = due_at + interval '1 hour' where subject_id = ${id}`;
/** Has what is kept of an application follow its history, whose times were changed. */
const recount = (id: string) => sql`update public.applications set status = status where id = ${id}`;
const notes = async (company: { id: string }, by: Actor = admin): Promise<CompanyNote[]> => {
  const { data, error } = await by.client.rpc("list_company_notes", { p_company_id: company.id });
  if (error) throw error;
  return data.notes;
};
const overview = async (company: { id: string }): Promise<CompanyOverview> => {
  const { data, error } = await admin.client.rpc("get_company_overview", { p_company_id: company.id });
  if (error) throw error;
  return data;
};
const emails = async (company: { id: string }): Promise<{ emails: CompanyEmail[]; lately: number }> => {
  const { data, error } = await admin.client.rpc("list_company_emails", { p_company_id: company.id });
  if (error) throw error;
  return data;
};

test("only administrators read and write the company page", async () => {
  const note = await noted(admin, cast.company, "For us alone.");
  const company = { p_company_id: cast.company.id };
  const calls: [string, () => object][] = [
    ["get_company_overview", () => company],
    ["list_company_emails", () => company],
    ["list_company_notes", () => company],
    ["add_company_note", () => ({ ...company, p_id: randomUUID(), p_body: "Called them." })],
    ["edit_company_note", () => ({ p_id: note.id, p_body: "For us alone!" })],
    ["delete_company_note", () => ({ p_id: note.id })],
    ["undo_delete_company_note", () => ({ p_id: note.id })],
  ];
  for (const [name, parameters] of calls) {
    await keepUndo(note.id);
    const able = await whoCan(cast, async (client) => {
      const answer = await refusal(client.rpc(name, parameters()));
      if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(`${name}: ${answer}`);
      return !answer;
    });
    expect(able, name).toEqual(["admin"]);
  }
});

test("an unknown company has no overview and accepts no notes", async () => {
  const missing = { id: randomUUID() };
  expect(await refusal(admin.client.rpc("get_company_overview", { p_company_id: missing.id }))).toBe(
    "PT404 company_not_found",
  );
  expect(await refusal(add(admin, missing, "Hello."))).toBe("PT404 company_not_found");
});

describe("notes", () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeCompany();
  });

  test("show their author, newest first, and are saved once even if sent twice", async () => {
    const id = randomUUID();
    for (let times = 0; times < 2; times++)
      expect((await add(colleague, company, "  Called Owen. ", id)).error).toBeNull();
    await noted(admin, company, "Renewed for six months.");
    expect(await notes(company)).toMatchObject([
      { body: "Renewed for six months.", is_mine: true, edited_at: null },
      { id, body: "Called Owen.", author: "Ingrid Solberg", is_mine: false },
    ]);
    expect(await refusal(add(admin, company, "Mine.", id))).toBe("PT422 invalid_input");
    expect(fieldErrors((await add(admin, company, " ")).error)).toEqual({ body: "Write a note" });
    expect(fieldErrors((await add(admin, company, "x".repeat(limits.note + 1))).error)).toHaveProperty("body");
  });

  test("can be edited only by their author", async () => {
    const { id } = await noted(admin, company, "Two compnies.");
    expect(await refusal(edit(colleague, id, "Mine now."))).toBe("PT403 not_your_note");
    expect(fieldErrors((await edit(admin, id, "")).error)).toEqual({ body: "Write a note" });
    expect((await edit(admin, id, "Two companies.")).data).toMatchObject({
      body: "Two companies.",
      edited_at: expect.any(String),
    });
    expect(await refusal(edit(admin, randomUUID(), "Gone."))).toBe("PT404 note_not_found");
  });

  test("can be deleted by any administrator, who can undo it for a while", async () => {
    const note = await noted(colleague, company, "Wrong company.");
    expect((await remove(admin, note.id)).error).toBeNull();
    expect((await notes(company)).map(({ id }) => id)).not.toContain(note.id);
    await keepUndo(note.id);
    expect(await refusal(undo(colleague, note.id))).toBe("PT409 undo_over");
    expect((await undo(admin, note.id)).error).toBeNull();
    expect((await notes(company, colleague)).find(({ id }) => id === note.id)).toEqual(note);
    await remove(admin, note.id);
    await endDecisionTime(note.id);
    expect(await refusal(undo(admin, note.id))).toBe("PT409 undo_over");
    expect(await sql`select from private.pending_notifications where subject_id = ${note.id}`).toHaveLength(0);
  });

  test("are in the audit log without their text", async () => {
    const own = await makeCompany();
    const { id } = await noted(admin, own, "Nobody else reads this.");
    await edit(admin, id, "Nobody else reads that.");
    await remove(admin, id);
    await keepUndo(id);
    await undo(admin, id);
    const entries = await sql`
      select action, actor_id, details from public.audit_log where company_id = ${own.id} and action like 'company.note%' order by id`;
    expect([...entries]).toEqual(
      ["added", "edited", "deleted", "kept"].map((what) => ({
        action: `company.note_${what}`,
        actor_id: admin.id,
        details: {},
      })),
    );
  });

  test("lose their author's name when the account is deleted, and are deleted with the company", async () => {
    const [author, own] = await Promise.all([makeAdmin("Nadia Ferreira"), makeCompany()]);
    await noted(author, own, "Their owner is Nadia Ferreira's cousin.");
    await sql`delete from auth.users where id = ${author.id}`;
    expect(await notes(own)).toMatchObject([{ author: null, is_mine: false }]);
    await sql`delete from public.companies where id = ${own.id}`;
    expect(await sql`select from private.company_notes where company_id = ${own.id}`).toHaveLength(0);
  });
});

describe("the overview", () => {
  test("counts the last 30 days, and shows a median reply time only after three replies", async () => {
    const company = await makeCompany();
    expect((await overview(company)).figures).toEqual({
      applications: 0,
      interviews: 0,
      hires: 0,
      reply_days: null,
      due: 0,
      kept: 0,
    });
    const job = await makeJob(company);
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await makeApplication(job, await makeCandidate()));
    const [first = "", second = "", third = "", fourth = ""] = ids;
    const reply = async (id: string, status: string, days: number) => {
      await sql`update public.applications set status = ${status} where id = ${id}`;
      await sql`
        update public.application_events set created_at = created_at + ${days} * interval '1 day'
        where application_id = ${id} and to_status = ${status}`;
      await recount(id);
    };
    await reply(first, "rejected", 1);
    await reply(second, "rejected", 2);
    expect((await overview(company)).figures).toMatchObject({ applications: 4, hires: 0, reply_days: null });
    await reply(third, "hired", 6);
    expect((await overview(company)).figures).toMatchObject({ applications: 4, hires: 1, reply_days: 2 });
    // What is longer ago doesn't count.
    for (const id of [third, fourth]) {
      await sql`
        update public.application_events set created_at = created_at - interval '60 days' where application_id = ${id}`;
      await recount(id);
    }
    expect((await overview(company)).figures).toMatchObject({ applications: 2, hires: 0, reply_days: null });
  });

  test("counts promised replies that were due and those sent in time", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const promised = async (by: number, repliedOn?: number) => {
      const id = await makeApplication(job, await makeCandidate());
      await sql`update public.applications set answer_by = ${openDay(by)} where id = ${id}`;
      if (repliedOn === undefined) return;
      await sql`update public.applications set status = 'rejected' where id = ${id}`;
      await sql`
        update public.application_events set created_at = ${`${openDay(repliedOn)}T12:00Z`}
        where application_id = ${id} and to_status = 'rejected'`;
      await recount(id);
    };
    await promised(-3, -4);
    await promised(-3, -1);
    await promised(-60, -61);
    await promised(3);
    expect((await overview(company)).figures).toMatchObject({ due: 2, kept: 1 });
  });

  test("counts jobs the same way as their lists", async () => {
    const company = await makeCompany();
    await makeJob(company);
    await makeJob(company, { status: "draft" });
    await makeJob(company, { status: "closed" });
    await makeJob(company, { expiresAt: "2020-01-01" });
    const gone = await makeJob(company);
    await sql`update public.jobs set deleted_at = now() where id = ${gone.id}`;
    expect((await overview(company)).jobs).toEqual({ open: 1, draft: 1, closed: 2 });
  });

  test("lists the team with role and state, last seen first", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    await sql`update public.profiles set last_seen_at = now() - interval '1 day' where id = ${company.owner.id}`;
    await sql`update public.profiles set last_seen_at = '-infinity' where id = ${recruiter.id}`;
    await sql`
      insert into private.suspensions (subject_id, user_id, reason, words) values (${recruiter.id}, ${recruiter.id}, 'other', 'Call us')`;
    const { team, team_size } = await overview(company);
    expect(team_size).toBe(2);
    expect(team).toMatchObject([
      { id: company.owner.id, role: "company_admin", state: "confirmed", last_seen_at: expect.any(String) },
      { id: recruiter.id, email: recruiter.email, role: "recruiter", state: "suspended", last_seen_at: null },
    ]);
  });

  test("lists reports of jobs and team messages, pending first, without the reporter or the words", async () => {
    const company = await makeCompany();
    const [reporter, job, decided] = [await makeCandidate(), await makeJob(company), await makeJob(company)];
    const words = "It asks for money.";
    for (const { id } of [job, decided])
      expect(
        (await reporter.client.rpc("report_job", { p_job_id: id, p_reason: "fraud", p_words: words })).error,
      ).toBeNull();
    await colleague.client.rpc("decide_job_reports", { p_job_id: decided.id, p_decision: "dismissed" });
    const application = await makeApplication(job, reporter);
    const said = "Call me on my own phone.";
    const message = await sendMessage(company.owner, application, said);
    const theirs = await sendMessage(reporter, application, "No.");
    for (const [by, of] of [
      [reporter, message],
      [company.owner, theirs],
    ] as const)
      expect(
        (await by.client.rpc("report_message", { p_message_id: of.id, p_reason: "harassment", p_words: words })).error,
      ).toBeNull();
    const { reports } = await overview(company);
    expect(reports).toMatchObject({ waiting: 2, decided: 1 });
    expect(reports.newest.map(({ kind, id, decision }) => ({ kind, id, decision })).slice(0, 2)).toEqual(
      expect.arrayContaining([
        { kind: "job", id: job.id, decision: null },
        { kind: "message", id: message.id, decision: null },
      ]),
    );
    expect(reports.newest[2]).toEqual({
      kind: "job",
      id: decided.id,
      job_title: decided.title,
      at: expect.any(String),
      reasons: ["fraud"],
      decision: "dismissed",
      decided_by: "Ingrid Solberg",
    });
    const all = JSON.stringify(reports);
    for (const secret of [words, said, reporter.id, reporter.email]) expect(all).not.toContain(secret);
  });
});

describe("emails", () => {
  test("lists those to the team and to people invited to it, in any state, without their content", async () => {
    const company = await makeCompany();
    const invited = uniqueEmail("colleague");
    await invite(company.owner, "employee", invited);
    await invite(company.owner, "candidate");
    await admin.client.rpc("warn_company", { p_id: randomUUID(), p_company_id: company.id, p_words: "Please stop." });
    await makeApplication(await makeJob(company), await makeCandidate());
    const found = await emails(company);
    expect(found.lately).toBe(found.emails.length);
    const sent = found.emails.map(({ template, to_email }) => ({ template, to_email }));
    expect(sent).toContainEqual({ template: "invitation_employee", to_email: invited });
    expect(sent).toContainEqual({ template: "company_warned", to_email: company.owner.email });
    expect([...new Set(sent.map(({ to_email }) => to_email))].sort()).toEqual([invited, company.owner.email].sort());
    for (const email of found.emails)
      expect(Object.keys(email).sort()).toEqual(["created_at", "id", "state", "template", "to_email"]);
  });

  test("show whether they were sent", async () => {
    const company = await makeCompany();
    const states = {
      sent: { sent_at: new Date() },
      waiting: {},
      late: { last_error: "Busy" },
      given_up: { last_error: "No such domain", failed_at: new Date() },
    };
    // None of them is due, so nothing delivers it.
    for (const [name, values] of Object.entries(states))
      await sql`
        insert into public.email_outbox ${sql({
          template: "staff_notice",
          to_email: uniqueEmail(name.replace("_", "-")),
          company_id: company.id,
          next_attempt_at: new Date(Date.now() + 86_400_000),
          ...values,
        })}`;
    const found = await emails(company);
    expect(Object.fromEntries(found.emails.map(({ to_email, state }) => [state, to_email.split("-")[0]]))).toEqual({
      sent: "sent",
      waiting: "waiting",
      late: "late",
      given_up: "given",
    });
  });

  test("are deleted with the company", async () => {
    const company = await makeCompany();
    await invite(company.owner, "employee");
    await admin.client.rpc("warn_company", { p_id: randomUUID(), p_company_id: company.id, p_words: "Please stop." });
    await company.owner.client.rpc("close_company", { p_company_id: company.id, p_name: company.name });
    expect(await sql`select from public.companies where id = ${company.id}`).toHaveLength(0);
    expect(await sql`select from public.email_outbox where company_id = ${company.id}`).toHaveLength(0);
  });
});

test("the overview shows partners and who set the plan", async () => {
  const [company, partner] = await Promise.all([makeCompany({ tier: "basic" }), makeCompany()]);
  expect(await overview(company)).toMatchObject({ partners: [], plan_set_by: null });
  await sql`insert into public.company_relationships (company_a_id, company_b_id) values (${partner.id}, ${company.id})`;
  await colleague.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: "pro" });
  expect(await overview(company)).toMatchObject({
    partners: [{ id: partner.id, name: partner.name }],
    plan_set_by: "Ingrid Solberg",
  });
});
