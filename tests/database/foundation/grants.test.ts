import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { type Cast, makeCast } from "../../support/cast.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const reads = "One check and one query instead of policies row by row";
const writes = "Writes tables that no client may write";
const closed = "Works on a table that is closed to every client";

/** Every SECURITY DEFINER function of the API and why it is one. New ones must be added here. */
const definers: Record<string, string> = {
  accept_invitation: closed,
  accept_offer: closed,
  add_person: writes,
  add_resume: writes,
  add_team_note: closed,
  add_ticks_to_profile: writes,
  ask_for_plan: closed,
  ask_to_move_interview: closed,
  answer_hire: closed,
  assign_candidates: writes,
  assign_jobs: writes,
  cancel_email_change: "Changes the caller's own row of the auth service's",
  choose_open_jobs: writes,
  claim_first_password: "Gives the caller's own row of the auth service's its first password",
  add_to_hiring_team: closed,
  cancel_interview: closed,
  change_applications: writes,
  check_company_picture: closed,
  check_candidate_import: closed,
  change_saved_search: closed,
  choose_company: writes,
  claim_emails: closed,
  close_company: writes,
  complete_email: closed,
  count_candidates_with_skills: reads,
  count_all_jobs: closed,
  count_for_admin: closed,
  count_jobs_by: reads,
  count_sitemap: reads,
  create_application_safe: writes,
  create_invitation: closed,
  create_job: writes,
  decide_company_proposal: writes,
  decide_departed_report: closed,
  decline_offer: closed,
  decline_plan_request: closed,
  decline_put_forward: closed,
  decline_times: closed,
  delete_account: closed,
  delete_job: writes,
  delete_application_view: closed,
  delete_message_template: closed,
  delete_saved_search: closed,
  delete_team_note: closed,
  email_added_person: writes,
  end_calendar_feed: closed,
  end_management: writes,
  get_company_plan: closed,
  get_hidden_jobs: closed,
  get_hiring_team: closed,
  get_merge: closed,
  get_merge_choices: closed,
  get_tags: closed,
  preview_plan_change: closed,
  remove_from_hiring_team: closed,
  tag_applications: closed,
  undo_plan_request: closed,
  undo_team_removal: closed,
  end_my_session: "Ends the caller's own sessions, which are the auth service's",
  ensure_candidate_profile: writes,
  export_my_data: closed,
  finish_group_message: closed,
  get_added_link: "Says what a mailed link is for to who holds it, mostly signed out",
  get_application_detail: reads,
  get_busy_times: closed,
  get_calendar_feed: closed,
  get_candidate_activity: reads,
  get_candidate_dashboard: reads,
  get_candidate_mails: closed,
  get_candidate_by_user_id: "Shows candidates the gender on their own row, which is granted to nobody",
  get_candidate_id_for_application: reads,
  get_company: "Shows strangers the public part of a row they may not read",
  get_company_applications: reads,
  get_company_dashboard: reads,
  get_company_job: reads,
  get_company_page: "Shows strangers the public part of a row they may not read",
  get_company_report: reads,
  get_admin_today: closed,
  get_platform_figures: closed,
  warn_company: closed,
  write_to_job_reporters: closed,
  write_to_message_reporters: closed,
  get_company_today: closed,
  get_company_subscription: "Answers for companies without a row too",
  get_conversation: closed,
  get_email_link: "Says whose a mailed link is to who holds it, mostly signed out",
  get_employer: "Shows strangers the public part of a row they may not read",
  get_employer_preview: "Shows partner recruiters the public part of a row they may not read",
  get_filled_template: closed,
  get_frame: reads,
  get_interview_criteria: closed,
  get_interview_colleagues: closed,
  get_interviews: closed,
  get_hire: closed,
  get_hiring_companies: "Counts rows closed to everybody, for strangers",
  get_invitation: closed,
  get_message_templates: closed,
  get_news: closed,
  get_job_applications: reads,
  get_job_board: reads,
  get_job_details: "Shows everybody a job whose row only its staff may read",
  get_job_feed: "Shows everybody jobs whose rows only their staff may read",
  get_job_questions: "Shows everybody the questions of a job whose row only its staff may read",
  get_job_statistics: closed,
  get_mail_templates: closed,
  get_landing_page: reads,
  get_managed_candidate: reads,
  get_offers: closed,
  get_posting_page: "Shows everybody a job whose row only its staff may read",
  get_team_notes: closed,
  get_past_applications: closed,
  get_my_application: "Shows candidates the job behind their application after it has closed",
  get_my_applications: "Shows candidates the jobs behind their applications after they have closed",
  get_my_history: closed,
  get_my_documents: closed,
  get_my_interviews: closed,
  get_my_invitations: closed,
  get_my_management: "Names candidates the company that manages them, which may not be approved",
  get_my_memberships: reads,
  get_my_preview: "Names candidates the company that manages them, which may not be approved",
  get_my_preferences: closed,
  get_my_put_forwards: closed,
  get_my_sign_in: "Shows the caller's own account and sessions, which are the auth service's",
  get_potential_jobs: reads,
  get_saved_jobs: closed,
  get_saved_searches: closed,
  get_scorecards: closed,
  get_shared_by: reads,
  get_similar_jobs: "Shows everybody jobs whose rows only their staff may read",
  get_staff_notices: closed,
  get_staff_work: reads,
  get_unsubscribe: closed,
  get_upload_problem: closed,
  get_user_company_membership_safe: reads,
  grant_admin: writes,
  import_candidates: closed,
  keep_resume_text: closed,
  keep_time_zone: closed,
  leave_management: writes,
  leave_skill: closed,
  list_admins: reads,
  list_application_views: closed,
  list_assignees: reads,
  list_audit_log: reads,
  list_candidate_applications: reads,
  list_candidates_to_put_forward: closed,
  list_decided_skills: closed,
  list_departed_reports: closed,
  list_discarded_files: closed,
  list_companies_for_admin: reads,
  list_company_activity: reads,
  list_company_interviews: closed,
  list_company_jobs: reads,
  list_company_queue: closed,
  get_health: closed,
  get_health_report: closed,
  list_errors: closed,
  report_error: closed,
  run_schedule_now: "Schedules act for the platform",
  set_error_state: closed,
  list_contact_messages: closed,
  count_expiring: closed,
  get_settings: closed,
  get_site_settings: closed,
  save_settings: closed,
  search_everything: reads,
  mark_all_notifications_read: writes,
  preview_group_message: closed,
  save_application_view: closed,
  save_message_template: closed,
  send_contact_message: closed,
  send_group_message: closed,
  send_scorecard: closed,
  edit_scorecard: closed,
  save_scorecard_draft: closed,
  set_scorecards_needed: closed,
  send_message: closed,
  set_contact_message_answered: closed,
  set_interview_criteria: closed,
  list_invitations: closed,
  list_jobs_for_candidate: closed,
  list_managed_candidates: reads,
  list_my_put_forwards: closed,
  list_partner_candidates: "Shows partners a part of rows they may not read",
  list_partner_jobs: closed,
  move_interview: closed,
  nudge_company: closed,
  pick_time: closed,
  propose_times: closed,
  wants_resume_text: closed,
  undo_group_message: closed,
  withdraw_plan_request: closed,
  withdraw_times: closed,
  list_partnerships: reads,
  list_people: reads,
  get_person: reads,
  get_company_overview: reads,
  list_company_emails: closed,
  list_company_notes: closed,
  add_company_note: closed,
  edit_company_note: closed,
  delete_company_note: closed,
  undo_delete_company_note: closed,
  suspend_account: closed,
  suspend_company: closed,
  lift_suspension: closed,
  sign_out_account: closed,
  note_account_email: closed,
  delete_account_on_request: closed,
  undo_account_deletion: closed,
  list_profile_views: closed,
  list_put_forwards: closed,
  list_similar_companies: reads,
  list_sitemap_companies: reads,
  list_landing_pages: reads,
  list_sitemap_jobs: reads,
  list_skill_spellings: closed,
  list_staff: reads,
  list_undelivered_emails: closed,
  list_unknown_skills: closed,
  make_default_resume: writes,
  make_offer: closed,
  make_skill: closed,
  make_skill_alias: closed,
  mark_conversation_read: closed,
  mark_notification_read: writes,
  note_job_view: closed,
  note_sign_up: closed,
  request_job_alert: closed,
  get_job_alert_request: closed,
  renew_job_alert_request: closed,
  confirm_job_alert: closed,
  get_job_alerts: closed,
  change_job_alert: closed,
  stop_job_alerts: closed,
  open_file: closed,
  preview_applications_change: reads,
  put_forward_candidates: closed,
  read_calendar_feed: closed,
  recognise_skills: closed,
  register_company: writes,
  remind_company: closed,
  remove_added_person: writes,
  remove_certificate_url: writes,
  remove_file: closed,
  remove_staff: writes,
  rename_resume: writes,
  resend_invitation: closed,
  respond_to_company_invitation: closed,
  respond_to_invitation: closed,
  retry_email: closed,
  revoke_invitation: closed,
  release_invitation: closed,
  search_audit_actors: reads,
  search_companies: reads,
  search_jobs: reads,
  search_managed_skills: reads,
  search_places: closed,
  search_skills: closed,
  set_application_status: writes,
  set_candidate_mail: closed,
  set_company_approval: writes,
  set_company_subscription: writes,
  set_hidden_from_partner: closed,
  set_job_hidden: closed,
  set_profile_skill: writes,
  set_job_saved: closed,
  set_mail_template: closed,
  set_my_preferences: closed,
  set_shown_to_partners: writes,
  set_staff_notice: closed,
  set_time_zone: closed,
  set_staff_role: writes,
  submit_application: writes,
  take_over_application: writes,
  undo_add_person: writes,
  undo_merge: closed,
  undo_nudge: closed,
  merge_applications: closed,
  undo_application_status: writes,
  undo_applications_change: writes,
  undo_assignment: closed,
  undo_company_decision: writes,
  undo_skill_word: closed,
  unsubscribe: closed,
  update_candidate_document_url: writes,
  update_candidate_profile: writes,
  update_company: writes,
  update_job: writes,
  withdraw_admin: writes,
  withdraw_application: writes,
  withdraw_company_proposal: writes,
  withdraw_message: closed,
  withdraw_offer: closed,
  withdraw_put_forward: closed,
  save_search: closed,
  undo_declined_invitation: closed,
  undo_delete_saved_search: closed,
  renew_calendar_feed: closed,
  report_job: closed,
  get_my_job_report: closed,
  list_reported_jobs: closed,
  list_all_jobs: closed,
  get_admin_job: closed,
  take_job_offline: closed,
  decide_job_reports: closed,
  lift_job_offline: closed,
  undo_job_reports_decision: closed,
  report_message: closed,
  list_reported_messages: closed,
  decide_message_reports: closed,
  undo_message_reports_decision: closed,
  set_conversation_blocked: closed,
};

