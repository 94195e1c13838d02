import { beforeAll, expect, test } from "vitest";
import type { MyData } from "../../../supabase/functions/_shared/contracts/accounts/account-data.ts";
import { anonymous, sql } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { makeWellKnownCandidate, type WellKnown } from "../../support/well-known-candidate.ts";

/** Tables with personal data, and their part of the archive. */
const exported: Record<string, keyof MyData> = {
  "public.profiles": "account",
  "public.candidates": "profile",
  "public.applications": "applications",
  "public.job_application_answers": "applications",
  "public.application_events": "applications",
  "private.application_sources": "applications",
  "private.application_matches": "applications",
  "private.application_rejections": "applications",
  "private.sent_profiles": "applications",
  "private.sent_documents": "applications",
  "private.resumes": "resumes",
  "private.past_applications": "past_applications",
  "public.put_forwards": "put_forward",
  "private.saved_jobs": "saved_jobs",
  "private.hidden_jobs": "hidden_jobs",
  "private.answer_nudges": "applications",
  "private.saved_searches": "saved_searches",
  "private.alert_addresses": "job_alerts",
  "private.alert_requests": "job_alerts",
  "private.mailed_jobs": "jobs_mailed",
  "private.job_reports": "reports",
  "public.notifications": "notifications",
  "public.email_outbox": "mails",
  "public.invitations": "invitations",
  "public.company_users": "teams",
  "private.staff_notice_settings": "notice_settings",
  "private.unsubscribe_links": "unsubscribe_links",
  "private.staff_summary_items": "waiting_for_summary",
  "public.audit_log": "log",
  "private.application_withdrawals": "applications",
  "private.candidate_positions": "positions",
  "private.candidate_schools": "schools",
  "private.candidate_preferences": "preferences",
  "private.candidate_mail_settings": "mail_settings",
  "private.hidden_from_partners": "hidden_from",
  "private.profile_views": "looked_at_me",
  "private.contact_messages": "messages_to_us",
  "private.application_messages": "messages",
  "private.conversation_reads": "conversations_read",
  "private.conversation_blocks": "conversations_blocked",
  "private.message_reports": "messages_reported",
  "private.interviews": "interviews",
  "private.interview_proposals": "interviews",
  "private.interview_people": "interviews",
  "private.scorecards": "interviews",
  "private.scorecard_drafts": "interviews",
  "private.time_zones": "interviews",
  "private.calendar_feeds": "interviews",
  "private.offers": "offers",
};

/** Tables that reference a person but are left out, and why. */
const leftOut: Record<string, string> = {
  "public.application_assignments": "Which colleague looks after an application is the company's",
  "public.candidate_assignments": "Which colleague looks after a candidate is the company's",
  "public.job_assignments": "Which colleague looks after a job is the company's",
  "private.job_team_members": "Which colleagues work on a job is the company's",
  "private.application_tags": "How a team marks an application is the team's",
  "private.application_views": "What a team filters its lists by is the company's",
  "private.merged_applications": "What a team had entered of the same person is the team's",
  "public.companies": "A company's record is not a person's; who made it is in the log",
  "public.company_proposals": "What a company wants changed is not a person's; who proposed it is in the log",
  "public.jobs": "A job is the company's; who made it is in the log",
  "private.suspensions": "It is there only while its account can't sign in; its words were emailed",
  "private.company_notes": "What administrators note for themselves about a company is the platform's",
  "private.team_notes": "What a team notes for itself is the team's",
  "private.added_applications": "That a company added it; who and when is the first entry of its history",
  "private.added_application_links": "Hashes of links",
  "private.joined_events": "In the history of the application, as its events are",
  "private.first_passwords": "Hashes, for a day",
  "private.answer_reminders": "That a team was reminded is the team's",
  "private.kept_matches": "Counted from the profile and the open jobs, forgotten after a week",
  "private.pending_notifications": "For ten seconds, to undo it",
  "private.plan_requests": "Which plan a company asked for is the company's; who asked is in the log",
  "private.reported_jobs": "What was decided about a job; the reports are there",
  "private.departed_reports": "What was decided about a deleted company; who decided is in the log",
  "private.admin_email_recipients": "Which emails about the installation an administrator gets",
  "private.skills": "The vocabulary; who added a word is in the log",
  "private.skill_aliases": "The vocabulary; who added a spelling is in the log",
  "private.left_skills": "The vocabulary; who left a word is in the log",
  "private.invitation_tokens": "Hashes of links",
  "private.hire_answers": "That a company has said what follows a hire; it is the company's",
  "public.conversations": "That something is new; what it is stands in messages, interviews and offers",
  "public.team_news": "That something is new for a team; what it is stands in scorecards",
  "private.interview_calendars": "Whom an interview was told to; those are in interviews",
  "private.message_notices": "Forgotten once its mail is out",
  "private.company_mail_templates": "What a company often writes is the company's",
  "private.message_templates": "What a team often writes is the company's",
  "private.group_messages": "For a day; the messages are in the conversations",
  "private.group_message_people": "For a day; the messages are in the conversations",
};

let known: WellKnown;
let data: MyData;
beforeAll(async () => {
  known = await makeWellKnownCandidate();
  ({ data } = await known.person.client.rpc("export_my_data"));
});

