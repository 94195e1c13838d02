import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Message } from "../../../supabase/functions/_shared/contracts/conversations/conversation.ts";
import { messageReportWordsLength } from "../../../supabase/functions/_shared/contracts/conversations/message-report.ts";
import { messageReportReasons } from "../../../supabase/functions/_shared/contracts/conversations/message-report-reason.ts";
import { dailyQuotas, hourlyMessages } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, anonymous, makeAdmin, sql } from "../../support/accounts.ts";
import { fieldErrors, inTurn, makeCast, recruiting, refusal, untilHeldUp, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { newPath, readFileAs, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { mailedAfter, passMinutes } from "../../support/messages.ts";
import { endUndoTime } from "../../support/notices.ts";

const refused = "Come work for us, you fool.";

let job: TestJob;
let candidate: TestCandidate;
let application: string;
/** From the company to the candidate. */
let message: string;
/** `manager` represents the candidate, and created the application. */
const [cast, manager] = await Promise.all([makeCast(), makeCompany()]);
beforeEach(async () => {
  [job, candidate] = await Promise.all([
    makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }),
    makeCandidate({ managedBy: manager }),
  ]);
  application = await makeApplication(job, candidate);
  await sql`update public.applications set applied_by_company_id = ${manager.id} where id = ${application}`;
  message = await write(cast.people.recruiter);
});

