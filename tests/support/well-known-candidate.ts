// A candidate with data in every place that can hold any.
import { randomUUID } from "node:crypto";
import { sql, unique } from "./accounts.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "./companies.ts";
import { askToOpen, newPath, pdf, storeFile } from "./files.ts";
import { makeApplication, makeJob, type TestJob } from "./jobs.ts";
import { endUndoTime } from "./notices.ts";

export interface WellKnown {
  person: TestCandidate;
  /** The company they applied to. */
  employer: TestCompany;
  /** The company that represents them. */
  manager: TestCompany;
  jobs: TestJob[];
  /** By their status. */
  applications: Record<"applied" | "interview" | "rejected" | "hired" | "withdrawn", string>;
  /** Texts that only they have. */
  marks: Record<string, string>;
  /** Paths of their files. */
  paths: string[];
}

const must = async (call: PromiseLike<{ error: unknown; data: unknown }>) => {
  const { error, data } = await call;
  if (error) throw error;
  return data;
};

/** A conversation with a file, picked times, an interview with a scorecard, an offer, and a report. */
async function talkAbout(
  application: string,
  { id: company, name: company_name, owner }: TestCompany,
  person: TestCandidate,
  marks: Record<"said" | "told" | "found", string>,
): Promise<void> {
  const [message, proposal, interview, offer] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await sql`insert into public.conversations (application_id) values (${application})`;
  await sql`
    insert into private.interviews (id, application_id, starts_at, minutes, place_kind, place, time_zone, move_asked)
    values (${interview}, ${application}, now() + interval '3 days', 45, 'video', 'https://meet.example/1', 'America/Chicago', ${marks.said})`;
  await sql`
    insert into private.interview_proposals (
      id, application_id, interview_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots, state, picked, note)
    select ${proposal}, ${application}, i.id, ${owner.id}, 'Olive Owner', 45, 'video', i.place, i.time_zone, array[i.starts_at], 'picked', i.starts_at, ${marks.said}
    from private.interviews i where i.id = ${interview}`;
  await sql`insert into private.interview_people (proposal_id, user_id) values (${proposal}, ${owner.id})`;
  await sql`
    insert into private.interview_changes (interview_id, what, starts_at, reason, changed_by)
    values (${interview}, 'moved', now(), ${marks.said}, 'company')`;
  await sql`insert into private.interview_calendars (interview_id, user_id, is_mailed) values (${interview}, ${owner.id}, true)`;
  await sql`
    insert into private.scorecards (id, interview_id, author_id, author_name, marks, words)
    values (${randomUUID()}, ${interview}, ${owner.id}, 'Olive Owner', '[]', ${marks.found})`;
  await sql`
    insert into private.scorecard_drafts (interview_id, author_id, marks, words) values (${interview}, ${owner.id}, '[]', ${marks.found})`;
  // Already notified of the offer: otherwise the schedule would do so at any later moment.
  await sql`
    insert into private.offers (id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, words, told_at)
    values (${offer}, ${application}, ${owner.id}, 'Olive Owner', 90000, 'year', current_date + 30, current_date + 7, ${marks.said}, now())`;
  await sql`
    insert into private.application_messages (id, application_id, author_id, author_side, author_name, company_id, company_name, body, offer_id) values
      (${message}, ${application}, ${person.id}, 'candidate', 'Zephyrine', null, null, ${marks.said}, null),
      (${randomUUID()}, ${application}, ${owner.id}, 'company', 'Olive Owner', ${company}, ${company_name}, ${marks.told}, ${offer})`;
  await sql`
    insert into private.message_files (message_id, path, name, size)
    values (${message}, ${`${application}/letter.pdf`}, 'letter.pdf', 7)`;
  await sql`
    insert into private.message_reports (message_id, reporter_id, reporter_side, reason, said)
    values (${message}, ${owner.id}, 'company', 'spam', ${marks.said})`;
  await sql`insert into private.conversation_reads (application_id, user_id, read_seq) values (${application}, ${person.id}, 1)`;
  await sql`insert into private.conversation_blocks (application_id, blocked_by, user_id) values (${application}, 'candidate', ${person.id})`;
  await sql`insert into private.message_notices (application_id, user_id) values (${application}, ${person.id})`;
  await sql`insert into private.time_zones (user_id, zone) values (${person.id}, 'Asia/Tokyo')`;
  await sql`insert into private.calendar_feeds (user_id, token_hash) values (${person.id}, sha256(${person.id}::text::bytea))`;
}

