// What a person added by hand can do through their email's links: take over the application, or have their data removed.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, anonymous, makeAccount, makeAdmin, sql, unique, uniqueEmail } from "../../support/accounts.ts";
import { addPerson, linksTo, personOf } from "../../support/added.ts";
import { atOnce, inTurn, refusal, untilHeldUp } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { discardedOf, pdf, readFileAs, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endDecisionTime, endUndoTime } from "../../support/notices.ts";

const company = await makeCompany();
const recruiter = await makeStaff(company, "recruiter");
await sql`
  update public.company_users set first_name = 'Priya', last_name = 'Valluri' where user_id = ${recruiter.id}`;
const job = await makeJob(company);

let person: Actor;
let name: string;
let resume: string;
let application: string;
let links: { takeOver: string; remove: string };
beforeEach(async () => {
  person = await makeAccount("candidate", uniqueEmail("person"));
  name = `Tomas ${unique("Reyhold")}`;
  resume = await storeFile(recruiter, "candidate_resumes", `${company.id}/${randomUUID()}.pdf`, pdf("by hand"));
  const { data, error } = await addPerson(recruiter, job, {
    ...personOf({ name, email: person.email.toUpperCase(), skills: ["TypeScript"], resume, note: "A note" }),
  });
  expect(error).toBeNull();
  application = data.id;
  await endDecisionTime(application);
  links = await linksTo(application);
});
const takeOver = (actor: Actor, token = links.takeOver) =>
  actor.client.rpc("take_over_application", { p_token: token });
const remove = (token = links.remove) => anonymous().rpc("remove_added_person", { p_token: token });
const read = (client: Actor["client"], token = links.takeOver) => client.rpc("get_added_link", { p_token: token });
const gone = "PT404 link_not_found";

describe("an emailed link", () => {
  test("shows a visitor which kinds of data were entered, but no values", async () => {
    const { data } = await read(anonymous());
    expect(data).toMatchObject({
      act: "take_over",
      job: { id: job.id, title: job.title },
      company: { id: company.id },
      added_by: "Priya Valluri",
      kinds: ["resume", "skills"],
      is_paused: false,
      reader: null,
      person: null,
    });
    expect(JSON.stringify(data)).not.toContain(name);
    expect(JSON.stringify(data).toLowerCase()).not.toContain(person.email);
  });

  test("shows another account both email addresses, and shows the person what was entered", async () => {
    const other = await makeCandidate();
    expect((await read(other.client)).data).toMatchObject({
      reader: { email: other.email, added_email: person.email.toUpperCase() },
      person: null,
    });
    expect((await read(person.client)).data).toMatchObject({
      reader: { is_candidate: true, own_application_id: null },
      person: { name, skills: ["TypeScript"], resume, status: "applied" },
    });
  });

  test("gives the same error when it is unknown, used, or for the other action", async () => {
    expect(await refusal(read(anonymous(), "unknown"))).toBe(gone);
    expect(await refusal(takeOver(person, links.remove))).toBe(gone);
    expect(await refusal(takeOver(person))).toBeNull();
    expect(await refusal(read(anonymous()))).toBe(gone);
    expect(await refusal(remove())).toBe(gone);
    expect(await refusal(takeOver(person))).toBe(gone);
  });

  test("is stored only as a digest", async () => {
    const [row] = await sql`
      select count(*)::int as n from private.added_application_links l
      where l.application_id = ${application} and (l::text like ${`%${links.takeOver}%`} or l::text like ${`%${links.remove}%`})`;
    expect(row?.n).toBe(0);
  });
});

