-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP VIEW "private"."counted_application_matches";

DROP VIEW "private"."counted";

ALTER TABLE "private"."answer_reminders"
  DROP CONSTRAINT "answer_reminders_pkey";

ALTER TABLE "public"."applications"
  DROP CONSTRAINT "applications_once_per_job";

DROP FUNCTION "private"."my_application_json"(public.applications);

DROP FUNCTION "private"."application_events_json"(uuid, uuid, boolean);

DROP FUNCTION "public"."withdraw_application"(uuid);

CREATE TABLE "private"."application_withdrawals" (
  "application_id" uuid NOT NULL,
  "reason" text,
  "message" text,
  CONSTRAINT "application_withdrawals_pkey" PRIMARY KEY (application_id),
  CONSTRAINT "application_withdrawals_reason_check" CHECK ((reason = ANY (ARRAY['other_job'::text, 'not_fitting'::text, 'salary'::text, 'location'::text, 'too_slow'::text, 'send_anew'::text, 'other'::text]))),
  CONSTRAINT "application_withdrawals_message_check" CHECK (private.is_text(message, 1000))
);

ALTER TABLE "private"."application_withdrawals"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."answer_reminders"
  ADD COLUMN "is_past" boolean NOT NULL DEFAULT false;

ALTER TABLE "private"."application_matches"
  ADD COLUMN "withdrawn_on" date;

ALTER TABLE "public"."applications"
  ADD COLUMN "attempt" smallint NOT NULL DEFAULT 1;