/** Procedures without a session. */
const forAnonymous = [
  "change_job_alert",
  "confirm_job_alert",
  "count_jobs_by",
  "count_sitemap",
  "get_added_link",
  "get_company",
  "get_company_page",
  "get_email_link",
  "get_employer",
  "get_health",
  "get_hiring_companies",
  "get_invitation",
  "get_job_alert_request",
  "get_job_alerts",
  "get_job_details",
  "get_job_feed",
  "get_job_questions",
  "get_landing_page",
  "get_posting_page",
  "get_similar_jobs",
  "get_site_settings",
  "get_unsubscribe",
  "list_landing_pages",
  "list_sitemap_companies",
  "list_sitemap_jobs",
  "note_job_view",
  "note_sign_up",
  "read_calendar_feed",
  "recognise_skills",
  "remove_added_person",
  "renew_job_alert_request",
  "report_error",
  "request_job_alert",
  "search_jobs",
  "search_places",
  "search_skills",
  "send_contact_message",
  "stop_job_alerts",
  "unsubscribe",
];
/** Procedures for the secret key only. */
const forService = ["claim_emails", "complete_email", "grant_admin", "list_discarded_files"];

/** What clients may do with tables directly; everything else goes through procedures. */
const tableRights = [
  "authenticated: DELETE company_relationships",
  "authenticated: DELETE notifications",
  "authenticated: SELECT applications",
  "authenticated: SELECT candidate_assignments",
  "authenticated: SELECT companies",
  "authenticated: SELECT company_relationships",
  "authenticated: SELECT company_subscriptions",
  "authenticated: SELECT company_users",
  "authenticated: SELECT conversations",
  "authenticated: SELECT job_assignments",
  "authenticated: SELECT jobs",
  "authenticated: SELECT notifications",
  "authenticated: SELECT profiles",
  "authenticated: SELECT team_news",
];
const columnRights = [
  "authenticated: INSERT company_relationships (can_share_candidates, can_share_jobs, company_a_id, company_b_id, id)",
  "authenticated: SELECT candidates (alternate_phone, bio, certificates, city, country, cover_letter_url, created_at, email, experience_years, first_name, github_url, id, is_managed_by_company, last_name, linkedin_url, management_terms, managing_company_id, phone, portfolio_url, resume_url, shown_to_partners, skill_keys, skills, state, street, title, unit, updated_at, user_id, work_authorization, zip_code)",
  "authenticated: UPDATE company_relationships (can_share_candidates, can_share_jobs)",
  "authenticated: UPDATE company_users (email, first_name, last_name, phone)",
];

