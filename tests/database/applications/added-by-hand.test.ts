// People a company adds by hand: who may, what is created, and that everything waits until they take over.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, sql, unique, uniqueEmail } from "../../support/accounts.ts";
import { addPerson, linksTo, personOf } from "../../support/added.ts";
import { atOnce, fieldErrors, makeCast, refusal, staff, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { discardedOf, pdf, readFileAs, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endDecisionTime, endMailWindow, endUndoTime, makeDue } from "../../support/notices.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter, skillsRequired: ["Kafka", "Go"] });
const detail = async (id: string, actor: Actor = cast.people.owner) =>
  (await actor.client.rpc("get_application_detail", { p_application_id: id })).data;
const isThere = async (id: string) => (await sql`select from public.applications where id = ${id}`).count === 1;

describe("adding a person", () => {
  test("is open to everyone who handles the job's applications, including an assigned partner recruiter", async () => {
    const able = await whoCan(cast, async (client) => {
      const { data, error } = await client.rpc("add_person", {
        p_id: randomUUID(),
        p_job_id: job.id,
        p_person: personOf({ email: uniqueEmail("hand") }),
        p_anyway: true,
      });
      return !error && data.id !== null;
    });
    expect(able).toEqual([...staff]);
  });

  test("is refused for unassigned jobs to partner recruiters, on drafts and expired jobs, and without a plan", async () => {
    const [foreign, over, draft, expired] = await Promise.all([
      makeJob(cast.company),
      makeJob(cast.company, { expiresAt: "2020-01-01" }),
      makeJob(cast.company, { status: "draft" }),
      makeJob(cast.expired),
    ]);
    expect(await refusal(addPerson(cast.people.partnerRecruiter, foreign))).toBe("PT404 job_not_found");
    expect(await refusal(addPerson(cast.people.owner, draft))).toBe("PT403 not_allowed");
    expect(await refusal(addPerson(cast.people.owner, over))).toBe("PT403 not_allowed");
    expect(await refusal(addPerson(cast.people.expiredOwner, expired))).toBe("PT403 not_allowed");
  });

  test("is offered only to those who can do it", async () => {
    const offered = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("get_company_job", { p_job_id: job.id });
      return data?.can.add_person === true;
    });
    expect(offered).toEqual([...staff]);
  });

  test("is postponed on published jobs while the company is paused, and not offered on drafts", async () => {
    const company = await makeCompany();
    const partner = await makeStaff(company, "partner_recruiter");
    const [open, draft] = [
      await makeJob(company, { assignedTo: partner }),
      await makeJob(company, { status: "draft", assignedTo: partner }),
    ];
    await sql`
      update public.companies set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = 'No'
      where id = ${company.id}`;
    const offered = async (by: Actor, { id }: TestJob) => {
      const { can } = (await by.client.rpc("get_company_job", { p_job_id: id })).data;
      return [can.add_person, can.add_person_later];
    };
    for (const by of [company.owner, partner]) {
      expect(await offered(by, open)).toEqual([false, true]);
      expect(await offered(by, draft)).toEqual([false, false]);
    }
  });

  test("creates an application from what was entered, with source, note and match", async () => {
    const person = personOf({
      name: "Tomas van Reyhold",
      skills: ["Kafka", "kafka", "Docker"],
      source: "other",
      sourceWords: "A fair",
    });
    const { data } = await addPerson(cast.people.recruiter, job, { ...person, note: "Worked with us before." });
    expect(await detail(data.id)).toMatchObject({
      status: "applied",
      candidate: {
        first_name: "Tomas",
        last_name: "van Reyhold",
        email: person.email,
        user_id: null,
        skills: ["Kafka", "Docker"],
      },
      match: { summary: "1 of 2 required skills; missing: Go" },
      note_count: 1,
      added: { source: "other", source_words: "A fair", is_waiting: true, emailed_at: null },
      events: [{ from_status: null, to_status: "applied", by_candidate: false }],
    });
    const { data: listed } = await cast.people.owner.client.rpc("get_job_applications", { p_job_id: job.id });
    const row = listed.applications.find(({ id }: { id: string }) => id === data.id);
    expect(row).toMatchObject({ candidate_name: "Tomas van Reyhold", added_by: expect.any(String) });
  });

  test("reports each problem at its field", async () => {
    const { error } = await addPerson(cast.people.owner, job, {
      ...personOf(),
      name: " ",
      email: "no",
      source: "other",
      resume: `${cast.company.id}/${randomUUID()}.pdf`,
    });
    expect(Object.keys(fieldErrors(error)).sort()).toEqual(["email", "name", "resume", "sourceWords"]);
  });

  test("treats repeated requests with the same id as one, and refuses the id to a colleague", async () => {
    const id = randomUUID();
    const person = personOf();
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${cast.people.owner.id} for update`,
      [1, 2].map(() => () => addPerson(cast.people.owner, job, person, { id })),
    );
    expect(answers.map(({ data }) => data)).toEqual([
      { id, duplicates: null },
      { id, duplicates: null },
    ]);
    expect(await refusal(addPerson(cast.people.manager, job, personOf(), { id }))).toBe("PT409 id_taken");
  });

  test("lets one of two colleagues add the same person at the same time, and shows the other the duplicate", async () => {
    const person = personOf();
    const answers = await atOnce(
      (transaction) => transaction`select from public.companies where id = ${cast.company.id} for update`,
      [cast.people.owner, cast.people.manager].map((actor) => () => addPerson(actor, job, person)),
    );
    expect(answers.filter(({ data }) => data.id !== null)).toHaveLength(1);
    expect(
      answers.filter(({ data }) => data.id === null && !data.can_add && data.duplicates.length === 1),
    ).toHaveLength(1);
  });

  test("keeps the person out of represented candidates and account counts", async () => {
    const [before] = await sql`select count(*)::int as n from public.candidates where user_id is not null`;
    const { data } = await addPerson(cast.people.owner, job);
    const { data: represented } = await cast.people.owner.client.rpc("list_managed_candidates", {});
    expect(JSON.stringify(represented)).not.toContain((await detail(data.id)).candidate.id);
    const [after] = await sql`select count(*)::int as n from public.candidates where user_id is not null`;
    expect(after?.n).toBeGreaterThanOrEqual(before?.n);
    const wrong = sql`
      update public.candidates set managing_company_id = ${cast.company.id} where id = ${(await detail(data.id)).candidate.id}`;
    await expect(wrong).rejects.toThrow("candidates_added_are_not_represented");
    await expect(sql`insert into public.candidates (email) values ('a@b.example')`).rejects.toThrow(
      "candidates_account_or_added",
    );
  });
});

describe("duplicates", () => {
  test("are found by email, then by name and phone despite accents and formatting, and create nothing", async () => {
    const company = await makeCompany();
    const [here, there] = await Promise.all([makeJob(company), makeJob(company)]);
    const name = `Zoë ${unique("Núñez")}`;
    const known = personOf({ name, phone: "+1 (303) 555-0184" });
    const added = (await addPerson(company.owner, there, known)).data.id;
    const candidate = await makeCandidate();
    const applied = await makeApplication(there, candidate);
    const same = {
      ...personOf({ name: name.replace("ë", "e").replace("ú", "u"), phone: "303 5550184" }),
      email: candidate.email.toUpperCase(),
    };
    const { data } = await addPerson(company.owner, here, same);
    expect(data).toMatchObject({
      id: null,
      can_add: true,
      duplicates: [
        { application_id: applied, same: ["email"], added_by: null, is_same_job: false },
        { application_id: added, same: ["name", "phone"], email: known.email },
      ],
    });
    expect((await addPerson(company.owner, here, same, { anyway: true })).data.id).not.toBeNull();
  });

  test("exclude other companies, accounts that applied elsewhere, and jobs the caller can't see", async () => {
    const candidate = await makeCandidate();
    await makeApplication(await makeJob(cast.other), candidate);
    await makeApplication(await makeJob(cast.company), await makeCandidate());
    const foreign = await makeJob(cast.company);
    const person = personOf();
    await addPerson(cast.people.owner, foreign, person);
    expect(
      (await addPerson(cast.people.owner, job, { ...personOf(), email: candidate.email })).data.duplicates,
    ).toBeNull();
    expect((await addPerson(cast.people.partnerRecruiter, job, person)).data.duplicates).toBeNull();
  });

  test("can't be added anyway when the candidate has blocked the company", async () => {
    const candidate = await makeCandidate();
    const earlier = await makeApplication(await makeJob(cast.company), candidate);
    await sql`insert into private.conversation_blocks (application_id, blocked_by, user_id) values (${earlier}, 'candidate', ${candidate.id})`;
    const person = personOf({ email: candidate.email.toUpperCase() });
    const added = (by: Actor, to: TestJob) => addPerson(by, to, person, { anyway: true }).then(({ data }) => data);
    expect(await added(cast.people.owner, job)).toMatchObject({ id: null, can_add: false });
    expect((await added(cast.other.owner, await makeJob(cast.other))).id).not.toBeNull();
  });
});

describe("undoing an addition", () => {
  test("removes everything, even the file, and works for ten seconds for the person who added them", async () => {
    const path = await storeFile(
      cast.people.owner,
      "candidate_resumes",
      `${cast.company.id}/${randomUUID()}.pdf`,
      pdf("hand"),
    );
    const person = personOf();
    const { data } = await addPerson(cast.people.owner, job, { ...person, resume: path });
    expect(await readFileAs(cast.people.manager, "candidate_resumes", path)).toContain("hand");
    const undo = (actor: Actor) => actor.client.rpc("undo_add_person", { p_application_id: data.id });
    expect(await refusal(undo(cast.people.manager))).toBe("PT409 undo_over");
    expect(await refusal(undo(cast.people.owner))).toBeNull();
    expect(await isThere(data.id)).toBe(false);
    expect((await sql`select from public.candidates where email = ${person.email}`).count).toBe(0);
    expect(await discardedOf([path])).toEqual([path]);
    await endDecisionTime(data.id);
    expect((await sql`select from public.email_outbox where to_email = ${person.email}`).count).toBe(0);

    const late = await addPerson(cast.people.owner, job);
    await endDecisionTime(late.data.id);
    const answer = cast.people.owner.client.rpc("undo_add_person", { p_application_id: late.data.id });
    expect(await refusal(answer)).toBe("PT409 undo_over");
  });
});

describe("the email to an added person", () => {
  test("goes out when undo ends, and can be resent twice, at least three days apart", async () => {
    const person = personOf();
    const { data } = await addPerson(cast.people.owner, job, person);
    expect((await sql`select from public.email_outbox where to_email = ${person.email}`).count).toBe(0);
    await endDecisionTime(data.id);
    const again = () => cast.people.manager.client.rpc("email_added_person", { p_application_id: data.id });
    expect(await refusal(again())).toBe("PT409 emailed_already");
    for (const _ of [1, 2]) {
      await sql`update private.added_applications set emailed_at = now() - interval '4 days' where application_id = ${data.id}`;
      expect((await detail(data.id)).added.can.email).toBe(true);
      expect(await refusal(again())).toBeNull();
    }
    await sql`update private.added_applications set emailed_at = now() - interval '4 days' where application_id = ${data.id}`;
    expect((await detail(data.id)).added.can.email).toBe(false);
    expect(await refusal(again())).toBe("PT409 emailed_already");
  });

  test("can go to a corrected address after it fails, and the old links stop working", async () => {
    const { data } = await addPerson(cast.people.owner, job);
    // In one transaction, so that delivery never has it.
    await makeDue(async (transaction) => {
      await transaction`update private.pending_notifications set due_at = now() where subject_id = ${data.id}`;
      await transaction`select private.notify_due()`;
      await transaction`
        update public.email_outbox set failed_at = now()
        where id = (select email_id from private.added_applications where application_id = ${data.id})`;
    });
    const old = await linksTo(data.id);
    expect((await detail(data.id)).added).toMatchObject({ has_failed: true, can: { email: false, fix: true } });
    const there = personOf();
    await addPerson(cast.people.owner, job, there);
    const taken = await cast.people.owner.client.rpc("email_added_person", {
      p_application_id: data.id,
      p_email: there.email.toUpperCase(),
    });
    expect(taken.error?.details).toContain("Someone with this email is already on this job");
    const right = uniqueEmail("right");
    const fixed = await cast.people.owner.client.rpc("email_added_person", {
      p_application_id: data.id,
      p_email: right,
    });
    expect(fixed.data).toMatchObject({
      candidate: { email: right },
      added: { has_failed: false, can: { fix: false } },
    });
    expect(await refusal(cast.clients.anonymous.rpc("get_added_link", { p_token: old.takeOver }))).toBe(
      "PT404 link_not_found",
    );
    const found = await cast.people.owner.client.rpc("get_job_applications", {
      p_job_id: job.id,
      p_filter: { search: right },
    });
    expect(found.data.applications).toMatchObject([{ id: data.id }]);
  });
});

describe("an application not yet taken over", () => {
  let application: string;
  let email: string;
  beforeAll(async () => {
    const person = personOf();
    email = person.email;
    application = (await addPerson(cast.people.owner, job, person)).data.id;
    await endDecisionTime(application);
  });
  const waits = "Messages, interview times and offers have to wait until they take over";

  test("refuses messages, interview times and offers, and gives the reason", async () => {
    const { client } = cast.people.owner;
    const id = { p_application_id: application };
    const calls = [
      client.rpc("send_message", { ...id, p_id: randomUUID(), p_body: "Hello" }),
      client.rpc("propose_times", { ...id, p_id: randomUUID(), p_proposal: {} }),
      client.rpc("make_offer", { ...id, p_id: randomUUID(), p_offer: {} }),
    ];
    for (const { error } of await Promise.all(calls))
      expect(error).toMatchObject({ message: expect.stringContaining(waits) });
    const { data } = await client.rpc("preview_group_message", { p_ids: [application] });
    expect(data.people).toMatchObject([{ problem: "Added by hand" }]);
  });

  test("can be moved by the team, but not to Offered", async () => {
    const move = (to: string) =>
      cast.people.recruiter.client.rpc("set_application_status", { p_application_id: application, p_status: to });
    expect(await refusal(move("interview"))).toBeNull();
    expect((await detail(application)).allowed_statuses).not.toContain("offered");
    expect(await refusal(move("offered"))).toBe("PT409 waits_for_take_over");
    const { data } = await cast.people.owner.client.rpc("preview_applications_change", {
      p_ids: [application],
      p_change: { to: "offered" },
    });
    expect(data.outcomes).toMatchObject([{ refusal: "waits_for_take_over" }]);
    await endUndoTime(application);
    const mails = await sql`select from public.email_outbox where to_email = ${email}`;
    expect(mails.count).toBe(1);
  });

  test("sends the decline email for people added by hand when rejected", async () => {
    const { error } = await cast.people.owner.client.rpc("set_application_status", {
      ...{ p_application_id: application, p_status: "rejected", p_reason: "skills", p_message: "Thank you, Tomas." },
    });
    expect(error).toBeNull();
    await endUndoTime(application);
    // It was moved before: at most one email per quarter of an hour.
    await endMailWindow(application);
    const mails =
      await sql`select template, data from public.email_outbox where to_email = ${email} order by created_at`;
    expect(mails.map(({ template }) => template)).toContain("added_by_hand_declined");
  });

  test("sends no decline email if the candidate has blocked the company since", async () => {
    const candidate = await makeCandidate();
    const { data } = await addPerson(cast.people.owner, job, personOf({ email: candidate.email.toUpperCase() }));
    await endDecisionTime(data.id);
    const earlier = await makeApplication(await makeJob(cast.company), candidate);
    await sql`insert into private.conversation_blocks (application_id, blocked_by, user_id) values (${earlier}, 'candidate', ${candidate.id})`;
    const { error } = await cast.people.owner.client.rpc("set_application_status", {
      ...{ p_application_id: data.id, p_status: "rejected", p_reason: "skills" },
    });
    expect(error).toBeNull();
    await endUndoTime(data.id);
    const mails = await sql`
      select template from public.email_outbox where lower(to_email) = lower(${candidate.email}) and template like 'added%'`;
    expect(mails).toEqual([{ template: "added_by_hand" }]);
  });

  test("is readable only by the company's staff and administrators", async () => {
    const readers = await whoCan(cast, async (client) => {
      const { error } = await client.rpc("get_application_detail", { p_application_id: application });
      return !error;
    });
    expect(readers).toEqual([...staff, "admin"]);
    const rows = await whoCan(cast, async (client) => {
      const { data } = await client.from("candidates").select("id").eq("email", email);
      return (data ?? []).length > 0;
    });
    expect(rows).toEqual(["admin"]);
  });
});