/** Writes as that person, through every field that creates a message. Throws refusals. */
async function writeIn(transaction: typeof sql, { id }: Pick<Actor, "id">, body = refused, to = application) {
  const messageId = randomUUID();
  await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id, role: "authenticated" })}, true)`;
  await transaction`select private.add_message(private.application_to_talk(${to}), ${messageId}, ${body})`;
  return messageId;
}
const write = (person: Pick<Actor, "id">, body?: string) =>
  sql.begin(async (transaction) => writeIn(transaction as unknown as typeof sql, person, body)) as Promise<string>;
const refusalToWrite = async (person: Pick<Actor, "id">): Promise<string | null> => {
  try {
    await write(person);
    return null;
  } catch (error) {
    const { code, hint } = error as { code: string; hint?: string };
    return [code, hint].filter(Boolean).join(" ");
  }
};
const report = (
  { client }: Pick<Actor, "client">,
  p_reason = "harassment",
  p_words = "They call me a fool.",
  of = message,
) => client.rpc("report_message", { p_message_id: of, p_reason, p_words });
const decide = (p_decision: string, { client }: Pick<Actor, "client"> = cast.people.admin) =>
  client.rpc("decide_message_reports", { p_message_id: message, p_decision });
const undo = ({ client }: Pick<Actor, "client"> = cast.people.admin) =>
  client.rpc("undo_message_reports_decision", { p_message_id: message });
const block = ({ client }: Pick<Actor, "client">, p_is_blocked = true) =>
  client.rpc("set_conversation_blocked", { p_application_id: application, p_is_blocked });

interface Listed {
  message_id: string;
  said: string;
  is_there: boolean;
  decision: string | null;
  reports: { side: string; words: string; reporter: { id: string } }[];
}
const listed = async (p_queue = "waiting") => {
  const { data, error } = await cast.clients.admin.rpc("list_reported_messages", { p_queue, p_limit: 50 });
  if (error) throw error;
  return (data.messages as Listed[]).find(({ message_id }) => message_id === message);
};
const stored = async () => {
  const [row] = await sql<{ body: string; is_there: boolean; files: number }[]>`
    select body, withdrawn_at is null as is_there,
      (select count(*)::int from private.message_files f where f.message_id = m.id) as files
    from private.application_messages m where id = ${message}`;
  return row;
};
const version = async () =>
  Number(
    (
      await sql<{ version: string }[]>`select version from public.conversations where application_id = ${application}`
    )[0]?.version,
  );
const told = async ({ id }: Pick<Actor, "id">, type: string) =>
  sql<{ title: string; message: string; data: object }[]>`
    select title, message, data from public.notifications
    where user_id = ${id} and type = ${type} and created_at > now() - interval '1 minute' order by created_at, id`;
/** Lets the time to undo pass; returns the emails, before they are delivered. */
const pass = async () =>
  sql.begin(async (transaction) => {
    await transaction`
      update private.pending_notifications set due_at = due_at - private.undo_time()
      where subject_id in (select id from private.message_reports where message_id = ${message})`;
    await transaction`select private.notify_due()`;
    return transaction<{ to_email: string; data: object }[]>`
      select to_email, data from public.email_outbox
      where created_at = now() and template = 'message_removed' and data ->> 'job_title' = ${job.title}`;
  });

describe("a report of a message", () => {
  it("is accepted only from the sides that didn't write the message", async () => {
    for (const role of ["otherOwner", "expiredOwner", "removedStaff", "candidate", "admin"] as const)
      expect([role, await refusal(report(cast.people[role]))]).toEqual([role, "PT404 message_not_found"]);
    for (const role of ["owner", "subscriptionAdmin", "manager", "recruiter", "partnerRecruiter"] as const)
      expect([role, await refusal(report(cast.people[role]))]).toEqual([role, "PT403 own_message"]);
    expect((await report({ client: anonymous() })).status).toBe(401);
    expect(await refusal(report(candidate, "fraud", "", randomUUID()))).toBe("PT404 message_not_found");
    expect(await refusal(report(candidate))).toBeNull();
    expect(await refusal(report(manager.owner, "spam", ""))).toBeNull();
    expect((await listed())?.reports.map(({ side }) => side)).toEqual(["candidate", "manager"]);
    message = await write(candidate);
    expect(await refusal(report(cast.people.partnerRecruiter))).toBeNull();
  });

  it("is limited to one per side: its author can change it, and a colleague can't add another", async () => {
    message = await write(candidate);
    expect(await refusal(report(cast.people.owner))).toBeNull();
    expect(await refusal(report(cast.people.owner, "other", "It is a threat."))).toBeNull();
    expect(await refusal(report(cast.people.recruiter))).toBe("PT409 already_reported");
    expect(await listed()).toMatchObject({ reports: [{ side: "company", words: "It is a threat." }] });
    await decide("kept");
    expect(await refusal(report(cast.people.owner))).toBe("PT409 already_reported");
  });

  it("shows to its side, with the details only to the reporter until it is decided", async () => {
    message = await write(candidate);
    await report(cast.people.owner, "other", "It is a threat.");
    const shown = async ({ client }: Pick<Actor, "client">) => {
      const { data } = await client.rpc("get_conversation", { p_application_id: application });
      const { is_reported, own_report } = (data.messages as Message[]).find(({ id }) => id === message) as Message;
      return { is_reported, own_report };
    };
    const own = { reason: "other", words: "It is a threat." };
    expect(await shown(cast.people.owner)).toEqual({ is_reported: true, own_report: own });
    expect(await shown(cast.people.recruiter)).toEqual({ is_reported: true, own_report: null });
    for (const other of [candidate, manager.owner])
      expect(await shown(other)).toEqual({ is_reported: false, own_report: null });
    await decide("kept");
    expect(await shown(cast.people.owner)).toEqual({ is_reported: true, own_report: null });
  });

  it("is accepted from one of two colleagues at the same time", async () => {
    message = await write(candidate);
    const answers = await inTurn(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [async () => refusal(report(cast.people.owner)), async () => refusal(report(cast.people.recruiter))],
    );
    expect(answers).toEqual([null, "PT409 already_reported"]);
    expect((await listed())?.reports).toHaveLength(1);
  });

  it("requires a known reason and a message that still exists", async () => {
    const [row] = await sql<{ reasons: string[] }[]>`select private.message_report_reasons() as reasons`;
    expect(row?.reasons).toEqual([...messageReportReasons]);
    expect(fieldErrors((await report(candidate, "boring")).error)).toEqual({ reason: "Choose what's wrong" });
    expect(fieldErrors((await report(candidate, "other", " ")).error)).toEqual({ words: "Say what's wrong" });
    expect(
      fieldErrors((await report(candidate, "spam", "x".repeat(messageReportWordsLength + 1))).error),
    ).toHaveProperty("words");
    await sql`update private.application_messages set body = '', withdrawn_at = now() where id = ${message}`;
    expect(await refusal(report(candidate))).toBe("PT409 message_gone");
  });

  it("is limited per day", async () => {
    await sql`
      insert into public.audit_log (actor_id, action, subject_type, created_at)
      select ${candidate.id}, 'message.reported', 'message', now() - interval '23 hours'
      from generate_series(1, ${dailyQuotas.message_reports})`;
    expect((await report(candidate)).error).toMatchObject({
      hint: "too_many_message_reports",
      message: expect.stringContaining("You have reported 20 messages in the last 24 hours"),
    });
  });

  it("notifies administrators once, without quoting the message", async () => {
    const admin = await makeAdmin();
    await report(candidate);
    await report(manager.owner);
    const notices = await told(admin, "message_reported");
    expect(notices).toHaveLength(1);
    const mails = await sql<
      { data: object }[]
    >`select data from public.email_outbox where to_email = ${admin.email} and template = 'message_reported'`;
    expect(mails).toHaveLength(1);
    expect(JSON.stringify([...notices, ...mails])).not.toContain("fool");
    expect(await told(cast.people.recruiter, "message_reported")).toHaveLength(0);
  });
});

describe("a reported message", () => {
  it("can be listed and decided on by administrators only", async () => {
    await report(candidate);
    for (const person of [cast.people.owner, cast.people.otherOwner, manager.owner, candidate]) {
      expect(await refusal(person.client.rpc("list_reported_messages", { p_queue: "waiting" }))).toBe(
        "PT403 admin_only",
      );
      expect(await refusal(decide("removed", person))).toBe("PT403 admin_only");
      expect(await refusal(undo(person))).toBe("PT403 admin_only");
    }
    expect((await anonymous().rpc("list_reported_messages", { p_queue: "waiting" })).status).toBe(401);
    expect((await decide("removed", { client: anonymous() })).status).toBe(401);
    expect(fieldErrors((await decide("burned")).error)).toEqual({ decision: "Choose what to do" });
  });

  it("is all that administrators can read of the conversation", async () => {
    await write(candidate, "What is between us.");
    expect(await refusal(decide("removed"))).toBe("PT404 report_not_found");
    await report(candidate);
    await sql`insert into private.message_files values (${message}, ${`${application}/a.pdf`}, 'Terms.pdf', 9)`;
    const { data } = await cast.clients.admin.rpc("list_reported_messages", { p_queue: "waiting", p_limit: 50 });
    expect(JSON.stringify(data)).not.toContain("What is between us.");
    expect(await listed()).toMatchObject({
      said: refused,
      files: [{ name: "Terms.pdf", size: 9 }],
      author: { id: cast.people.recruiter.id },
      author_side: "company",
      author_company_name: cast.company.name,
      job_title: job.title,
      is_there: true,
      reports: [{ reporter: { id: candidate.id } }],
    });
  });

  it("lets administrators open its files while a report is pending", async () => {
    const bucket = "message_files";
    const put = async (of: string) => {
      const path = await storeFile(cast.people.recruiter, bucket, newPath(application));
      await sql`insert into private.message_files values (${of}, ${path}, 'Terms.pdf', 9)`;
      return path;
    };
    const reported = await put(message);
    const other = await put(await write(cast.people.recruiter, "Another one."));
    const openers = (p_path: string) =>
      whoCan(cast, async (client) => (await refusal(client.rpc("open_file", { p_bucket: bucket, p_path }))) === null);
    const readers = await openers(reported);
    expect(readers).toEqual([...recruiting, "partnerRecruiter"]);
    const withAdmin = [...readers, "admin"];
    await report(candidate);
    expect(await openers(reported)).toEqual(withAdmin);
    expect(await openers(other)).toEqual(readers);
    const { admin } = cast.people;
    expect(await readFileAs(admin, bucket, reported)).toContain("%PDF");
    const noted = await sql`
      select company_id, details from public.audit_log
      where actor_id = ${admin.id} and action = 'file.opened' and subject_id = ${application}`;
    expect(noted).toEqual(
      Array(2).fill({ company_id: cast.company.id, details: { bucket, path: reported, reported: true } }),
    );
    await decide("kept");
    expect(await openers(reported)).toEqual(readers);
    await undo();
    expect(await openers(reported)).toEqual(withAdmin);
    await decide("removed");
    expect(await openers(reported)).toEqual([]);
    await undo();
    expect(await openers(reported)).toEqual(withAdmin);
    await decide("kept");
    await report(manager.owner);
    expect(await openers(reported)).toEqual(withAdmin);
    await sql`update private.application_messages set body = '', withdrawn_at = now() where id = ${message}`;
    expect(await openers(reported)).toEqual([]);
  });

  it("loses its text and files when removed, and its author's side is notified without the reporter's name", async () => {
    await sql`insert into private.message_files values (${message}, ${`${application}/a.pdf`}, 'Terms.pdf', 9)`;
    await report(candidate);
    const before = await version();
    expect((await decide("removed")).data).toMatchObject({ decision: "removed", said: refused, is_there: false });
    expect(await version()).toBe(before + 1);
    expect(await stored()).toMatchObject({ body: "", is_there: false });
    // They are stored while undo is possible, but no one can open them.
    const { data: shown } = await candidate.client.rpc("get_conversation", { p_application_id: application });
    expect(shown.messages[0].files).toEqual([]);
    const opened = await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: candidate.id, role: "authenticated" })}, true)`;
      return transaction`select from private.opened_message_file(${`${application}/a.pdf`}, private.my_reach())`;
    });
    expect(opened).toHaveLength(0);
    const { recruiter, owner, subscriptionAdmin, manager: colleague } = cast.people;
    expect(await told(recruiter, "message_removed")).toHaveLength(0);
    const mails = await pass();
    expect(await stored()).toEqual({ body: "", is_there: false, files: 0 });
    expect(mails.map(({ to_email }) => to_email).toSorted()).toEqual(
      [recruiter.email, owner.email, subscriptionAdmin.email].toSorted(),
    );
    expect(await told(recruiter, "message_removed")).toMatchObject([
      { title: "Your message was removed", data: { application_id: application, company_id: cast.company.id } },
    ]);
    expect(await told(owner, "message_removed")).toMatchObject([
      { message: expect.stringContaining("Sam recruiter wrote it") },
    ]);
    expect(await told(colleague, "message_removed")).toHaveLength(0);
    expect(JSON.stringify([mails, await told(recruiter, "message_removed")])).not.toMatch(
      new RegExp(`fool|Casey|${candidate.id}|${candidate.email}`),
    );
    expect(await told(candidate, "message_report_answered")).toMatchObject([
      { message: expect.stringContaining("was removed"), data: { application_id: application } },
    ]);
    expect(await refusal(undo())).toBe("PT409 undo_over");
    expect(await refusal(decide("kept"))).toBe("PT409 decided");
    await sql`select private.notify_due()`;
    expect(await told(candidate, "message_report_answered")).toHaveLength(1);
    expect(await refusal(report(manager.owner))).toBe("PT409 message_gone");
  });

  it("stays when kept, and the reporter is notified", async () => {
    await report(candidate);
    await decide("kept");
    await pass();
    expect(await stored()).toMatchObject({ body: refused, is_there: true });
    expect(await told(candidate, "message_report_answered")).toMatchObject([
      { message: expect.stringContaining("The message stays") },
    ]);
    expect(await listed()).toBeUndefined();
    expect(await listed("decided")).toMatchObject({ decision: "kept" });
    // The other possible reporter reports it later: it is pending again, only with that report.
    await report(manager.owner);
    expect(await listed()).toMatchObject({ decision: null, reports: [{ side: "manager" }] });
    expect(await listed("decided")).toMatchObject({ reports: [{ side: "candidate" }] });
  });

  it("can be restored for ten seconds by the administrator who decided, without notifying anyone", async () => {
    await sql`insert into private.message_files values (${message}, ${`${application}/a.pdf`}, 'Terms.pdf', 9)`;
    await report(candidate);
    await report(manager.owner);
    await decide("removed");
    expect(await refusal(undo(await makeAdmin()))).toBe("PT409 undo_over");
    expect((await undo()).data).toMatchObject({ decision: null, is_there: true, reports: [{}, {}] });
    expect(await stored()).toEqual({ body: refused, is_there: true, files: 1 });
    expect(await pass()).toHaveLength(0);
    expect(await told(candidate, "message_report_answered")).toHaveLength(0);
    expect(await refusal(undo())).toBe("PT409 undo_over");
    expect(await listed()).toMatchObject({ decision: null });
  });

  it("disappears from the bell and summaries when removed, and is unread again when restored", async () => {
    const unread = async () =>
      (await candidate.client.rpc("get_news", { p_application_id: application })).data.unread_conversations;
    const underBell = async () => (await told(candidate, "message_received")).map(({ message: words }) => words);
    const daily = { p_kind: "applicant_messages", p_in_app: true, p_by_mail: "daily" };
    expect((await manager.owner.client.rpc("set_staff_notice", daily)).error).toBeNull();
    await sql`
      insert into private.message_notices (application_id, user_id, from_seq, mail_at)
      select ${application}, ${manager.owner.id}, m.seq, now() from private.application_messages m where m.id = ${message}`;
    expect(await mailedAfter(2, application, manager.owner)).toEqual([]);
    const summary = async () =>
      (await sql`select message from private.staff_summary_items where user_id = ${manager.owner.id}`).map(
        ({ message: words }) => words,
      );
    expect(await summary()).toEqual([refused]);
    expect([await unread(), await underBell()]).toEqual([1, [refused]]);
    await report(candidate);
    await decide("removed");
    expect([await unread(), await underBell()]).toEqual([0, []]);
    await undo();
    expect([await unread(), await underBell()]).toEqual([1, [refused]]);
    const { data } = await candidate.client.rpc("get_conversation", { p_application_id: application });
    await candidate.client.rpc("mark_conversation_read", {
      p_application_id: application,
      p_seq: data.messages[0].seq,
    });
    expect([await unread(), await underBell()]).toEqual([0, [refused]]);
    await decide("removed");
    await pass();
    expect(await underBell()).toEqual(["A removed message"]);
    expect(await summary()).toEqual(["One of these messages was removed"]);
  });

  it("is blanked in unsent emails when removed, and their other messages stay", async () => {
    await write(cast.people.recruiter, "Good morning.");
    const waiting = await sql.begin(async (transaction) => {
      await passMinutes(transaction as unknown as typeof sql, 2, application);
      await transaction`select private.tell_due_messages()`;
      await transaction`
        select private.forget_removed_words(m, m.body) from private.application_messages m where m.id = ${message}`;
      return transaction<{ bodies: string[] }[]>`
        select jsonb_path_query_array(data, '$.messages[*].body') as bodies from public.email_outbox
        where to_email = ${candidate.email} and template = 'message_received'`;
    });
    expect([...waiting]).toEqual([{ bodies: ["This message was removed.", "Good morning."] }]);
  });

  it("shows the offer's terms and document, which administrators can open while it is pending", async () => {
    const { recruiter, admin } = cast.people;
    const path = await storeFile(recruiter, "message_files", newPath(application));
    message = randomUUID();
    const p_offer = {
      ...{
        salary: 90_000,
        salary_period: "year",
        starts_on: day(40),
        answer_by: day(10),
        place: "Denver",
        trial: "3 months",
      },
      document: { path, name: "offer.pdf" },
    };
    const made = await recruiter.client.rpc("make_offer", { p_application_id: application, p_id: message, p_offer });
    expect(made.error).toBeNull();
    await endUndoTime(application);
    expect(await readFileAs(admin, "message_files", path)).toBeNull();
    await report(candidate);
    expect(await listed()).toMatchObject({
      said: "",
      brought: { what: "offer", terms: ["Denver", "3 months"] },
      files: [{ path, name: "offer.pdf" }],
    });
    expect(await readFileAs(admin, "message_files", path)).toContain("%PDF");
    await decide("kept");
    expect(await readFileAs(admin, "message_files", path)).toBeNull();
  });

  it("stays withdrawn if its author withdrew it, whatever is decided and undone", async () => {
    await report(candidate);
    await sql`update private.application_messages set body = '', withdrawn_at = now() where id = ${message}`;
    expect(await listed()).toMatchObject({ said: refused, is_there: false });
    await decide("removed");
    await undo();
    expect(await stored()).toMatchObject({ body: "", is_there: false });
    await decide("removed");
    expect(await pass()).toHaveLength(0);
    expect(await told(candidate, "message_report_answered")).toHaveLength(1);
  });

  it("is decided by one of two administrators at the same time", async () => {
    await report(candidate);
    const other = await makeAdmin();
    const answers = await inTurn(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [async () => refusal(decide("kept")), async () => refusal(decide("removed", other))],
    );
    expect(answers).toEqual([null, "PT409 decided"]);
    expect(await stored()).toMatchObject({ body: refused });
  });

  it("is recorded in the audit log without its text", async () => {
    await report(candidate);
    await decide("removed");
    await undo();
    await decide("kept");
    const rows = await sql<{ action: string; actor_id: string; kind: string; details: object }[]>`
      select action, actor_id, kind, details from public.audit_log where subject_id = ${message} order by id`;
    const { admin } = cast.people;
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["message.reported", candidate.id],
      ["message.removed", admin.id],
      ["message.report_decision_undone", admin.id],
      ["message.kept", admin.id],
    ]);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["conversations"]));
    expect(rows.map(({ details }) => details)).toEqual(rows.map(() => ({ reason: "harassment" })));
  });
});