/** Tables from which clients may read rows or columns. */
const readable = new Set([...tableRights, ...columnRights].map((right) => right.match(/SELECT (\w+)/)?.[1]));

const lines = async (query: PromiseLike<readonly { line?: string }[]>) =>
  [...(await query)].map(({ line }) => line ?? "").sort();
const clientRoles = ["anon", "authenticated"];

describe("the database catalog", () => {
  test("every table in our schemas has row security", async () => {
    const open = sql`
      select oid::regclass::text as line from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity`;
    expect(await lines(open)).toEqual([]);
  });

  test("no two policies of a table cover the same command and role", async () => {
    const doubled = sql`
      select polrelid::regclass || ' ' || command as line
      from pg_policy, unnest(case when polcmd = '*' then '{r,a,w,d}' else array[polcmd::text] end) as command, unnest(polroles) as role
      where polpermissive and polrelid::regclass::text not like 'storage.%'
      group by polrelid, command, role having count(*) > 1`;
    expect(await lines(doubled)).toEqual([]);
  });

  test("the API has no views, which would bypass row security", async () => {
    const views = sql`
      select oid::regclass::text as line from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`;
    expect(await lines(views)).toEqual([]);
  });

  test("clients have only the listed rights on tables", async () => {
    const rights = sql`
      select role || ': ' || privilege || ' ' || relname as line
      from pg_class, unnest(${clientRoles}::text[]) as role,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) as privilege
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(role, pg_class.oid, privilege)`;
    expect(await lines(rights)).toEqual(tableRights);
  });

  test("clients have only the listed rights on single columns", async () => {
    const rights = sql`
      select role || ': ' || privilege || ' ' || relname || ' (' || string_agg(attname, ', ' order by attname) || ')' as line
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
        unnest(${clientRoles}::text[]) as role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege(role, pg_class.oid, privilege)
        and has_column_privilege(role, pg_class.oid, attnum, privilege)
      group by role, privilege, relname`;
    expect(await lines(rights)).toEqual(columnRights);
  });

  test("clients have no rights on sequences, or on anything in private except its helpers", async () => {
    const sequences = sql`
      select role || ' ' || relname as line from pg_class, unnest(${clientRoles}::text[]) as role
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'S'
        and has_sequence_privilege(role, pg_class.oid, 'USAGE, SELECT, UPDATE')`;
    expect(await lines(sequences)).toEqual([]);
    const tables = sql`
      select role || ' ' || relname as line from pg_class, unnest(${clientRoles}::text[]) as role
      where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege(role, pg_class.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')`;
    expect(await lines(tables)).toEqual([]);
    const creators = sql`
      select role || ' ' || nspname as line from pg_namespace, unnest(${clientRoles}::text[]) as role
      where nspname in ('public', 'private') and has_schema_privilege(role, pg_namespace.oid, 'CREATE')`;
    expect(await lines(creators)).toEqual([]);
  });

  test("every SECURITY DEFINER function of the API is listed with a reason", async () => {
    const found = sql`
      select proname as line from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`;
    expect(await lines(found)).toEqual(Object.keys(definers).sort());
  });

  test("every function has a comment", async () => {
    const silent = sql`
      select oid::regprocedure::text as line from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_proc') is null`;
    expect(await lines(silent)).toEqual([]);
  });

  test("each role can execute only its own procedures", async () => {
    const executableBy = (role: string) =>
      lines(sql`
        select proname as line from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege(${role}, oid, 'EXECUTE')`);
    const all = await lines(sql`select proname as line from pg_proc where pronamespace = 'public'::regnamespace`);
    expect(await executableBy("anon")).toEqual(forAnonymous);
    expect(await executableBy("authenticated")).toEqual(all.filter((name) => !forService.includes(name)));
    for (const name of forService) expect(await executableBy("service_role")).toContain(name);
  });

  test("clients can execute only those SECURITY DEFINER functions in private that policies use", async () => {
    const found = sql`
      select distinct proname as line from pg_proc, unnest(${clientRoles}::text[]) as role
      where pronamespace = 'private'::regnamespace and prosecdef and has_function_privilege(role, pg_proc.oid, 'EXECUTE')`;
    expect(await lines(found)).toEqual([
      "can_store_file",
      "company_is_live",
      "conversation_side",
      "has_live_session",
      "has_unsettled_move",
      "is_admin",
      "is_applicant_suspended",
      "is_suspended",
      "my_acts_at",
      "my_assigned_candidate_ids",
      "my_assigned_job_ids",
      "my_candidate_id",
      "my_company_ids",
      "my_company_ids_to",
      "my_reach",
      "my_role",
      "reaches_people",
      "reads_conversation_of",
    ]);
  });
});