test("the data export includes every table with personal data, or the test explains why not", async () => {
  const rows = await sql<{ name: string }[]>`
    select distinct format('%s.%s', n.nspname, c.relname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and c.relkind = 'r' and (
      a.attname ~ '(^|_)(user_id|actor_id|author_id|candidate_id|application_id|reporter|email|first_name|decided_by|added_by|left_by|created_by|mentioned|assigned_to)$'
      or exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
          and k.confrelid in ('auth.users'::regclass, 'public.candidates'::regclass, 'public.applications'::regclass, 'public.invitations'::regclass)))`;
  const here = new Set(rows.map(({ name }) => name));
  expect([...here].filter((name) => !(name in exported) && !(name in leftOut)).sort()).toEqual([]);
  expect(Object.keys({ ...exported, ...leftOut }).filter((name) => !here.has(name))).toEqual([]);
  for (const part of Object.values(exported)) expect(data).toHaveProperty(part);
});

/** Keys, other people's ids, and the team's own columns, which say nothing about the person. */
const unsaid: Record<string, string[]> = {
  "public.candidates": ["skill_keys", "managing_company_id"],
  "public.profiles": [],
  "private.candidate_positions": ["candidate_id", "counted_on"],
  "private.candidate_schools": ["candidate_id"],
  "private.resumes": ["candidate_id"],
  "public.notifications": ["user_id"],
  "private.saved_searches": [],
  "private.mailed_jobs": [],
  "private.saved_jobs": [],
  "private.hidden_jobs": [],
  "private.answer_nudges": ["id", "application_id"],
  "public.job_application_answers": ["id", "application_id", "created_at"],
  "private.sent_documents": ["application_id", "fingerprint"],
  "public.put_forwards": ["id", "job_id", "candidate_id", "company_id", "put_forward_by", "application_id"],
  "private.job_reports": ["reporter"],
  "private.application_messages": ["seq", "author_id", "author_name", "company_id"],
  "private.message_files": ["message_id"],
  "private.interviews": ["needs_scorecards"],
  "private.interview_changes": ["id", "interview_id"],
  "private.interview_proposals": ["made_by", "made_by_name"],
  "private.offers": ["made_by", "made_by_name"],
};

test("the data export has every stored value", async () => {
  const said = JSON.stringify(data);
  const { id, candidateId } = known.person;
  const ids = Object.values(known.applications);
  const whose: Record<string, string> = {
    "public.candidates": "id = $1::uuid",
    "private.resumes": "candidate_id = $1::uuid",
    "public.profiles": "id = $2::uuid",
    "private.candidate_positions": "candidate_id = $1::uuid",
    "private.candidate_schools": "candidate_id = $1::uuid",
    "public.notifications": "user_id = $2::uuid",
    "private.saved_searches": "user_id = $2::uuid",
    "private.mailed_jobs": "user_id = $2::uuid",
    "private.saved_jobs": "user_id = $2::uuid",
    "private.hidden_jobs": "candidate_id = $1::uuid",
    "private.answer_nudges": "application_id = any ($3::uuid[])",
    "private.job_reports": "reporter = $2::uuid",
    "public.job_application_answers": "application_id = any ($3::uuid[])",
    "private.sent_documents": "application_id = any ($3::uuid[])",
    "public.put_forwards": "candidate_id = $1::uuid",
    "private.application_messages": "application_id = any ($3::uuid[])",
    "private.message_files":
      "message_id in (select id from private.application_messages where application_id = any ($3::uuid[]))",
    "private.interviews": "application_id = any ($3::uuid[])",
    "private.interview_changes":
      "interview_id in (select id from private.interviews where application_id = any ($3::uuid[]))",
    "private.interview_proposals": "application_id = any ($3::uuid[])",
    "private.offers": "application_id = any ($3::uuid[])",
  };
  for (const [table, where] of Object.entries(whose)) {
    const rows = await sql.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${table} t where ($1::uuid, $2::uuid, $3::uuid[]) is not null and ${where}`,
      [candidateId, id, ids] as never,
    );
    expect(rows.length, table).toBeGreaterThan(0);
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (unsaid[table]?.includes(column) || value === null) continue;
        expect(said, `${table}.${column}`).toContain(JSON.stringify(value));
      }
    }
  }
  expect(data.applications).toHaveLength(ids.length);
  expect(data.files.map(({ path }) => path).sort()).toEqual(known.paths.toSorted());
  // Document views by the companies.
  const opened = data.log.filter(({ action }) => action === "file.opened");
  expect(opened.map(({ company }) => company).sort()).toEqual([known.employer.name, known.manager.name].sort());
});

test("the data export names no one else and reveals nothing its reader may not know", async () => {
  const said = JSON.stringify(data);
  const { owner } = known.employer;
  for (const secret of [owner.id, owner.email, known.manager.owner.id, "Better than"]) {
    expect(said).not.toContain(secret);
  }
  // A move that can still be undone.
  const fresh = data.applications.find((each) => each.id === known.applications.interview);
  expect(fresh?.status).toBe("applied");
  const someone = await makeCandidate();
  const { data: theirs } = await someone.client.rpc("export_my_data");
  for (const mark of Object.values(known.marks)) expect(JSON.stringify(theirs)).not.toContain(mark);
  expect(theirs.applications).toEqual([]);
});

test("the data export requires an account", async () => {
  expect(await refusal(anonymous().rpc("export_my_data"))).toMatch(/^42501/);
});