it("reported messages are paged, and counted for administrators", async () => {
  await report(candidate);
  const page = (p_after?: object) =>
    cast.clients.admin.rpc("list_reported_messages", { p_queue: "waiting", p_limit: 1, p_after: p_after ?? null });
  const ids: string[] = [];
  let last: { id: string; place: number } | undefined;
  do {
    const { data } = await page(last);
    last = data.messages[0];
    if (last) ids.push(last.id);
  } while (last);
  const { data } = await cast.clients.admin.rpc("list_reported_messages", { p_queue: "waiting", p_limit: 50 });
  expect(ids).toEqual(data.messages.map(({ id }: { id: string }) => id));
  expect((await cast.clients.admin.rpc("count_for_admin")).data.reported_messages).toBe(data.waiting);
  expect(data.waiting).toBe(ids.length);
  expect(await refusal(page({ place: "x", id: "y" }))).toBe("PT422 invalid_input");
});

describe("a conversation", () => {
  it("can be blocked and unblocked by each of its two sides separately", async () => {
    for (const role of ["otherOwner", "expiredOwner", "removedStaff", "candidate", "admin"] as const)
      expect([role, await refusal(block(cast.people[role]))]).toEqual([role, "PT404 application_not_found"]);
    expect(await refusal(block(manager.owner))).toBe("PT403 not_allowed");
    expect((await block({ client: anonymous() })).status).toBe(401);
    const before = await version();
    expect((await block(candidate)).data).toEqual({ mine: true, theirs: false, can: true });
    expect((await block(candidate)).data).toEqual({ mine: true, theirs: false, can: true });
    expect(await version()).toBe(before + 1);
    for (const person of [candidate, cast.people.recruiter, manager.owner])
      expect(await refusalToWrite(person)).toBe("PT409 conversation_closed");
    expect((await block(cast.people.recruiter, false)).data).toEqual({ mine: false, theirs: true, can: true });
    expect((await block(cast.people.recruiter)).data).toEqual({ mine: true, theirs: true, can: true });
    await block(candidate, false);
    expect(await refusalToWrite(candidate)).toBe("PT409 conversation_closed");
    // It belongs to the side: colleagues can undo each other's.
    expect((await block(cast.people.owner, false)).data).toEqual({ mine: false, theirs: false, can: true });
    expect(await refusalToWrite(candidate)).toBeNull();
    // Messages can still be reported behind a block.
    await block(candidate);
    expect(await refusal(report(candidate))).toBeNull();
  });

  it("keeps messages sent before a simultaneous block, and refuses those sent after", async () => {
    const [blocked, sent] = await inTurn<unknown>(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [async () => refusal(block(candidate)), async () => refusalToWrite(cast.people.recruiter)],
    );
    expect([blocked, sent]).toEqual([null, "PT409 conversation_closed"]);
    await block(candidate, false);
    expect(
      await inTurn<unknown>(
        (transaction) => transaction`select from public.applications where id = ${application} for update`,
        [async () => refusalToWrite(cast.people.recruiter), async () => refusal(block(candidate))],
      ),
    ).toEqual([null, null]);
  });
});