describe("taking over an application", () => {
  test("requires a candidate account with the confirmed address", async () => {
    const [other, owner, admin] = await Promise.all([makeCandidate(), makeCompany(), makeAdmin()]);
    expect(await refusal(takeOver(other))).toBe("PT403 other_address");
    expect(await refusal(takeOver(owner.owner))).toBe("PT403 candidates_only");
    expect(await refusal(takeOver(admin))).toBe("PT403 candidates_only");
    expect(await refusal(anonymous().rpc("take_over_application", { p_token: links.takeOver }))).toMatch(/42501|PT401/);
    await sql`update auth.users set email_confirmed_at = null where id = ${person.id}`;
    expect(await refusal(takeOver(person))).toBe("PT403 other_address");
    await sql`update auth.users set email_confirmed_at = now() where id = ${person.id}`;
    expect(await refusal(takeOver(person))).toBeNull();
  });

  test("gives the person the application, its history and its resume, and lets the team send messages", async () => {
    await company.owner.client.rpc("set_application_status", { p_application_id: application, p_status: "interview" });
    await endUndoTime(application);
    expect((await takeOver(person)).data).toBe(application);
    const { data: mine } = await person.client.rpc("get_my_application", { p_application_id: application });
    expect(mine).toMatchObject({
      status: "interview",
      events: [{ by_candidate: false, actor_name: "Priya Valluri" }, {}],
    });
    expect(await readFileAs(person, "candidate_resumes", resume)).toContain("by hand");
    const { data: detail } = await company.owner.client.rpc("get_application_detail", {
      p_application_id: application,
    });
    expect(detail).toMatchObject({
      candidate: { user_id: person.id, email: person.email.toUpperCase() },
      added: { is_waiting: false, taken_over_at: expect.any(String) },
      note_count: 1,
    });
    const sent = await company.owner.client.rpc("send_message", {
      ...{ p_application_id: application, p_id: randomUUID(), p_body: "Hello Tomas" },
    });
    expect(sent.error).toBeNull();
    const told = await sql`
      select user_id from public.notifications where title = ${`${name} took over their application`}`;
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([company.owner.id, recruiter.id].sort());
    expect((await sql`select from public.candidates where lower(email) = ${person.email}`).count).toBe(1);
  });

  test("merges into the application the person sent themselves, with history, notes and file", async () => {
    const [own] = await sql<{ id: string }[]>`
      insert into public.candidates (user_id, email, first_name, last_name) values (${person.id}, ${person.email}, 'Tomas', 'Own') returning id`;
    const mine = await makeApplication(job, { ...person, candidateId: own?.id ?? "" });
    await sql`delete from private.application_sources where application_id = ${mine}`;
    expect((await read(person.client)).data.reader.own_application_id).toBe(mine);
    expect((await takeOver(person)).data).toBe(mine);
    const { data: detail } = await company.owner.client.rpc("get_application_detail", { p_application_id: mine });
    expect(detail).toMatchObject({ candidate: { last_name: "Own" }, note_count: 1, added: null });
    expect(detail.documents).toContainEqual(expect.objectContaining({ path: resume }));
    // It was theirs all along, so they get its history too.
    const { data: theirs } = await person.client.rpc("get_my_application", { p_application_id: mine });
    expect(theirs.events).toHaveLength(2);
    expect(detail.events.map(({ actor_name }: { actor_name: string | null }) => actor_name)).toContain("Priya Valluri");
    expect((await sql`select from public.applications where id = ${application}`).count).toBe(0);
    expect(await sql`select source from private.application_sources where application_id = ${mine}`).toMatchObject([
      { source: "referral" },
    ]);
    expect(await readFileAs(company.owner, "candidate_resumes", resume)).toContain("by hand");
  });

  test("brings along the rejection reason and the source, for the team only", async () => {
    const { data } = await addPerson(recruiter, job, {
      ...personOf({ email: uniqueEmail("fair"), source: "other", sourceWords: "Job fair in Denver" }),
    });
    await endDecisionTime(data.id);
    await recruiter.client.rpc("set_application_status", {
      ...{ p_application_id: data.id, p_status: "rejected", p_reason: "level", p_message: "Not this time." },
    });
    await endUndoTime(data.id);
    const [email] = await sql<{ to: string }[]>`
      select c.email as to from public.candidates c join public.applications a on a.candidate_id = c.id where a.id = ${data.id}`;
    const self = await makeAccount("candidate", email?.to ?? "");
    const [own] = await sql<{ id: string }[]>`
      insert into public.candidates (user_id, email, first_name, last_name) values (${self.id}, ${email?.to ?? ""}, 'Tomas', 'Own') returning id`;
    const mine = await makeApplication(job, { ...self, candidateId: own?.id ?? "" });
    expect((await takeOver(self, (await linksTo(data.id)).takeOver)).data).toBe(mine);
    const { data: detail } = await company.owner.client.rpc("get_application_detail", { p_application_id: mine });
    expect(detail.events).toContainEqual(expect.objectContaining({ from_status: null, words: "Job fair in Denver" }));
    expect(detail.events).toContainEqual(
      expect.objectContaining({ to_status: "rejected", reason: "level", words: "Not this time." }),
    );
    const { data: theirs } = await self.client.rpc("get_my_application", { p_application_id: mine });
    for (const event of theirs.events) expect(event).toMatchObject({ reason: null, words: null });
  });

  test("counts as another attempt after a withdrawn application", async () => {
    const [own] = await sql<{ id: string }[]>`
      insert into public.candidates (user_id, email, first_name) values (${person.id}, ${person.email}, 'Tomas') returning id`;
    await makeApplication(job, { ...person, candidateId: own?.id ?? "" }, { status: "withdrawn" });
    expect((await takeOver(person)).data).toBe(application);
    const { data } = await person.client.rpc("get_my_application", { p_application_id: application });
    expect(data.attempt).toBe(2);
  });

  test("is refused while the company is paused, but removing works", async () => {
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${company.id}`;
    try {
      expect((await read(person.client)).data.is_paused).toBe(true);
      expect(await refusal(takeOver(person))).toBe("PT409 company_paused");
      expect(await refusal(remove())).toBeNull();
    } finally {
      await sql`update public.companies set is_approved = true, approved_at = now() where id = ${company.id}`;
    }
  });

  test("succeeds once when attempted twice at the same time", async () => {
    const answers = await atOnce(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [1, 2].map(() => () => refusal(takeOver(person))),
    );
    expect(answers.sort()).toEqual([gone, null].sort());
  });

  test("works alongside a simultaneous rejection, and the person is notified once", async () => {
    const decline = () =>
      refusal(
        company.owner.client.rpc("set_application_status", {
          ...{ p_application_id: application, p_status: "rejected", p_reason: "skills" },
        }),
      );
    const both = await inTurn(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [() => refusal(takeOver(person)), decline],
    );
    expect(both).toEqual([null, null]);
    await endUndoTime(application);
    const told =
      await sql`select from public.notifications where user_id = ${person.id} and type = 'application_status'`;
    expect(told.count).toBe(1);
  });

  test("waits for an email being delivered, without a deadlock", async () => {
    // A separate email: the real one may be being delivered, which clears its data.
    const [mail] = await sql`
      insert into public.email_outbox (template, to_email, data, next_attempt_at)
      values ('added_by_hand', ${person.email}, ${sql.json({ added_application_id: application })}, 'infinity') returning id`;
    let taken: Promise<string | null> = Promise.resolve("not tried");
    await sql.begin(async (begun) => {
      const delivery = begun as unknown as typeof sql;
      await delivery`select from public.email_outbox where id = ${mail?.id} for update`;
      taken = refusal(takeOver(person));
      await untilHeldUp(delivery, 1);
      const [made] = await delivery`
        select private.added_mail_data(${delivery.json({ added_application_id: application })}) as data`;
      expect(made?.data).toHaveProperty("remove_path");
    });
    expect(await taken).toBeNull();
    expect(await sql`select from private.added_application_links where application_id = ${application}`).toHaveLength(
      0,
    );
  });

  test("excludes removing at the same time: exactly one of the two succeeds", async () => {
    const answers = await atOnce(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [() => refusal(takeOver(person)), () => refusal(remove())],
    );
    expect(answers.filter((each) => each === null)).toHaveLength(1);
    expect(answers.filter((each) => each === gone)).toHaveLength(1);
  });
});

describe("removing an added person", () => {
  test("deletes all their data except an anonymous record, and notifies the team", async () => {
    const [before] = await sql`select count(*)::int as n from private.removed_people where job_id = ${job.id}`;
    expect(await refusal(remove())).toBeNull();
    const after = await sql`select * from private.removed_people where job_id = ${job.id}`;
    expect(after.count).toBe((before?.n ?? 0) + 1);
    for (const table of [
      "public.applications",
      "private.sent_profiles",
      "private.team_notes",
      "private.application_matches",
    ]) {
      const column = table === "public.applications" ? "id" : "application_id";
      expect((await sql`select from ${sql(table)} where ${sql(column)} = ${application}`).count).toBe(0);
    }
    expect(await discardedOf([resume])).toEqual([resume]);
    expect(await readFileAs(company.owner, "candidate_resumes", resume)).toBeNull();
    const said = await sql`
      select n.title || n.message || n.data::text as words from public.notifications n where n.user_id in (${company.owner.id}, ${recruiter.id})
      union all select details::text from public.audit_log where company_id = ${company.id}
      union all select to_email || data::text from public.email_outbox where lower(to_email) = ${person.email}`;
    const words = said.map((row) => String(row.words)).join(" ");
    expect(words).not.toContain(name);
    expect(words.toLowerCase()).not.toContain(person.email);
    expect(words).toContain("Someone your team added removed their data");
    const { data } = await company.owner.client.rpc("list_company_activity", { p_limit: 50 });
    expect(data.items).toContainEqual(expect.objectContaining({ kind: "removed", job_title: job.title }));
  });

  test("leaves unrelated records alone, even those with the same name or email", async () => {
    const other = await makeCompany();
    const admin = await makeAdmin();
    const said = await sql`
      insert into public.notifications (user_id, type, title, message)
      select id, 'application_received', ${name}, '' from unnest(${sql.array([admin.id, company.owner.id])}::uuid[]) as id returning id`;
    const [entry] = await sql`
      insert into public.audit_log (action, subject_type, subject_id, company_id, details)
      values ('company.changed', 'company', ${other.id}, ${other.id}, ${sql.json({ name })}) returning id`;
    const [waiting] = await sql`select private.enqueue_email('added_by_hand', ${person.email}, '{}') as id`;
    expect(await refusal(remove())).toBeNull();
    const titles =
      await sql`select title from public.notifications where id = any (${said.map(({ id }) => id)}::uuid[])`;
    expect(titles.map(({ title }) => title)).toEqual([name, name]);
    const [kept] = await sql`select details ->> 'name' as name from public.audit_log where id = ${entry?.id}`;
    expect(kept?.name).toBe(name);
    expect((await sql`select from public.email_outbox where id = ${waiting?.id}`).count).toBe(1);
  });

  test("keeps this company, but no other, from adding them again", async () => {
    expect(await refusal(remove())).toBeNull();
    const again = (by: Actor, to: TestJob) =>
      addPerson(by, to, personOf({ email: person.email }), { anyway: true }).then(({ data }) => data);
    const anotherJob = await makeJob(company);
    expect(await again(recruiter, anotherJob)).toEqual({ id: null, duplicates: [], can_add: false });
    const other = await makeCompany();
    expect((await again(other.owner, await makeJob(other))).id).not.toBeNull();
  });

  test("is refused after they take over; deleting their account then removes the rest, including the file", async () => {
    expect(await refusal(takeOver(person))).toBeNull();
    expect(await refusal(remove())).toBe(gone);
    await sql`update private.added_applications set source_words = 'Met Tomas' where application_id = ${application}`;
    const { error } = await person.client.rpc("delete_account", { p_email: person.email });
    expect(error).toBeNull();
    expect(
      await sql`select source_words from private.added_applications where application_id = ${application}`,
    ).toMatchObject([{ source_words: null }]);
    expect(await discardedOf([resume])).toEqual([resume]);
  });
});