class RolledBack extends Error {}
type Transaction = typeof sql;

/**
 * Runs in a transaction with everything in public granted to the API roles, as in old hosted projects, and rolls it back. `as`
 * runs a statement as a person and returns its row count, or the code of its refusal.
 */
async function withEverythingGranted(
  run: (tools: {
    transaction: Transaction;
    as: (userId: string | null, statement: string) => Promise<number | string>;
  }) => Promise<void>,
): Promise<void> {
  const attempt = sql.begin(async (begun) => {
    const transaction = begun as unknown as Transaction;
    for (const kind of ["tables", "sequences", "functions"]) {
      await transaction.unsafe(`grant all on all ${kind} in schema public to anon, authenticated`);
    }
    const as = async (userId: string | null, statement: string): Promise<number | string> => {
      const role = userId ? "authenticated" : "anon";
      const claims = JSON.stringify({ role, ...(userId ? { sub: userId } : {}) });
      await transaction.unsafe("savepoint attempt");
      try {
        await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
        return (await transaction.unsafe(statement)).count;
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await transaction.unsafe("rollback to savepoint attempt");
      }
    };
    await run({ transaction, as });
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

describe("with everything granted, as in old hosted projects", () => {
  let cast: Cast;
  let tables: string[];
  beforeAll(async () => {
    cast = await makeCast();
    const job = await makeJob(cast.company, { assignedTo: cast.people.recruiter });
    const application = await makeApplication(job, cast.candidate);
    await sql`
      insert into public.application_assignments (application_id, company_id, assigned_to_user_id)
      values (${application}, ${cast.company.id}, ${cast.people.recruiter.id})`;
    const [question] = await sql`
      insert into public.job_questions (job_id, position, question) values (${job.id}, 0, 'Why?') returning id`;
    await sql`
      insert into public.job_application_answers (application_id, question_id, question, answer)
      values (${application}, ${question?.id}, 'Why?', 'Because.')`;
    await sql`insert into public.company_relationships (company_a_id, company_b_id) values (${cast.company.id}, ${cast.other.id})`;
    await sql`update public.candidates set managing_company_id = ${cast.company.id} where id = ${cast.candidate.candidateId}`;
    await sql`
      insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
      values (${cast.candidate.candidateId}, ${cast.company.id}, ${cast.people.recruiter.id})`;
    await sql`
      insert into public.put_forwards (job_id, candidate_id, company_id)
      values (${job.id}, ${cast.candidate.candidateId}, ${cast.company.id})`;
    await cast.people.owner.client.rpc("create_invitation", {
      p_type: "employee",
      p_email: `invited-${cast.people.owner.email}`,
      p_data: { firstName: "Eve", lastName: "Employee", role: "manager" },
    });
    await sql`select private.touch_conversation(${application})`;
    await sql`insert into public.team_news (application_id) values (${application})`;
    await sql`select private.notify(${cast.people.recruiter.id}, 'job_assigned', '{"names": "Night driver"}')`;
    await sql`insert into public.company_proposals (company_id, changes) values (${cast.company.id}, '{"tax_id": "1"}')`;
    const rows =
      await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
    tables = rows.map((row) => row.relname);
    for (const table of tables)
      expect((await sql.unsafe(`select 1 from public.${table} limit 1`)).count, table).toBe(1);
  });

  test("strangers and visitors read, change and delete nothing", async () => {
    await withEverythingGranted(async ({ transaction, as }) => {
      for (const userId of [null, crypto.randomUUID()]) {
        for (const table of tables) {
          const column = (
            await transaction`
              select attname from pg_attribute
              where attrelid = ${`public.${table}`}::regclass and attnum > 0 and attgenerated = '' and attidentity = ''
              order by attnum limit 1`
          )[0]?.attname;
          expect(await as(userId, `select 1 from public.${table}`), table).toBe(0);
          // The audit log refuses even an empty update.
          const nothing = table === "audit_log" ? "PT403" : 0;
          expect(await as(userId, `update public.${table} set ${column} = ${column}`), table).toBe(nothing);
          expect(await as(userId, `delete from public.${table}`), table).toBe(nothing);
        }
      }
    });
  });

  test("visitors, strangers, candidates and owners cannot insert rows into any table", async () => {
    await withEverythingGranted(async ({ transaction, as }) => {
      const outsiders = [null, crypto.randomUUID(), cast.people.candidate.id, cast.people.owner.id];
      for (const table of tables) {
        const columns = (
          await transaction`
            select attname from pg_attribute
            where attrelid = ${`public.${table}`}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`
        )
          .map((row) => `"${row.attname}"`)
          .join(", ");
        await transaction.unsafe(`
          create temporary table "copy_${table}" on commit drop as select ${columns} from public.${table} limit 1;
          grant select on "copy_${table}" to anon, authenticated`);
        const insert = `insert into public.${table} (${columns}) overriding system value select ${columns} from "copy_${table}"`;
        for (const userId of outsiders) expect(["42501", "PT403"], table).toContain(await as(userId, insert));
      }
    });
  });

  test("people who can edit their own rows gain no other rights", async () => {
    await withEverythingGranted(async ({ as }) => {
      const { candidate, recruiter, owner } = cast.people;
      const own = (userId: string) => `where user_id = '${userId}'`;
      expect(await as(recruiter.id, `update public.company_users set phone = '1' ${own(recruiter.id)}`)).toBe(1);
      for (const change of [
        "role = 'company_admin'",
        `company_id = '${cast.other.id}'`,
        `user_id = '${candidate.id}'`,
        "id = gen_random_uuid()",
        "created_at = now() - interval '1 year'",
      ]) {
        const answer = await as(recruiter.id, `update public.company_users set ${change} ${own(recruiter.id)}`);
        expect(answer, change).toBe("PT403");
      }
      expect(await as(candidate.id, "update public.profiles set role = 'admin'")).toBe(0);
      expect(await as(candidate.id, "update public.candidates set managing_company_id = null")).toBe(0);
      expect(await as(candidate.id, "update public.applications set status = 'hired'")).toBe(0);
      expect(await as(owner.id, "update public.companies set is_approved = true")).toBe(0);
      expect(await as(owner.id, "update public.company_subscriptions set tier = 'pro'")).toBe(0);
      expect(await as(owner.id, "delete from public.company_users")).toBe(0);
      expect(await as(owner.id, "update public.jobs set status = 'published'")).toBe(0);
    });
  });

  test("a candidate cannot insert a candidate record, not even their own", async () => {
    await withEverythingGranted(async ({ transaction, as }) => {
      const { id, email } = cast.people.candidate;
      await transaction`delete from public.candidates where user_id = ${id}`;
      expect(await as(id, `insert into public.candidates (user_id, email) values ('${id}', '${email}')`)).toBe("42501");
    });
  });

  test("tables read through procedures are closed to administrators and staff too", async () => {
    await withEverythingGranted(async ({ as }) => {
      for (const table of tables.filter((name) => !readable.has(name))) {
        for (const { id } of [cast.people.admin, cast.people.owner]) {
          expect(await as(id, `select from public.${table}`), table).toBe(0);
        }
      }
    });
  });

  test("procedures for the secret key refuse everyone else", async () => {
    await withEverythingGranted(async ({ as }) => {
      for (const userId of [null, cast.people.candidate.id, cast.people.admin.id]) {
        expect(await as(userId, `select public.grant_admin('${cast.people.candidate.email}')`)).toBe("PT403");
        expect(await as(userId, "select * from public.claim_emails(1)")).toBe("PT403");
        expect(await as(userId, "select public.complete_email(gen_random_uuid(), null)")).toBe("PT403");
      }
    });
  });

  test("procedures for signed-in people refuse calls without a session", async () => {
    await withEverythingGranted(async ({ transaction, as }) => {
      const procedures = await transaction`
        select proname, (
          select string_agg('null::' || format_type(type, null), ', ' order by position)
          from unnest(proargtypes::oid[]) with ordinality as argument (type, position)
        ) as arguments
        from pg_proc where pronamespace = 'public'::regnamespace`;
      for (const { proname, arguments: parameters } of procedures) {
        if (forAnonymous.includes(proname) || forService.includes(proname)) continue;
        const answer = await as(null, `select * from public.${proname}(${parameters ?? ""})`);
        expect(["PT401", "PT404", "42501"], proname).toContain(answer);
      }
    });
  });
});