export async function makeWellKnownCandidate(): Promise<WellKnown> {
  const [employer, manager] = await Promise.all([makeCompany(), makeCompany()]);
  const person = await makeCandidate({ managedBy: manager, assignedTo: manager.owner });
  const marks = {
    id: person.id,
    candidate: person.candidateId,
    email: person.email,
    first: unique("Zephyrine"),
    last: unique("Quillfeather"),
    phone: `+1 ${unique("phone")}`,
    bio: unique("bio of theirs"),
    answer: unique("answer of theirs"),
    words: unique("report of theirs"),
    search: unique("search of theirs"),
    message: unique("message to them"),
    note: unique("note about them"),
    reason: unique("reason of theirs"),
    place: unique("Place of theirs"),
    work: unique("Work of theirs"),
    school: unique("School of theirs"),
    said: unique("said by them"),
    told: unique("told to them"),
    found: unique("found of them"),
  };
  const name = `${marks.first} ${marks.last}`;
  const resume = await storeFile(person, "candidate_resumes", newPath(person.id), pdf("resume"));
  const answerFile = await storeFile(person, "application_files", newPath(person.id), pdf("answer"));
  const unused = await storeFile(person, "candidate_certificates", newPath(person.id), pdf("never sent"));
  await sql`
    update public.candidates
    set first_name = ${marks.first}, last_name = ${marks.last}, phone = ${marks.phone}, bio = ${marks.bio}, resume_url = ${resume},
      title = 'Engineer', managed_since = now(), management_terms = ${marks.note}
    where id = ${person.candidateId}`;
  await sql`
    insert into private.candidate_positions (candidate_id, id, title, company, location, start_year, start_month, end_year, end_month, description)
    values (${person.candidateId}, ${randomUUID()}, 'Engineer', ${marks.work}, ${marks.place}, 2011, 2, 2019, 7, ${marks.bio})`;
  await sql`
    insert into private.candidate_schools (candidate_id, id, school, degree, field, start_year, end_year)
    values (${person.candidateId}, ${randomUUID()}, ${marks.school}, 'B.S.', 'Physics', 2005, 2009)`;

  const jobs = await Promise.all([1, 2, 3, 4].map(() => makeJob(employer)));
  const [first, second, third, fourth] = jobs as [TestJob, TestJob, TestJob, TestJob];
  const ask = async (type: string) => {
    const [row] = await sql<{ id: string }[]>`
      insert into public.job_questions (job_id, position, question, question_type)
      values (${first.id}, ${type === "FILE" ? 1 : 0}, ${`${type}?`}, ${type}) returning id`;
    return row?.id;
  };
  const p_answers = [
    { question_id: await ask("TEXT"), answer: marks.answer },
    { question_id: await ask("FILE"), answer: answerFile },
  ];
  const apply = async (job: TestJob, answers: object[] = []) =>
    (await must(
      person.client.rpc("submit_application", { p_job_id: job.id, p_answers: answers, p_source: "search" }),
    )) as string;
  const applications = {
    applied: await apply(first, p_answers),
    interview: await apply(second),
    rejected: await apply(third),
    hired: await apply(fourth),
    withdrawn: await apply(await makeJob(employer)),
  };
  const staff = employer.owner.client;
  const move = (p_application_id: string, p_status: string, more = {}) =>
    must(staff.rpc("set_application_status", { p_application_id, p_status, ...more }));
  await sql`insert into private.answer_nudges (id, application_id) values (gen_random_uuid(), ${applications.applied})`;
  await move(applications.interview, "interview");
  await move(applications.rejected, "rejected", { p_reason: "skills", p_message: `Dear ${name}, ${marks.message}` });
  for (const status of ["interview", "offered", "hired"]) await move(applications.hired, status);
  for (const id of [applications.rejected, applications.hired]) await endUndoTime(id);

  const colleague = await makeStaff(employer, "recruiter");
  await must(
    staff.rpc("add_team_note", {
      p_id: randomUUID(),
      p_body: `${marks.note}: ${name}`,
      p_application_id: applications.applied,
      p_mentioned: [colleague.id],
    }),
  );
  await must(
    manager.owner.client.rpc("add_team_note", {
      p_id: randomUUID(),
      p_body: marks.note,
      p_candidate_id: person.candidateId,
    }),
  );
  const other = await makeCandidate();
  const others = await makeApplication(first, other);
  await must(
    staff.rpc("add_team_note", {
      p_id: randomUUID(),
      p_body: `Better than ${name}, who is ${marks.email}.`,
      p_application_id: others,
    }),
  );
  await sql`insert into public.conversations (application_id) values (${others})`;
  await sql`
    insert into private.offers (
      id, application_id, made_by, made_by_name, salary, salary_period, starts_on, answer_by, place, hours, leave, trial, document,
      document_name, document_size, told_at)
    values (
      ${randomUUID()}, ${others}, ${employer.owner.id}, 'Olive Owner', 90000, 'year', current_date + 30, current_date + 7, ${`At ${name}'s`},
      ${`As ${name}`}, ${`As ${name}`}, ${`With ${name}`}, ${`${others}/offer.pdf`}, ${`Like ${name}.pdf`}, 7, now())`;
  await sql`
    select private.notify(${employer.owner.id}, 'answer_due.today_several', ${sql.json({ count: 2, names: `${name}, Somebody Else` })},
      ${sql.json({ company_id: employer.id })})`;
  await sql`
    insert into private.staff_summary_items (user_id, company_id, kind, title, message, path) values
      (${employer.owner.id}, ${employer.id}, 'answer_due', '2 answers', ${`${name}, Somebody Else`}, '/company/applications'),
      (${employer.owner.id}, ${employer.id}, 'new_application', ${`${name} applied`}, 'Job', ${`/company/applications/${applications.applied}`})`;
  await sql`
    select private.enqueue_email('staff_summary', ${employer.owner.email}, ${sql.json({
      company_name: employer.name,
      total: 1,
      items: [{ title: "2 answers are due", message: `${name}, Somebody Else`, path: "/company/applications" }],
      path: "/company/dashboard",
    })})`;
  await sql`select private.enqueue_email('application_status', ${person.email}, '{"path": "/"}')`;
  await sql`select private.unsubscribe_token(${person.id}, null, 'saved_searches')`;

  const managed = await makeJob(manager);
  await must(
    manager.owner.client.rpc("put_forward_candidates", { p_job_id: managed.id, p_candidate_ids: [person.candidateId] }),
  );
  await must(person.client.rpc("set_job_saved", { p_job_id: managed.id, p_saved: true }));
  await must(person.client.rpc("set_job_hidden", { p_job_id: managed.id, p_hidden: true }));
  await must(person.client.rpc("report_job", { p_job_id: managed.id, p_reason: "other", p_words: marks.words }));
  await sql`
    insert into private.saved_searches (user_id, name, words, filter, frequency)
    values (${person.id}, ${marks.search}, '', '{}', 'off')`;
  await sql`insert into private.mailed_jobs (user_id, job_id) values (${person.id}, ${managed.id})`;
  await must(person.client.rpc("get_potential_jobs", {}));
  const invite = await makeCompany();
  await sql`
    insert into public.invitations (type, email, company_id, invited_by_user_id, candidate_data)
    values ('candidate', ${person.email}, ${invite.id}, ${invite.owner.id},
      ${sql.json({ firstName: marks.first, lastName: marks.last, address: {} })})`;
  await sql`
    insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, details)
    select ${invite.owner.id}, 'invitation.sent', 'invitation', i.id, i.company_id,
      ${sql.json({ kind: "candidate", email: person.email, name })}
    from public.invitations i where i.company_id = ${invite.id}`;
  await must(
    person.client.rpc("withdraw_application", {
      p_application_id: applications.withdrawn,
      p_reason: "other",
      p_message: marks.reason,
    }),
  );
  await must(person.client.rpc("set_my_preferences", { p_preferences: { places: [marks.place] } }));
  await must(person.client.rpc("set_candidate_mail", { p_kind: "put_forward", p_is_on: false }));
  const partner = await makeCompany();
  await makePartners(manager, partner, { candidates: true });
  await must(person.client.rpc("set_hidden_from_partner", { p_company_id: partner.id, p_hidden: true }));
  await must(
    person.client.rpc("send_contact_message", {
      p_id: randomUUID(),
      p_message: { name, email: person.email, topic: "other", words: marks.words },
    }),
  );
  await must(employer.owner.client.rpc("get_application_detail", { p_application_id: applications.applied }));
  await talkAbout(applications.interview, employer, person, marks);
  await askToOpen(employer.owner, "candidate_resumes", resume);
  await askToOpen(manager.owner, "candidate_resumes", resume);
  await sql`insert into auth.flow_state (id, user_id, authentication_method, provider_type) values (${randomUUID()}, ${person.id}, 'password', 'email')`;
  return { person, employer, manager, jobs, applications, marks, paths: [resume, answerFile, unused] };
}