describe("messages", () => {
  /** Backdates messages by some minutes. */
  const wrote = (count: number, minutes: number) => sql`
    insert into private.application_messages (id, application_id, author_id, author_side, author_name, body, created_at)
    select gen_random_uuid(), ${application}, ${candidate.id}, 'candidate', 'Casey Candidate', 'Hello', now() - make_interval(mins => ${minutes})
    from generate_series(1, ${count})`;

  it("are limited per hour, even when sent at the same time", async () => {
    const [row] = await sql<{ most: number }[]>`select private.hourly_messages() as most`;
    expect(row?.most).toBe(hourlyMessages);
    await wrote(hourlyMessages, 61);
    await wrote(hourlyMessages - 1, 59);
    const another = await makeApplication(await makeJob(cast.company), candidate);
    const refusals: Promise<string | null>[] = [];
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await writeIn(transaction, candidate, "The last one", another);
      refusals.push(refusalToWrite(candidate));
      await untilHeldUp(transaction);
    });
    expect(await Promise.all(refusals)).toEqual(["PT429 too_many_messages"]);
    expect(await refusalToWrite(cast.people.recruiter)).toBeNull();
  });

  it.each(["proposals", "offers"] as const)("with %s are limited per day", async (of) => {
    const check = async () => {
      const [proposal, offer] = of === "proposals" ? [randomUUID(), null] : [null, randomUUID()];
      try {
        await sql`select private.check_message_quotas(${cast.people.manager.id}, ${proposal}, ${offer})`;
        return null;
      } catch (error) {
        return (error as { message: string }).message;
      }
    };
    const made = async (count: number) => {
      const ids = Array.from({ length: count }, () => randomUUID());
      if (of === "proposals")
        await sql`
          insert into private.interview_proposals (id, application_id, made_by_name, minutes, place_kind, place, time_zone, slots, state)
          select id, ${application}, 'Sam manager', 30, 'phone', '+1 555 0100', 'UTC', array[now()], 'ended' from unnest(${ids}::uuid[]) id`;
      else
        await sql`
          insert into private.offers (id, application_id, made_by_name, salary, salary_period, starts_on, answer_by, state, answered_at)
          select id, ${application}, 'Sam manager', 1, 'hour', now(), now(), 'withdrawn', now() from unnest(${ids}::uuid[]) id`;
      await sql`
        insert into private.application_messages (
          id, application_id, author_id, author_side, author_name, company_name, body, created_at, ${sql(of === "proposals" ? "proposal_id" : "offer_id")})
        select id, ${application}, ${cast.people.manager.id}, 'company', 'Sam manager', ${cast.company.name}, '', now() - interval '23 hours', id
        from unnest(${ids}::uuid[]) id`;
    };
    await made(dailyQuotas[of] - 1);
    expect(await check()).toBeNull();
    await made(1);
    expect(await check()).toContain(`You have sent ${dailyQuotas[of]} ${of} in the last 24 hours`);
  });
});