CREATE OR REPLACE FUNCTION private.application_events_json (
  application public.applications,
  names_of_company uuid,
  me private.reach DEFAULT NULL::private.reach
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  of_candidate boolean := me is null;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', e.application_id,
      'from_status', e.from_status,
      'to_status', e.to_status,
      'created_at', e.created_at,
      'actor_name', case when not (of_candidate and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      'withdrawal', case when of_candidate or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end
    ) order by e.id), '[]')
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    where a.candidate_id = application.candidate_id and a.job_id = application.job_id and a.attempt <= application.attempt
      and (a.id = application.id or of_candidate or me.is_admin or private.can_review_application(a, me))
      and (not of_candidate or private.is_settled(e))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.can_apply_again (
  last public.applications
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN (((last).status = 'withdrawn'::public.application_status) AND ((last).attempt < 3));

CREATE OR REPLACE FUNCTION private.company_application_json (
  application public.applications,
  me private.reach DEFAULT private.my_reach()
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  return (
    select jsonb_build_object(
      'id', application.id,
      'status', application.status,
      'applied_at', application.applied_at,
      'applied_by_company_id', application.applied_by_company_id,
      'applied_by_company_name', (select c.name from public.companies c where c.id = application.applied_by_company_id),
      'candidate', sent.profile,
      'job', jsonb_build_object(
        'id', j.id,
        'title', j.title,
        'location', j.location,
        'job_type', j.job_type,
        'experience_level', j.experience_level,
        'assignee', case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end,
        'company_name', (select c.name from public.companies c where c.id = j.company_id),
        'is_deleted', j.deleted_at is not null,
        'can', jsonb_build_object('open', private.can_read_job(j, me))
      ),
      'answers', private.application_answers_json(application.id),
      'events', private.application_events_json(application, case when may_move then application.company_id end, me),
      'match', kept.match,
      'assignee', case when sees_all then (
        select a.assignee from private.application_assignees a where a.application_id = application.id) end,
      'rejection', case when sees_all and application.status = 'rejected' then (
        select jsonb_build_object('reason', r.reason, 'message', r.message)
        from private.last_rejection(application.id, only_settled => false) r
      ) end,
      'note_count', case when may_move then private.note_count(application.id) else 0 end,
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'previous_id', there.previous_id,
      'next_id', there.next_id,
      'position', there.place,
      'total', there.total
    )
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.count_promise()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_outcome text := case when tg_op <> 'INSERT' then private.settled_promise(old.answer_by, old.answered_on, old.withdrawn_on) end;
  new_outcome text := case when tg_op <> 'DELETE' then private.settled_promise(new.answer_by, new.answered_on, new.withdrawn_on) end;
begin
  if tg_op = 'UPDATE' and old.company_id = new.company_id and old_outcome is not distinct from new_outcome then
    return null;
  end if;
  if old_outcome is not null then
    insert into private.count_changes (subject, what, n) values (old.company_id, 'promises_' || old_outcome, -1);
  end if;
  if new_outcome is not null then
    insert into private.count_changes (subject, what, n) values (new.company_id, 'promises_' || new_outcome, 1);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_answer_reminders (
  of_application uuid,
  of_user uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.notifications n
   WHERE ((n.user_id = drop_answer_reminders.of_user) AND (n.type = 'application_status'::text) AND (NOT n.is_read) AND ((n.data ->> 'application_id'::text) = (drop_answer_reminders.of_application)::text) AND (n.data ? 'answer_by'::text));
END;

CREATE OR REPLACE FUNCTION private.keep_application_match (
  of_application uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- What the job asks is read here and stays so until the end, or an edit that began before is waited for: none counts past this one.
  perform from public.jobs j join public.applications a on a.job_id = j.id where a.id = of_application for share of j;
  perform private.hold_culture(a.company_id) from public.applications a where a.id = of_application;
  perform private.hold_vocabulary();
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on)
  select * from private.counted_application_matches where application_id = of_application;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_attempt()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  last public.applications := private.last_application(new.candidate_id, new.job_id);
begin
  -- One that may not be is given the place of the one before it, which the constraint refuses like any that came at the same moment.
  new.attempt := case when last.id is null then 1 when private.can_apply_again(last) then last.attempt + 1 else last.attempt end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_match_history()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_application uuid := case tg_op when 'DELETE' then old.application_id else new.application_id end;
begin
  update private.application_matches
  set reached = private.reached_by(of_application), answered_on = private.answered_on(of_application),
    withdrawn_on = private.withdrawn_on(of_application)
  where application_id = of_application;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.kept_promises (
  of_company uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  kept integer;
  passed integer;
begin
  select coalesce(sum(c.n) filter (where c.what = 'promises_kept'), 0), coalesce(sum(c.n), 0)
  into kept, passed
  from private.counts c where c.subject = of_company and c.what in ('promises_kept', 'promises_late');
  passed := passed + (
    select count(*) from private.application_matches m
    where m.company_id = of_company and m.status = any (private.open_stages()) and private.is_overdue(m.answer_due));
  return case when passed >= 10 then jsonb_build_object('kept', kept, 'passed', passed) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.employer_json (
  company public.companies
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
RETURN (private.public_company_json(company) || jsonb_build_object('open_jobs', private.count_visible_jobs_of((company).id), 'promises', private.kept_promises((company).id)));

CREATE OR REPLACE FUNCTION private.last_application (
  of_candidate uuid,
  of_job uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  last public.applications;
begin
  select * into last from public.applications a
  where a.candidate_id = of_candidate and a.job_id = of_job order by a.attempt desc limit 1;
  return last;
end
$function$;

CREATE OR REPLACE FUNCTION private.later_application (
  application public.applications
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select a.id from public.applications a
    where a.candidate_id = application.candidate_id and a.job_id = application.job_id and a.attempt = application.attempt + 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_jobs (
  ids uuid[],
  person public.candidates,
  home private.home_terms,
  is_candidate boolean
)
  RETURNS TABLE (
    "position" bigint,
    job private.visible_jobs,
    entry private.job_list_item
  )
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
BEGIN ATOMIC
 SELECT listed."position",
     v.*::private.visible_jobs
  AS v,
     private.job_list_entry(v.*,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT m.explanation
                FROM private.asked_explanations(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, listed_jobs.person, listed_jobs.home) m(explanation))
             ELSE NULL::jsonb
         END,
         CASE
             WHEN (NOT listed_jobs.is_candidate) THEN private.match_asked(v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys, v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture)
             ELSE NULL::jsonb
         END,
         CASE
             WHEN listed_jobs.is_candidate THEN ( SELECT jsonb_build_object('id', a.id, 'status', a.status) AS jsonb_build_object
                FROM public.applications a
               WHERE ((a.job_id = v.job_id) AND (a.candidate_id = (listed_jobs.person).id))
               ORDER BY a.attempt DESC
              LIMIT 1)
             ELSE NULL::jsonb
         END, (listed_jobs.is_candidate AND private.has_saved(v.job_id))) AS job_list_entry
    FROM (private.visible_jobs v
      JOIN unnest(listed_jobs.ids) WITH ORDINALITY listed(job_id, "position") ON ((listed.job_id = v.job_id)));
END;

CREATE OR REPLACE FUNCTION private.potential_jobs (
  me public.candidates,
  after_order bigint,
  after_posted_at timestamp with time zone,
  after_id uuid,
  wanted integer,
  from_kept boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  mine private.match_facts := private.match_facts(me);
  home private.home_terms := private.home_of(me);
  kept private.kept_matches;
  page uuid[];
begin
  if from_kept then
    select * into kept from private.kept_matches k
    where k.candidate_id = me.id and k.facts is not distinct from mine
      and k.server = (select system_identifier from pg_control_system());
    if kept.candidate_id is null then
      return null;
    end if;
    page := private.best_of_kept(kept, after_order, after_posted_at, after_id, wanted);
    if page is null then
      return null;
    end if;
  else
    page := private.best_of_all(me.id, mine, after_order, after_posted_at, after_id, wanted);
  end if;
  return jsonb_build_object(
    'total', private.count_visible_jobs() - (
      select count(distinct a.job_id) from public.applications a join private.visible_matches v on v.job_id = a.job_id where a.candidate_id = me.id
    ),
    'jobs', coalesce((
      select jsonb_agg(private.job_list_entry(v, m.explanation, saved => private.has_saved(v.job_id)) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, me, home
      ) as m
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.recount()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  lock table public.applications, public.jobs, public.job_assignments, public.candidates, public.candidate_assignments, public.profiles, public.companies,
    private.company_queues, private.application_matches in share mode;
  delete from private.count_changes;
  delete from private.kept_counts;
  insert into private.kept_counts (subject, what, n) select subject, what, n from private.counted where n > 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.recount_application_matches (
  of_jobs uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- In the order of their ids, so that two recounts wait for each other instead of for ever; applications on their way come first.
  perform from public.jobs where id = any (of_jobs) order by id for no key update;
  perform private.hold_vocabulary();
  -- In order as well: who moves several applications writes theirs one after the other.
  perform from private.application_matches where job_id = any (of_jobs) order by application_id for no key update;
  -- An update passes over applications that go meanwhile; it would insert anew what went with them.
  update private.application_matches kept
  set match_order = counted.match_order, match = counted.match, skill_keys = counted.skill_keys,
    level_fit = counted.level_fit, place_fit = counted.place_fit
  from private.counted_application_matches counted
  where counted.job_id = any (of_jobs) and kept.application_id = counted.application_id
    and (kept.match::text is distinct from counted.match::text or kept.skill_keys is distinct from counted.skill_keys);
  insert into private.application_matches (
    application_id, job_id, company_id, applied_by_company_id, applied_at, match_order, candidate_name, candidate_title, match, words, skill_keys,
    status, answer_by, answer_due, reached, answered_on, level_fit, place_fit, withdrawn_on)
  select * from private.counted_application_matches counted
  where counted.job_id = any (of_jobs)
    and not exists (select from private.application_matches kept where kept.application_id = counted.application_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_candidate (
  application public.applications,
  today date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record;
begin
  select p.user_id, p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.drop_answer_reminders(application.id, facts.user_id);
  perform private.notify(
    facts.user_id, 'application_status',
    case
      when application.answer_due < today then facts.company_name || ' has not answered by the promised day'
      when application.answer_due = today then facts.company_name || ' promised you an answer by today'
      else facts.company_name || ' promised you an answer by tomorrow'
    end,
    case when application.answer_due < today then facts.title || '. They have been reminded.' else facts.title end,
    private.application_ids(application) || jsonb_build_object('answer_by', application.answer_by)
  );
  perform private.enqueue_email('answer_promised', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'answer_by', application.answer_by,
    'days_left', sign(application.answer_due - today),
    'path', '/candidate/applications/' || application.id
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_answers()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
  reminded uuid[];
  application public.applications;
  today date := (now() at time zone 'UTC')::date;
  n bigint;
begin
  -- An hour before the summaries, so that reminders are in them.
  if (now() at time zone 'UTC')::time < '12:00' then
    return;
  end if;
  delete from private.answer_reminders r where r.due < today - 7;
  with added as (
    insert into private.answer_reminders (application_id, due, is_last, is_past)
    select a.id, a.answer_due, a.answer_due = today, a.answer_due < today
    from public.applications a
    -- A day that a pause of the schedule let pass is still told.
    where a.answer_due between today - 7 and today + 1 and not exists (
      select from private.answer_reminders r
      where r.application_id = a.id and r.due = a.answer_due and r.is_last = (a.answer_due = today) and r.is_past = (a.answer_due < today))
    on conflict do nothing
    returning application_id
  )
  select coalesce(array_agg(application_id), '{}') into reminded from added;
  for due in
    select behind.user_id, a.company_id, sign(a.answer_due - today) as days_left,
      array_agg(a.id order by m.candidate_name, a.id) as ids,
      array_agg(coalesce(m.candidate_name, 'Somebody') order by m.candidate_name, a.id) as names
    from public.applications a
    left join private.application_matches m on m.application_id = a.id
    cross join lateral private.people_behind_application(a) behind
    where a.id = any (reminded)
    group by behind.user_id, a.company_id, sign(a.answer_due - today)
  loop
    n := cardinality(due.ids);
    perform private.tell_staff(
      due.user_id, 'answer_due', 'answer_due',
      case n when 1 then 'An answer is ' else n || ' answers are ' end
        || case due.days_left when 1 then 'due tomorrow' when 0 then 'due today' else 'late' end,
      private.listed_names(due.names),
      jsonb_build_object('company_id', due.company_id)
        || case n when 1 then jsonb_build_object('application_id', due.ids[1]) else '{}' end,
      case n when 1 then '/company/applications/' || due.ids[1] else '/company/applications?order=answer' end);
  end loop;
  for application in select * from public.applications a where a.id = any (reminded) order by a.id loop
    perform private.remind_candidate(application, today);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.sent_documents_json (
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'bucket', d.bucket_id,
      'path', d.name,
      'size', d.size,
      'is_stored', o.id is not null
    ) order by array_position(array['candidate_resumes', 'candidate_cover_letters', 'candidate_certificates'], d.bucket_id), d.name), '[]')
    from private.sent_documents d
    left join storage.objects o using (bucket_id, name)
    where d.application_id = of_application and d.bucket_id <> 'application_files'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_application_json (
  application public.applications
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
BEGIN ATOMIC
 SELECT jsonb_build_object('id', (my_application_json.application).id, 'status', private.settled_status(my_application_json.application), 'applied_at', (my_application_json.application).applied_at, 'job', ((private.job_facts(j.*) - 'answer_days'::text) || jsonb_build_object('company', private.company_card(c.*), 'is_visible', private.is_visible_job(j.id))), 'answers', private.application_answers_json((my_application_json.application).id), 'events', private.application_events_json(my_application_json.application, (my_application_json.application).company_id), 'match', private.application_match(my_application_json.application), 'message',
         CASE
             WHEN (private.settled_status(my_application_json.application) = 'rejected'::public.application_status) THEN ( SELECT r.message
                FROM private.last_rejection((my_application_json.application).id, only_settled => true) r(event_id, application_id, reason, message))
             ELSE NULL::text
         END, 'answer_by', (my_application_json.application).answer_by, 'answer_due', private.owed_day((my_application_json.application).answer_by, private.settled_status(my_application_json.application), (EXISTS ( SELECT
            FROM public.application_events e
           WHERE ((e.application_id = (my_application_json.application).id) AND private.is_answer(e.to_status) AND private.is_settled(e.*))))), 'can', jsonb_build_object('withdraw', private.can_withdraw_application(my_application_json.application), 'apply_again', (private.can_apply_again(my_application_json.application) AND private.is_visible_job(j.id) AND (private.later_application(my_application_json.application) IS NULL))), 'attempt', (my_application_json.application).attempt, 'later_id', private.later_application(my_application_json.application), 'employer',
         CASE
             WHEN c.is_approved THEN private.employer_json(c.*)
             ELSE NULL::jsonb
         END, 'documents', private.sent_documents_json((my_application_json.application).id))
  AS jsonb_build_object
    FROM public.jobs j,
     public.companies c
   WHERE ((j.id = (my_application_json.application).job_id) AND (c.id = j.company_id));
END;

CREATE OR REPLACE FUNCTION private.settled_promise (
  answer_by date,
  answered_on date,
  withdrawn_on date
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
RETURN CASE WHEN (answered_on <= answer_by) THEN 'kept'::text WHEN (COALESCE(answered_on, withdrawn_on) > answer_by) THEN 'late'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.promise_outcome (
  kept private.application_matches
)
  RETURNS text
  LANGUAGE sql
  STABLE
RETURN COALESCE(private.settled_promise((kept).answer_by, (kept).answered_on, (kept).withdrawn_on), CASE WHEN private.is_overdue((kept).answer_due) THEN 'late'::text ELSE NULL::text END);

CREATE OR REPLACE FUNCTION private.tell_company_about_application (
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told record;
  facts record;
  ids jsonb := private.application_ids(application);
  path text := '/company/applications/' || application.id;
begin
  select j.title, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, private.sent_profile(application.id) p
  where j.id = application.job_id;
  for told in select * from private.people_behind_application(application) loop
    if application.status = 'withdrawn' then
      perform private.tell_staff(
        told.user_id, 'new_application', 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title, ids, path,
        by_mail => false);
    else
      perform private.tell_staff(
        told.user_id, 'new_application', 'application_received',
        facts.candidate_name || case when application.attempt > 1 then ' applied again' else ' applied' end, facts.title, ids, path,
        'application_received', jsonb_build_object(
          'job_title', facts.title,
          'candidate_name', facts.candidate_name,
          'match_summary', private.application_match(application) ->> 'summary'
        ));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawal_errors (
  reason text,
  message text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.field_errors(jsonb_build_object('reason', reason, 'message', message), array[
    private.rule(
      'reason', 'choice', 20, message => 'Choose a reason', choices => '{other_job,not_fitting,salary,location,too_slow,send_anew,other}'),
    private.rule('message', 'text', 1000)]);
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawn_json (
  last public.applications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case when last.status = 'withdrawn' then jsonb_build_object(
    'at', (select max(e.created_at) from public.application_events e where e.application_id = last.id and e.to_status = 'withdrawn'),
    'can_apply', private.can_apply_again(last)) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdrawn_on (
  of_application uuid
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select (min(e.created_at) at time zone 'UTC')::date
    from public.application_events e
    where e.application_id = of_application and e.to_status = 'withdrawn'
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_candidate_activity()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return jsonb_build_object(
    'applications', (select count(*) from public.applications a where a.candidate_id = me),
    'interviews', private.interview_count(me),
    'available_jobs', private.count_visible_jobs() - (
      -- Each job once.
      select count(*) from public.applications a join private.visible_jobs p on p.job_id = a.job_id where a.candidate_id = me and a.attempt = 1
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_details (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  last public.applications;
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    last := private.last_application(me.id, p_job_id);
  end if;
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when is_candidate then private.job_match(j, me) end,
    -- A published job has its keys and places beside it.
    'asked', case when not is_candidate then coalesce((
      select private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms, c.culture_values)
      from public.published_jobs p where p.job_id = j.id
    ), (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level, j.job_type, j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)), c.culture_values)
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    )) end,
    'application_id', last.id,
    'withdrawn', private.withdrawn_json(last),
    'saved', is_candidate and private.has_saved(j.id),
    'question_count', (select count(*) from public.job_questions q where q.job_id = j.id and q.removed_at is null)
  )
  into found_job
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = p_job_id and private.can_see_job(j.id);
  if found_job is null then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return found_job;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_saved_jobs (
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save jobs');
  me public.candidates := private.my_candidate();
  home private.home_terms := private.home_of(me);
  page_before record := private.page_key(p_before, 'savedAt');
begin
  return jsonb_build_object('jobs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.job_id,
      'title', coalesce((l.job).title, page.title),
      'company_name', coalesce((l.job).company_name, page.company_name),
      'saved', true,
      'saved_at', page.saved_at,
      'application', page.application,
      'job', to_jsonb(l.entry)
    ) order by page.saved_at desc, page.job_id desc), '[]')
    from (
      select s.*, (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a
        where a.job_id = s.job_id and a.candidate_id = me.id order by a.attempt desc limit 1
      ) as application
      from private.saved_jobs s
      where s.user_id = caller and (s.saved_at, s.job_id) < (page_before.at, page_before.id)
      order by s.saved_at desc, s.job_id desc
      limit private.page_limit(p_limit)
    ) as page
    left join lateral private.listed_jobs(array[page.job_id], me, home, true) as l on true
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_similar_jobs (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
  is_open boolean := private.can_see_job(p_job_id);
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  application_id uuid;
  asked_keys text[];
  found_ids uuid[];
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
  end if;
  select * into job from public.jobs where id = p_job_id;
  application_id := (private.last_application(me.id, job.id)).id;
  -- Of a job the caller may not know of this says what it says of none.
  if job.id is null or not (is_open or application_id is not null or private.was_public(job)) then
    return '{"closed": null, "jobs": []}';
  end if;
  asked_keys := (select keys from private.asked_skills(job.skills_required));
  found_ids := private.similar_jobs(job.id, array(select id from private.match_terms where term = any (asked_keys) order by id), me);
  return jsonb_build_object(
    'closed', case when not is_open then (
      select jsonb_build_object('title', coalesce(
        (select t.title from private.titles_when_open t where t.job_id = job.id), job.title), 'company_name', c.name, 'application_id', application_id)
      from public.companies c where c.id = job.company_id
    ) end,
    'jobs', array(
      select to_jsonb(l.entry) || jsonb_build_object('shared', array(
        select asked.name from unnest((l.job).skills_required, (l.job).required_skill_keys) as asked (name, key) where asked.key = any (asked_keys)
      ))
      from private.listed_jobs(found_ids, me, home, is_candidate) as l
      order by l."position"
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_jobs_for_candidate (
  p_candidate_id uuid,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person public.candidates := private.managed_candidate(p_candidate_id);
  of_company uuid := private.partnered_company(person.managing_company_id);
  home private.home_terms := private.home_of(person);
  mine private.match_facts := private.match_facts(person);
  companies uuid[] := array_append(array(select private.partner_ids(of_company, 'jobs')), of_company);
  page_after record := private.page_key(p_after, 'postedAt');
  -- Above every order.
  after_order bigint := 9223372036854775807;
  page uuid[];
begin
  if page_after.at <> 'infinity' then
    if not coalesce(pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_order := p_after ->> 'score';
  end if;
  page := array(
    select r.job_id
    from private.ranked_jobs(mine.skills, mine.years, mine.at_home, mine.near_home, mine.home_known, mine.culture) as r
    join private.matchable_jobs m on m.job_id = r.job_id and m.company_id = any (companies)
    where private.comes_first(after_order, page_after.at, page_after.id, r.match_order, r.posted_at, r.job_id)
    order by r.match_order desc, r.posted_at desc, r.job_id
    limit private.page_limit(p_limit)
  );
  return jsonb_build_object(
    'total', (select coalesce(sum(private.count_visible_jobs_of(company)), 0) from unnest(companies) as company),
    'jobs', coalesce((
      select jsonb_agg(to_jsonb(l.entry) || jsonb_build_object(
        -- What they sent elsewhere on their own is theirs to tell.
        'application', (
          select jsonb_build_object('id', a.id, 'applied_at', a.applied_at)
          from public.applications a
          where a.candidate_id = person.id and a.job_id = (l.job).job_id and of_company in (a.applied_by_company_id, a.company_id)
          order by a.attempt desc limit 1
        ),
        'put_forward', (
          select jsonb_build_object('id', f.id, 'status', f.status, 'created_at', f.created_at)
          from public.put_forwards f
          where f.candidate_id = person.id and f.job_id = (l.job).job_id and f.company_id = of_company and f.status <> 'withdrawn'
        )
      ) order by l."position")
      from private.listed_jobs(page, person, home, true) as l
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.submit_application (
  p_job_id uuid,
  p_answers jsonb DEFAULT NULL::jsonb,
  p_source text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me public.candidates;
  given jsonb;
  last public.applications;
  application public.applications;
begin
  -- The person first; then nothing of the profile or its files goes or changes while it is sent (remove_file holds the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
  me := private.require_applicant();
  -- Waits while the job is being deleted or edited, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for share;
  last := private.last_application(me.id, p_job_id);
  if last.status = 'withdrawn' and not private.can_apply_again(last) then
    perform private.fail(409, 'applied_too_often', 'You have withdrawn from this job three times and cannot apply for it again');
  elsif last.id is not null and last.status <> 'withdrawn' then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not private.is_visible_job(p_job_id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.check_daily_quota('applications', (
    select count(*) from public.applications a where a.candidate_id = me.id and a.applied_at > now() - interval '1 day'));
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_attempt do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.keep_application_source(application.id, p_source);
  perform private.tell_company_about_application(application);
  return application.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_application (
  p_application_id uuid,
  p_reason text DEFAULT NULL::text,
  p_message text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.own_application(p_application_id);
begin
  perform private.refuse_field_errors(private.withdrawal_errors(p_reason, p_message));
  -- Its company may be moving it: what is decided next is decided on what it left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if private.can_withdraw_application(application) then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.tell_company_about_application(application);
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  end if;
  return private.my_application_json(application);
end
$function$;

ALTER TABLE "private"."answer_reminders"
  ADD CONSTRAINT "answer_reminders_pkey" PRIMARY KEY (application_id, due, is_last, is_past);

ALTER TABLE "private"."application_withdrawals"
  ADD CONSTRAINT "application_withdrawals_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_attempt_check" CHECK (((attempt >= 1) AND (attempt <= 3)));

ALTER TABLE "public"."applications"
  ADD CONSTRAINT "applications_once_per_attempt" UNIQUE (candidate_id, job_id, attempt);

CREATE VIEW "private"."counted_application_matches" AS  SELECT a.id AS application_id,
    a.job_id,
    a.company_id,
    a.applied_by_company_id,
    a.applied_at,
    ((counted.match ->> 'score'::text))::bigint AS match_order,
    btrim(((c.first_name || ' '::text) || c.last_name)) AS candidate_name,
    c.title AS candidate_title,
    (counted.match)::json AS match,
    private.words_of(c.*) AS words,
    COALESCE(c.skill_keys, '{}'::text[]) AS skill_keys,
    a.status,
    a.answer_by,
    a.answer_due,
    private.reached_by(a.id) AS reached,
    private.answered_on(a.id) AS answered_on,
    ((counted.match -> 'level'::text) ->> 'fit'::text) AS level_fit,
    ((counted.match -> 'location'::text) ->> 'fit'::text) AS place_fit,
    private.withdrawn_on(a.id) AS withdrawn_on
   FROM ((((public.applications a
     JOIN public.jobs j ON ((j.id = a.job_id)))
     JOIN public.companies company ON ((company.id = a.company_id)))
     CROSS JOIN LATERAL private.sent_profile(a.id) c(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values))
     CROSS JOIN LATERAL ( SELECT match_explanations.explanation AS match
           FROM private.match_explanations(j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, company.culture_values, c.*, private.home_of(c.*)) match_explanations(explanation)
         OFFSET 0) counted);

CREATE VIEW "private"."counted" WITH (security_invoker=true) AS  SELECT applications.job_id AS subject,
    (applications.status)::text AS what,
    count(*) AS n
   FROM public.applications
  GROUP BY applications.job_id, applications.status
UNION ALL
 SELECT listed.under AS subject,
    ('listed_'::text || a.status) AS what,
    count(*) AS n
   FROM (public.applications a
     CROSS JOIN LATERAL ( SELECT a.company_id AS under
        UNION ALL
         SELECT a.applied_by_company_id AS under
          WHERE (a.applied_by_company_id <> a.company_id)) listed)
  GROUP BY listed.under, a.status
UNION ALL
 SELECT applications.company_id AS subject,
        CASE applications.status
            WHEN 'applied'::public.application_status THEN 'new_applications'::text
            WHEN 'interview'::public.application_status THEN 'interviews'::text
            ELSE 'open_offers'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'interview'::public.application_status, 'offered'::public.application_status]))
  GROUP BY applications.company_id, applications.status
UNION ALL
 SELECT promised.company_id AS subject,
    ('promises_'::text || promised.outcome) AS what,
    count(*) AS n
   FROM ( SELECT a.company_id,
            private.settled_promise(a.answer_by, private.answered_on(a.id), private.withdrawn_on(a.id)) AS outcome
           FROM public.applications a
          WHERE (a.answer_by IS NOT NULL)) promised
  WHERE (promised.outcome IS NOT NULL)
  GROUP BY promised.company_id, promised.outcome
UNION ALL
 SELECT jobs.company_id AS subject,
    'jobs'::text AS what,
    count(*) AS n
   FROM public.jobs
  WHERE (jobs.deleted_at IS NULL)
  GROUP BY jobs.company_id
UNION ALL
 SELECT j.company_id AS subject,
    'unassigned_jobs'::text AS what,
    count(*) AS n
   FROM public.jobs j
  WHERE ((j.deleted_at IS NULL) AND (j.status = ANY (ARRAY['draft'::public.job_status, 'published'::public.job_status])) AND (NOT (EXISTS ( SELECT
           FROM public.job_assignments a
          WHERE (a.job_id = j.id)))))
  GROUP BY j.company_id
UNION ALL
 SELECT candidates.managing_company_id AS subject,
    'managed_candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
  WHERE (candidates.managing_company_id IS NOT NULL)
  GROUP BY candidates.managing_company_id
UNION ALL
 SELECT candidate_assignments.company_id AS subject,
    'assigned_candidates'::text AS what,
    count(*) AS n
   FROM public.candidate_assignments
  GROUP BY candidate_assignments.company_id
UNION ALL
 SELECT private.platform() AS subject,
    'users'::text AS what,
    count(*) AS n
   FROM public.profiles
UNION ALL
 SELECT private.platform() AS subject,
    'candidates'::text AS what,
    count(*) AS n
   FROM public.candidates
UNION ALL
 SELECT private.platform() AS subject,
    'companies'::text AS what,
    count(*) AS n
   FROM public.companies
UNION ALL
 SELECT private.platform() AS subject,
    company_queues.queue AS what,
    count(*) AS n
   FROM private.company_queues
  GROUP BY company_queues.queue;

CREATE TRIGGER application_matches_count_changed_promise
  AFTER UPDATE OF company_id, answer_by, answered_on, withdrawn_on ON private.application_matches
  FOR EACH ROW
  EXECUTE FUNCTION private.count_promise();

CREATE TRIGGER application_matches_count_promise_that_came_or_went
  AFTER INSERT OR DELETE ON private.application_matches
  FOR EACH ROW
  EXECUTE FUNCTION private.count_promise();

CREATE TRIGGER applications_keep_attempt
  BEFORE INSERT ON public.applications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_attempt();

COMMENT ON COLUMN "private"."application_matches"."withdrawn_on" IS 'private.withdrawn_on of it.';

COMMENT ON COLUMN "public"."applications"."attempt" IS 'Of its candidate for its job: the first, or one made after the one before was withdrawn; kept by trigger (RULES: Applications).';

COMMENT ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) IS 'ApplicationEvent[] (contracts/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Without a reach as its candidate reads it: without moves that can still be undone, and without the name of who did not select them.';

COMMENT ON FUNCTION "private"."can_apply_again"(public.applications) IS 'Whether its candidate may apply for the job again, while it is open: after withdrawing, three times in all (RULES: Applications).';

COMMENT ON FUNCTION "private"."count_promise"() IS 'Row trigger: a company''s promises are counted as they are settled, and again where that is undone (private.counted). Row by row, since most changes of a match settle none. SECURITY DEFINER: as the triggers of foundation/counted.sql.';

COMMENT ON FUNCTION "private"."drop_answer_reminders"(uuid, uuid) IS 'Takes unread reminders of an answer back from its candidate: they say what is no longer so.';

COMMENT ON FUNCTION "private"."employer_json"(public.companies) IS 'Employer of the contracts: what anyone may see of a company, how many jobs it has open, and how often it answered by the promised day (RULES: Companies).';

COMMENT ON FUNCTION "private"."keep_attempt"() IS 'Row trigger: an application is its candidate''s first for the job, or follows one that was withdrawn; there is never a second beside one that was not (RULES: Applications). SECURITY DEFINER: reads applications past row policies.';

COMMENT ON FUNCTION "private"."kept_promises"(uuid) IS 'KeptPromises (contracts/company.ts): of how many promised answers whose day is past, or that were given, how many came by their day; null below ten (RULES: Applications). Given ones are kept numbers, owed ones a range of an index.';

COMMENT ON FUNCTION "private"."last_application"(uuid, uuid) IS 'The newest application of a candidate for a job; all null for none.';

COMMENT ON FUNCTION "private"."later_application"(public.applications) IS 'The application that was made after this one was withdrawn, or null.';

COMMENT ON FUNCTION "private"."my_application_json"(public.applications) IS 'CandidateApplicationDetail (contracts/application.ts).';

COMMENT ON FUNCTION "private"."promise_outcome"(private.application_matches) IS 'Whether an application was answered by the promised day: kept, or late when it was answered after it, withdrawn unanswered after it, or is still owed after it; null without a promise, before its day, and for who withdrew unanswered by then (RULES: Reports).';

COMMENT ON FUNCTION "private"."remind_candidate"(public.applications, date) IS 'Tells the candidate that an answer is promised for tomorrow, for today, or did not come, in the application and by mail; in place of an unread reminder of it. The notice goes when the application moves (private.tell_in_app).';

COMMENT ON FUNCTION "private"."remind_of_answers"() IS 'Reminds who hears of an application (private.people_behind_application), and its candidate, of the answer that is promised for tomorrow, again for today, and once when that day has passed (UTC): staff of all answers of a day together. Called on a schedule; does so from 12:00 UTC on.';

COMMENT ON FUNCTION "private"."sent_documents_json"(uuid) IS 'SentDocument[] (contracts/application.ts): the documents of the profile that an application was sent with, in the order of the profile. Files of answers are with the answers.';

COMMENT ON FUNCTION "private"."settled_promise"(date, date, date) IS 'What a promise came to, whatever the day is now: kept when answered by its day; late when answered after it, or withdrawn unanswered after it. Null without a promise, while the answer is owed, and for who withdrew by its day (RULES: Reports).';

COMMENT ON FUNCTION "private"."withdrawal_errors"(text, text) IS 'Errors by field of what an application is withdrawn with; neither is required.';

COMMENT ON FUNCTION "private"."withdrawn_json"(public.applications) IS 'What the page of a job says of a withdrawn application (JobDetails of contracts/candidate.ts); null for any other.';

COMMENT ON FUNCTION "private"."withdrawn_on"(uuid) IS 'The day (UTC) an application was withdrawn; null for none.';

COMMENT ON FUNCTION "public"."submit_application"(uuid, jsonb, text) IS 'Stores an application with all its answers [{question_id, answer}] and the profile and files as they are now, or nothing, tells the company, gives its id; p_source: how its sender came to the job (applicationSources of the contracts) (RULES: Applications). After withdrawing it makes another application. PT404 when the job is not visible, PT409 duplicate_application and applied_too_often, PT422 profile_incomplete, PT422 by question id, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

COMMENT ON FUNCTION "public"."withdraw_application"(uuid, text, text) IS 'Withdraws the caller''s application until it is hired or rejected (PT409 then) and tells the company, with the reason (withdrawalReasons of contracts/application.ts) and the words the caller may give, which its staff who handle the application read; safe to repeat, what was said first stays. PT422 by field. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

COMMENT ON TABLE "private"."answer_reminders" IS 'Of which owed answers both sides were reminded, the day before, (is_last) on the day and (is_past) after it. Written by remind_of_answers.';

COMMENT ON TABLE "private"."application_withdrawals" IS 'Why an application was withdrawn, where its candidate has said so (RULES: Applications). Written by withdraw_application.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."counted_application_matches" IS 'private.application_matches as it must be.';

REVOKE ALL ON FUNCTION "private"."application_events_json"(public.applications, uuid, private.reach) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."can_apply_again"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_promise"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_answer_reminders"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_attempt"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_promises"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_application"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."later_application"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_application_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_candidate"(public.applications, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sent_documents_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settled_promise"(date, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawal_errors"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawn_json"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdrawn_on"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."withdraw_application"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."withdraw_application"(uuid, text, text) TO "authenticated";
