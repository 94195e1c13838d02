-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."job_list_item" ADD ATTRIBUTE "saved" boolean CASCADE;

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_kind_check";

ALTER TABLE "private"."unsubscribe_links"
  DROP CONSTRAINT "unsubscribe_links_once";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb);

DROP FUNCTION "private"."require_candidate_account"(uuid);

CREATE TABLE "private"."job_reports" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "job_id" uuid NOT NULL,
  "reporter" uuid NOT NULL,
  "reason" text NOT NULL,
  "words" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "decided_at" timestamp with time zone,
  CONSTRAINT "job_reports_pkey" PRIMARY KEY (id),
  CONSTRAINT "job_reports_words_check" CHECK (private.is_text(words, 2000))
);

ALTER TABLE "private"."job_reports"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."mailed_jobs" (
  "user_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  CONSTRAINT "mailed_jobs_pkey" PRIMARY KEY (user_id, job_id)
);

ALTER TABLE "private"."mailed_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."reported_jobs" (
  "job_id" uuid NOT NULL,
  "waiting_since" timestamp with time zone,
  "is_flagged" boolean NOT NULL DEFAULT false,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "decision" text,
  "reason" text,
  "has_closed" boolean NOT NULL DEFAULT false,
  "version" timestamp with time zone,
  "is_told" boolean NOT NULL DEFAULT true,
  CONSTRAINT "reported_jobs_decision_check" CHECK ((decision = ANY (ARRAY['offline'::text, 'dismissed'::text]))),
  CONSTRAINT "reported_jobs_pkey" PRIMARY KEY (job_id),
  CONSTRAINT "reported_jobs_reason_check" CHECK (private.is_text(reason, 2000, 1))
);

ALTER TABLE "private"."reported_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."saved_jobs" (
  "user_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "title" text NOT NULL,
  "company_name" text NOT NULL,
  "saved_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_jobs_pkey" PRIMARY KEY (user_id, job_id)
);

ALTER TABLE "private"."saved_jobs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."saved_searches" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "user_id" uuid NOT NULL,
  "name" text NOT NULL,
  "words" text NOT NULL,
  "filter" jsonb NOT NULL,
  "frequency" text NOT NULL,
  "since" timestamp with time zone NOT NULL DEFAULT now(),
  "next_at" timestamp with time zone,
  "deleted_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_searches_filter_check" CHECK (((jsonb_typeof(filter) = 'object'::text) AND (octet_length((filter)::text) <= 4000))),
  CONSTRAINT "saved_searches_frequency_check" CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text, 'off'::text]))),
  CONSTRAINT "saved_searches_next_unless_off" CHECK (((next_at IS NULL) = (frequency = 'off'::text))),
  CONSTRAINT "saved_searches_pkey" PRIMARY KEY (id),
  CONSTRAINT "saved_searches_name_check" CHECK (private.is_line(name, 100, 1)),
  CONSTRAINT "saved_searches_words_check" CHECK (private.is_line(words, 200))
);

ALTER TABLE "private"."saved_searches"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."unsubscribe_links"
  ALTER COLUMN "company_id" DROP NOT NULL;

CREATE OR REPLACE FUNCTION private.check_daily_quota (
  of text,
  made bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if made >= private.daily_quota(of) then
    perform private.fail(429, 'too_many_' || of, format(
      'You have %s %s %s in the last 24 hours, which is the most we take in a day. Please try again later.',
      case of when 'applications' then 'sent' when 'jobs' then 'created' when 'reports' then 'reported' else 'put forward' end, private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' else of end));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_reported_jobs()
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from private.reported_jobs r where r.waiting_since is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.daily_quota (
  of text
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN CASE of WHEN 'applications'::text THEN 30 WHEN 'jobs'::text THEN 50 WHEN 'put_forwards'::text THEN 200 WHEN 'reports'::text THEN 10 ELSE NULL::integer END;

CREATE OR REPLACE FUNCTION private.job_list_entry (
  job private.visible_jobs,
  match jsonb,
  asked jsonb DEFAULT NULL::jsonb,
  application jsonb DEFAULT NULL::jsonb,
  saved boolean DEFAULT false
)
  RETURNS private.job_list_item
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
RETURN ROW((job).job_id, (job).title, (job).company_id, (job).company_name, (job).company_logo_url, (job).location, (job).job_type, (job).experience_level, (job).salary_min, (job).salary_max, (job).posted_at, match, asked, application, saved)::private.job_list_item;

CREATE OR REPLACE FUNCTION private.locked_report (
  of_job uuid
)
  RETURNS private.reported_jobs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs;
begin
  perform private.require_admin();
  -- The job first, as whoever reports it does.
  perform from public.jobs j where j.id = of_job for update;
  select * into reported from private.reported_jobs r where r.job_id = of_job for update;
  if reported.job_id is null then
    perform private.fail(404, 'report_not_found', 'Nobody has reported this job, or it was deleted');
  end if;
  return reported;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_new_jobs (
  of_user uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches;
  marked uuid[];
  all_marked uuid[] := '{}';
  names text[] := '{}';
  address text := (select p.email from public.profiles p where p.id = of_user and p.role = 'candidate');
begin
  for search in
    select * from private.saved_searches s
    where s.user_id = of_user and s.next_at <= now() and s.deleted_at is null
    order by s.created_at, s.id
    for update
  loop
    update private.saved_searches s set next_at = private.next_search_mail(s.frequency) where s.id = search.id;
    marked := case when address is null then '{}' else array(select private.mark_new_jobs(search)) end;
    if marked <> '{}' then
      all_marked := all_marked || marked;
      names := names || ('“' || search.name || '”');
    end if;
  end loop;
  if all_marked = '{}' then
    return;
  end if;
  perform private.enqueue_email('saved_search_jobs', address, jsonb_build_object(
    'searches', array_to_string(names, ', '),
    'total', cardinality(all_marked),
    'jobs', (
      select jsonb_agg(jsonb_build_object(
        'title', newest.title, 'company_name', newest.company_name, 'location', newest.location, 'path', '/jobs/' || newest.job_id
      ) order by newest.posted_at desc, newest.job_id desc)
      from (
        select v.* from private.visible_jobs v where v.job_id = any (all_marked) order by v.posted_at desc, v.job_id desc limit 20
      ) as newest
    ),
    'path', '/candidate/saved?tab=searches',
    'unsubscribe', private.unsubscribe_token(of_user, null, 'saved_searches')));
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_saved_searches()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due uuid;
begin
  -- One run at a time, and the next finds nothing due: two at once would mail somebody's searches apart.
  perform pg_advisory_xact_lock(hashtextextended('private.mail_saved_searches', 0));
  delete from private.saved_searches s where s.deleted_at < now() - interval '1 hour';
  for due in
    select s.user_id from private.saved_searches s
    where s.next_at <= now() and s.deleted_at is null
    group by s.user_id order by min(s.next_at), s.user_id
    limit 200
  loop
    perform private.mail_new_jobs(due);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.mailed_kinds (
  link private.unsubscribe_links
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if link.kind = 'saved_searches' then
    return array(
      select link.kind where exists (
        select from private.saved_searches s where s.user_id = link.user_id and s.frequency <> 'off' and s.deleted_at is null));
  end if;
  return array(
    select k from unnest(private.staff_notice_kinds()) k
    cross join lateral private.staff_notice_setting(link.user_id, link.company_id, k) s
    where case when link.kind = 'summary' then s.by_mail = 'daily' else k = link.kind and s.by_mail <> 'off' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_new_jobs (
  search private.saved_searches
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  words tsquery[] := private.search_words(search.words);
  wanted private.job_filter := private.read_job_filter(search.filter);
  found_ids uuid[];
begin
  wanted.posted_after := greatest(wanted.posted_after, search.since);
  found_ids := private.filtered_jobs(
    wanted, case when words <> '{}' then private.searches_for(words) end, null, null, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 300);
  return query
    with there as (
      -- Held, so that none is deleted meanwhile.
      select j.id from public.jobs j where j.id = any (found_ids) for key share
    )
    insert into private.mailed_jobs (user_id, job_id)
    select search.user_id, there.id from there
    where not exists (
      select from public.applications a join public.candidates c on c.id = a.candidate_id
      where a.job_id = there.id and c.user_id = search.user_id)
    on conflict do nothing
    returning job_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.most_saved_jobs()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 500;

CREATE OR REPLACE FUNCTION private.most_saved_searches()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN 20;

CREATE OR REPLACE FUNCTION private.my_saved_search (
  p_id uuid
)
  RETURNS private.saved_searches
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  search private.saved_searches;
begin
  select * into search from private.saved_searches s where s.id = p_id and s.user_id = caller for update;
  if search.id is null then
    perform private.fail(404, 'search_not_found', 'This search is not saved any more');
  end if;
  return search;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_search_mail (
  frequency text
)
  RETURNS timestamp with time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN CASE frequency WHEN 'daily'::text THEN (private.last_summary() + '1 day'::interval) WHEN 'weekly'::text THEN ((date_trunc('week'::text, ((now() AT TIME ZONE 'UTC'::text) - '13:00:00'::interval)) + '7 days 13:00:00'::interval) AT TIME ZONE 'UTC'::text) ELSE NULL::timestamp with time zone END;

CREATE OR REPLACE FUNCTION private.places_meant (
  place text,
  is_wide boolean
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  city text := coalesce(private.plain_key(split_part(place, ',', 1)), '');
  state text := private.state_of(private.plain_key(regexp_replace(split_part(place, ',', 2), '[\d\s-]+$', '')));
begin
  if place like '%,%' and state is not null then
    return case when city <> '' then array['city ' || city || ' ' || state, 'place ' || city] else '{}' end
      || case when is_wide or city = '' then array['state ' || state] else '{}' end;
  elsif coalesce(city, '') = '' then
    return null;
  end if;
  return array['city ' || city, 'place ' || city, 'state ' || private.state_of(city), 'country ' || city];
end
$function$;

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
      select count(*) from public.applications a join private.visible_matches v on v.job_id = a.job_id where a.candidate_id = me.id
    ),
    'jobs', coalesce((
      select jsonb_agg(private.job_list_entry(v, m.explanation, saved => exists (
        select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = v.job_id)) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, me, home
      ) as m
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_search_settings (
  name text,
  frequency text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('name', name, 'frequency', frequency), array[
      private.rule('name', 'line', 100, 1, 'Name the search'),
      private.rule('frequency', 'choice', 10, 1, 'Choose daily, weekly or off', '{daily,weekly,off}')]));
end
$function$;

CREATE OR REPLACE FUNCTION private.report_place (
  reported private.reported_jobs
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN ((reported).waiting_since IS NULL) THEN (- ((EXTRACT(epoch FROM (reported).decided_at) * (1000)::numeric))::bigint) ELSE (((EXTRACT(epoch FROM (reported).waiting_since) * (1000)::numeric))::bigint + CASE WHEN (reported).is_flagged THEN (0)::bigint ELSE '10000000000000'::bigint END) END;

CREATE OR REPLACE FUNCTION private.report_reasons()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN '{fraud,discrimination,gone,other}'::text[];

CREATE OR REPLACE FUNCTION private.reported_job_json (
  reported private.reported_jobs
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'company', private.audit_company(j.company_id),
      'is_open', private.is_visible_job(j.id),
      'is_flagged', reported.is_flagged,
      'waiting_since', reported.waiting_since,
      'decision', reported.decision,
      'reason', reported.reason,
      'decided_at', reported.decided_at,
      'decided_by', private.audit_person(reported.decided_by, null),
      'reasons', (
        select coalesce(jsonb_object_agg(of_reason.reason, of_reason.n), '{}')
        from (
          select r.reason, count(*) as n from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          group by r.reason
        ) as of_reason
      ),
      'reports', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', newest.id, 'reason', newest.reason, 'words', newest.words, 'created_at', newest.created_at,
          'reporter', private.audit_person(newest.reporter, null)
        ) order by newest.created_at desc, newest.id), '[]')
        from (
          select r.* from private.job_reports r
          where r.job_id = j.id and r.decided_at is not distinct from case when reported.waiting_since is null then reported.decided_at end
          order by r.created_at desc, r.id limit 50
        ) as newest
      )
    )
    from public.jobs j where j.id = reported.job_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.require_candidate_account (
  p_user_id uuid DEFAULT NULL::uuid,
  message text DEFAULT 'Only candidate accounts have a candidate profile'::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller(p_user_id);
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', message);
  end if;
  return caller;
end
$function$;

CREATE OR REPLACE FUNCTION private.saved_search_json (
  search private.saved_searches
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('id', (search).id, 'name', (search).name, 'words', (search).words, 'filter', (search).filter, 'frequency', (search).frequency, 'created_at', (search).created_at);

CREATE OR REPLACE FUNCTION private.tell_admins_of_report (
  job public.jobs,
  report private.job_reports,
  people integer
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company_name text := (select c.name from public.companies c where c.id = job.company_id);
  reader record;
begin
  for reader in select p.id, p.email from public.profiles p where p.role = 'admin' loop
    perform private.notify(
      reader.id, 'job_reported',
      case when people > 1 then people || ' people reported “' || job.title || '”' else '“' || job.title || '” was reported' end,
      'A job of ' || company_name || '. It stays online until an administrator decides.', jsonb_build_object('job_id', job.id));
    perform private.enqueue_email('job_reported', reader.email, jsonb_build_object(
      'job_title', job.title, 'company_name', company_name, 'kind', report.reason, 'total', people, 'path', '/admin/reports'));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due record;
begin
  for due in
    select d as decision, c as company
    from private.company_decisions d join public.companies c on c.id = d.company_id
    where d.decided_at + private.undo_time() <= now()
    order by d.decided_at
    limit 1000
    -- One that is decided about at this moment is told next time, of what it is then.
    for update of d skip locked
  loop
    perform private.tell_company_admins(
      due.company, (due.decision).type, (due.decision).title, (due.decision).message, (due.decision).template, (due.decision).mail);
    delete from private.company_decisions d where d.company_id = (due.company).id;
  end loop;
  perform private.tell_due_report_decisions();
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_due_report_decisions()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  due private.reported_jobs;
begin
  for due in
    select * from private.reported_jobs r
    where not r.is_told and r.decided_at + private.undo_time() <= now()
    order by r.decided_at
    limit 1000
    for update skip locked
  loop
    perform private.tell_report_decision(due);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_report_decision (
  reported private.reported_jobs
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job public.jobs;
  company public.companies;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  select * into company from public.companies c where c.id = job.company_id;
  if reported.has_closed then
    perform private.tell_company_admins(
      company, 'job_taken_offline', '“' || job.title || '” was taken offline', reported.reason, 'job_taken_offline',
      jsonb_build_object('job_title', job.title, 'reason', reported.reason, 'path', '/company/jobs/' || job.id || '/manage'));
  end if;
  perform private.notify(
    r.reporter, 'job_report_answered', 'We looked at what you reported',
    case when reported.decision = 'offline' then '“' || job.title || '” is not online any more. Thank you for telling us.'
      else '“' || job.title || '” stays online: we found nothing against our rules. Thank you for telling us.' end,
    jsonb_build_object('job_id', job.id))
  from private.job_reports r where r.job_id = reported.job_id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set is_told = true where r.job_id = reported.job_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.unsubscribe_token (
  of_user uuid,
  of_company uuid,
  of_kind text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if of_company is null or exists (select from public.company_users u where u.user_id = of_user and u.company_id = of_company) then
    insert into private.unsubscribe_links (token, user_id, company_id, kind)
    values (private.new_token(), of_user, of_company, of_kind)
    on conflict (user_id, company_id, kind) do nothing;
  end if;
  return (
    select l.token from private.unsubscribe_links l where l.user_id = of_user and l.company_id is not distinct from of_company and l.kind = of_kind);
end
$function$;

CREATE OR REPLACE FUNCTION public.change_saved_search (
  p_id uuid,
  p_name text,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  perform private.refuse_search_settings(p_name, p_frequency);
  update private.saved_searches s set
    name = private.trimmed(p_name),
    frequency = p_frequency,
    since = case when s.frequency = 'off' and p_frequency <> 'off' then now() else s.since end,
    next_at = case when s.frequency = p_frequency then s.next_at else private.next_search_mail(p_frequency) end
  where s.id = search.id
  returning * into search;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_for_admin()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  -- In one look; what there is none of may be missing.
  return (
    select jsonb_build_object(
      'users', coalesce(sum(c.n) filter (where c.what = 'users'), 0),
      'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
      'candidates', coalesce(sum(c.n) filter (where c.what = 'candidates'), 0),
      'pending', coalesce(sum(c.n) filter (where c.what = 'waiting'), 0),
      'undelivered', (
        select count(*) from public.email_outbox o where o.sent_at is null and o.last_error is not null and o.failed_at is not null
      ),
      'reports', private.count_reported_jobs()
    )
    from private.counts c
    where c.subject = private.platform()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_job_reports (
  p_job_id uuid,
  p_decision text,
  p_reason text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
  why text := nullif(private.trimmed(p_reason), '');
  is_offline boolean := coalesce(p_decision = 'offline', false);
  closes boolean;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('decision', p_decision, 'reason', p_reason), array[
    private.rule('decision', 'choice', 20, 1, 'Choose what happens', '{offline,dismissed}'),
    private.rule('reason', 'text', 2000, case when is_offline then 1 else 0 end, 'Say why: the company reads it')]));
  if reported.waiting_since is null then
    perform private.fail(409, 'decided', 'Somebody has decided about these reports already.');
  elsif not reported.is_told then
    perform private.tell_report_decision(reported);
  end if;
  select * into job from public.jobs j where j.id = reported.job_id;
  closes := is_offline and job.status = 'published' and job.deleted_at is null;
  if closes then
    update public.jobs j set status = 'closed' where j.id = job.id returning * into job;
  end if;
  update private.job_reports r set decided_at = now() where r.job_id = job.id and r.decided_at is null;
  update private.reported_jobs r set
    waiting_since = null, decided_at = now(), decided_by = auth.uid(), decision = p_decision, reason = case when is_offline then why end,
    has_closed = closes, version = job.updated_at, is_told = false
  where r.job_id = job.id
  returning * into reported;
  perform private.audit(
    case when is_offline then 'job.taken_offline' else 'job.reports_dismissed' end, 'job', job.id, job.company_id,
    jsonb_strip_nulls(jsonb_build_object('title', job.title, 'reason', reported.reason)));
  return private.reported_job_json(reported);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_saved_search (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  update private.saved_searches s set deleted_at = coalesce(s.deleted_at, now()) where s.id = search.id;
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
  is_candidate boolean := false;
  found_job jsonb;
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
  end if;
  select private.job_facts(j) || jsonb_build_object(
    'posted_at', coalesce(j.posted_at, j.created_at),
    'company', private.employer_json(c),
    'match', case when is_candidate then private.job_match(j, me) end,
    'asked', case when not is_candidate then (
      select private.match_asked(
        required.names, required.keys, preferred.names, preferred.keys, j.experience_level, j.job_type, j.location, j.locations,
        array(select said.term from private.place_terms(j.location || j.locations) as said (term)))
      from private.asked_skills(j.skills_required) as required cross join private.asked_skills(j.preferred_skills) as preferred
    ) end,
    'application_id', (select a.id from public.applications a where a.job_id = j.id and a.candidate_id = me.id),
    'saved', is_candidate and exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = j.id),
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

CREATE OR REPLACE FUNCTION public.get_my_job_report (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  return (
    select jsonb_build_object('reason', r.reason, 'words', r.words)
    from private.job_reports r where r.job_id = p_job_id and r.reporter = caller and r.decided_at is null
  );
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
      'title', coalesce(v.title, page.title),
      'company_name', coalesce(v.company_name, page.company_name),
      'saved', true,
      'saved_at', page.saved_at,
      'application', page.application,
      'job', case when v.job_id is not null then to_jsonb(private.job_list_entry(v, m.explanation, null, page.application, true)) end
    ) order by page.saved_at desc, page.job_id desc), '[]')
    from (
      select s.*, (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a where a.job_id = s.job_id and a.candidate_id = me.id
      ) as application
      from private.saved_jobs s
      where s.user_id = caller and (s.saved_at, s.job_id) < (page_before.at, page_before.id)
      order by s.saved_at desc, s.job_id desc
      limit private.page_limit(p_limit)
    ) as page
    left join private.visible_jobs v on v.job_id = page.job_id
    left join lateral private.asked_explanations(
      v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
      v.experience_level, v.job_type, v.location, v.locations, v.place_terms, me, home
    ) as m on v.job_id is not null
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_saved_searches()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
begin
  return (
    select coalesce(jsonb_agg(private.saved_search_json(s) order by s.created_at desc, s.id), '[]')
    from private.saved_searches s where s.user_id = caller and s.deleted_at is null
  );
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
  application_id := (select a.id from public.applications a where a.job_id = job.id and a.candidate_id = me.id);
  -- Of a job the caller may not know of this says what it says of none.
  if job.id is null or not (is_open or application_id is not null or private.was_public(job)) then
    return '{"closed": null, "jobs": []}';
  end if;
  asked_keys := (select keys from private.asked_skills(job.skills_required));
  found_ids := private.similar_jobs(job.id, array(select id from private.match_terms where term = any (asked_keys) order by id), me);
  return jsonb_build_object(
    'closed', case when not is_open then (
      select jsonb_build_object('title', job.title, 'company_name', c.name, 'application_id', application_id)
      from public.companies c where c.id = job.company_id
    ) end,
    'jobs', array(
      select to_jsonb(private.job_list_entry(
        p,
        case when is_candidate then (
          select m.explanation
          from private.asked_explanations(
            p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
            p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
          ) as m
        ) end,
        case when not is_candidate then private.match_asked(
          p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms) end,
        saved => is_candidate and exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = p.job_id)
      )) || jsonb_build_object('shared', array(
        select asked.name from unnest(p.skills_required, p.required_skill_keys) as asked (name, key) where asked.key = any (asked_keys)
      ))
      from private.visible_jobs p
      join unnest(found_ids) with ordinality as found (job_id, "position") on found.job_id = p.job_id
      order by found."position"
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_reported_jobs (
  p_queue text,
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
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
begin
  perform private.require_admin();
  if not coalesce(p_queue in ('waiting', 'decided'), false)
    or not is_first and not coalesce(pg_input_is_valid(p_after ->> 'place', 'bigint') and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
  end if;
  return jsonb_build_object(
    'jobs', (
      select coalesce(jsonb_agg(
        private.reported_job_json(page.reported) || jsonb_build_object('place', page.place) order by page.place, page.job_id), '[]')
      from (
        select r as reported, private.report_place(r) as place, r.job_id
        from private.reported_jobs r
        where (r.waiting_since is not null) = (p_queue = 'waiting') and (r.waiting_since is not null or r.decided_at is not null)
          and (is_first or (private.report_place(r), r.job_id) > ((p_after ->> 'place')::bigint, (p_after ->> 'id')::uuid))
        order by 2, 3
        limit private.page_limit(p_limit)
      ) as page
    ),
    'waiting', private.count_reported_jobs()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.report_job (
  p_job_id uuid,
  p_reason text,
  p_words text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  said text := coalesce(private.trimmed(p_words), '');
  job public.jobs;
  report private.job_reports;
  people integer;
  errors jsonb := private.field_errors(jsonb_build_object('reason', p_reason, 'words', p_words), array[
    private.rule('reason', 'choice', 20, 1, 'Choose what is wrong', private.report_reasons()), private.rule('words', 'text', 2000)]);
begin
  if p_reason = 'other' and said = '' then
    errors := errors || '{"words": "Say what is wrong"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.lock_account(caller);
  select * into job from public.jobs j where j.id = p_job_id for key share;
  if job.id is null or not private.is_visible_job(job.id) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif exists (select from public.company_users u where u.user_id = caller and u.company_id = job.company_id) then
    perform private.fail(403, 'own_job', 'This is a job of your own company: you can edit or close it.');
  end if;
  update private.job_reports r set reason = p_reason, words = said
  where r.job_id = job.id and r.reporter = caller and r.decided_at is null;
  if found then
    return;
  end if;
  perform private.check_daily_quota('reports', (
    select count(*) from public.audit_log
    where actor_id = caller and action = 'job.reported' and created_at > now() - interval '1 day'));
  insert into private.reported_jobs as reported (job_id, waiting_since) values (job.id, now())
  on conflict (job_id) do update set
    is_flagged = reported.is_flagged and reported.waiting_since is not null,
    waiting_since = coalesce(reported.waiting_since, now());
  insert into private.job_reports (job_id, reporter, reason, words) values (job.id, caller, p_reason, said) returning * into report;
  perform private.audit('job.reported', 'job', job.id, job.company_id, jsonb_build_object('title', job.title, 'reason', p_reason));
  people := (select count(*) from private.job_reports r where r.job_id = job.id and r.decided_at is null);
  if people = 1 then
    perform private.tell_admins_of_report(job, report, people);
  elsif people >= 3 then
    update private.reported_jobs r set is_flagged = true where r.job_id = job.id and not r.is_flagged;
    if found then
      perform private.tell_admins_of_report(job, report, people);
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_search (
  p_name text,
  p_words text,
  p_filter jsonb,
  p_frequency text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save searches');
  asked_words text := coalesce(private.trimmed(regexp_replace(left(p_words, 200), '\s+', ' ', 'g')), '');
  asked_filter jsonb := coalesce(jsonb_strip_nulls(p_filter), '{}');
  search private.saved_searches;
begin
  perform private.refuse_search_settings(p_name, p_frequency);
  perform private.refuse_unknown_filter(octet_length(asked_filter::text) <= 4000);
  perform private.read_job_filter(asked_filter);
  if private.search_words(asked_words) = '{}' and asked_filter = '{}' then
    perform private.fail(422, 'empty_search', 'Search for something or choose a filter first, then save it.');
  end if;
  perform private.lock_account(caller);
  select * into search from private.saved_searches s
  where s.user_id = caller and s.words = asked_words and s.filter = asked_filter and s.deleted_at is null;
  if search.id is not null then
    return public.change_saved_search(search.id, p_name, p_frequency);
  elsif (
    select count(*) from private.saved_searches s where s.user_id = caller and s.deleted_at is null
  ) >= private.most_saved_searches() then
    perform private.fail(409, 'too_many_searches', format(
      'You have saved %s searches, which is the most we keep. Please delete one first.', private.most_saved_searches()));
  end if;
  insert into private.saved_searches (user_id, name, words, filter, frequency, next_at)
  values (caller, private.trimmed(p_name), asked_words, asked_filter, p_frequency, private.next_search_mail(p_frequency))
  returning * into search;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_jobs (
  p_query text DEFAULT NULL::text,
  p_after jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer,
  p_filter jsonb DEFAULT '{}'::jsonb,
  p_order text DEFAULT 'newest'::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  words tsquery[] := private.search_words(p_query);
  wanted private.job_filter;
  searches tsquery[];
  page_after record := private.page_key(p_after, 'postedAt');
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  is_narrowed boolean := coalesce(p_filter, '{}') <> '{}';
  -- Who counts the match in the browser orders up to so many there.
  page integer := least(greatest(coalesce(p_limit, 20), 1), 300);
  after_order bigint := 9223372036854775807;
  found_ids uuid[];
  me public.candidates;
  home private.home_terms;
  is_candidate boolean := false;
  counts jsonb := '{}';
begin
  if auth.uid() is not null then
    me := private.my_candidate();
    is_candidate := me.id is not null or private.my_role() = 'candidate';
    home := private.home_of(me);
  end if;
  if coalesce(p_order, '') not in ('newest', 'match') or p_order = 'match' and not is_candidate then
    perform private.fail(422, 'invalid_input', 'This order does not exist');
  end if;
  if is_narrowed or p_order = 'match' then
    wanted := private.read_job_filter(coalesce(p_filter, '{}'));
    searches := case when words <> '{}' then private.searches_for(words) end;
    if p_order = 'match' and not is_first then
      if not coalesce(jsonb_typeof(p_after -> 'score') = 'number' and pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
        perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
      end if;
      after_order := p_after ->> 'score';
    end if;
    found_ids := private.filtered_jobs(
      wanted, searches, case when p_order = 'match' then private.match_facts(me) end, after_order, page_after.at, page_after.id, page);
    if is_first then
      counts := jsonb_build_object('total', private.count_filtered_jobs(wanted, searches));
      if wanted.salary_from is not null then
        wanted.salary_from := null;
        counts := counts || jsonb_build_object('without_salary', private.count_filtered_jobs(wanted, searches, true));
      end if;
    end if;
  else
    found_ids := private.searched_jobs(words, page_after.at, page_after.id, page);
    if is_first then
      counts := jsonb_build_object('total', case
        when words = '{}' then private.count_visible_jobs()
        when cardinality(found_ids) < page then cardinality(found_ids)
        else private.count_filtered_jobs(wanted, private.searches_for(words))
      end);
    end if;
  end if;
  if found_ids = '{}' then
    return '{"jobs": []}'::jsonb || counts;
  end if;
  -- An array, which jsonb_agg would copy. Who is asked stands in the list: beside a join it would be asked once the match is counted.
  return jsonb_build_object('jobs', array(
    select private.job_list_entry(
      p,
      case when is_candidate then (
        select m.explanation
        from private.asked_explanations(
          p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
          p.experience_level, p.job_type, p.location, p.locations, p.place_terms, me, home
        ) as m
      ) end,
      case when not is_candidate then private.match_asked(
        p.skills_required, p.required_skill_keys, p.preferred_skills, p.preferred_skill_keys,
        p.experience_level, p.job_type, p.location, p.locations, p.place_terms) end,
      case when is_candidate then (
        select jsonb_build_object('id', a.id, 'status', a.status) from public.applications a where a.job_id = p.job_id and a.candidate_id = me.id
      ) end,
      is_candidate and exists (select from private.saved_jobs s where s.user_id = auth.uid() and s.job_id = p.job_id)
    )
    from private.visible_jobs p
    join unnest(found_ids) with ordinality as found (job_id, "position") on found.job_id = p.job_id
    order by found."position"
  )) || counts;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_job_saved (
  p_job_id uuid,
  p_saved boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts can save jobs');
begin
  if not coalesce(p_saved, false) then
    delete from private.saved_jobs s where s.user_id = caller and s.job_id = p_job_id;
    return false;
  end if;
  perform private.lock_account(caller);
  if exists (select from private.saved_jobs s where s.user_id = caller and s.job_id = p_job_id) then
    return true;
  elsif (select count(*) from private.saved_jobs s where s.user_id = caller) >= private.most_saved_jobs() then
    perform private.fail(409, 'too_many_saved', format(
      'You have saved %s jobs, which is the most we keep. Please remove some first.', private.most_saved_jobs()));
  end if;
  -- Held, so that it is not deleted meanwhile; one that closes now is saved, and closed.
  perform from public.jobs j where j.id = p_job_id for key share;
  insert into private.saved_jobs (user_id, job_id, title, company_name)
  select caller, v.job_id, v.title, v.company_name from private.visible_jobs v where v.job_id = p_job_id;
  if not found then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_delete_saved_search (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  search private.saved_searches := private.my_saved_search(p_id);
begin
  update private.saved_searches s set deleted_at = null
  where s.id = search.id and coalesce(s.deleted_at + private.undo_time() > clock_timestamp(), true)
  returning * into search;
  if search.id is null then
    perform private.fail(409, 'undo_over', 'It is too late to bring this search back. It can be saved anew.');
  end if;
  return private.saved_search_json(search);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_job_reports_decision (
  p_job_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  reported private.reported_jobs := private.locked_report(p_job_id);
  job public.jobs;
begin
  select * into job from public.jobs j where j.id = reported.job_id;
  if reported.is_told or reported.waiting_since is not null or reported.decided_by <> auth.uid()
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    or reported.decided_at + private.undo_time() <= clock_timestamp()
    or reported.has_closed and (job.status <> 'closed' or job.deleted_at is not null or job.updated_at <> reported.version) then
    perform private.fail(409, 'undo_over', 'It is too late: this was told, or something has changed since.');
  end if;
  if reported.has_closed then
    update public.jobs j set status = 'published' where j.id = job.id;
  end if;
  update private.job_reports r set decided_at = null where r.job_id = job.id and r.decided_at = reported.decided_at;
  update private.reported_jobs r set
    waiting_since = (select min(o.created_at) from private.job_reports o where o.job_id = job.id and o.decided_at is null),
    decided_at = null, decided_by = null, decision = null, reason = null, has_closed = false, version = null, is_told = true
  where r.job_id = job.id
  returning * into reported;
  perform private.audit('job.report_decision_undone', 'job', job.id, job.company_id, jsonb_build_object('title', job.title));
  return private.reported_job_json(reported);
end
$function$;

CREATE OR REPLACE FUNCTION public.unsubscribe (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  link private.unsubscribe_links := private.unsubscribe_link(p_token);
begin
  if link.kind = 'saved_searches' then
    update private.saved_searches s set frequency = 'off', next_at = null where s.user_id = link.user_id and s.frequency <> 'off';
  else
    perform private.store_staff_notice(
      link.user_id, link.company_id, k, (private.staff_notice_setting(link.user_id, link.company_id, k)).in_app, 'off')
    from unnest(private.mailed_kinds(link)) k;
  end if;
  return private.unsubscribe_json(link);
end
$function$;

ALTER TABLE "private"."job_reports"
  ADD CONSTRAINT "job_reports_reporter_fkey" FOREIGN KEY (reporter) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."mailed_jobs"
  ADD CONSTRAINT "mailed_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."mailed_jobs"
  ADD CONSTRAINT "mailed_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."reported_jobs"
  ADD CONSTRAINT "reported_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."job_reports"
  ADD CONSTRAINT "job_reports_job_id_fkey" FOREIGN KEY (job_id) REFERENCES private.reported_jobs(job_id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_jobs"
  ADD CONSTRAINT "saved_jobs_job_id_fkey" FOREIGN KEY (job_id) REFERENCES public.jobs(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_jobs"
  ADD CONSTRAINT "saved_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."saved_searches"
  ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_once" UNIQUE NULLS NOT DISTINCT (user_id, company_id, kind);

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_to_staff_at_company" CHECK (((company_id IS NULL) = (kind = 'saved_searches'::text)));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text])));

CREATE INDEX job_reports_decided_index ON private.job_reports USING btree (job_id, decided_at);

CREATE UNIQUE INDEX job_reports_open_once ON private.job_reports USING btree (job_id, reporter)
  WHERE (decided_at IS NULL);

CREATE INDEX job_reports_reporter_index ON private.job_reports USING btree (reporter);

CREATE INDEX mailed_jobs_job_index ON private.mailed_jobs USING btree (job_id);

CREATE INDEX reported_jobs_untold_index ON private.reported_jobs USING btree (decided_at)
  WHERE (NOT is_told);

CREATE INDEX reported_jobs_waiting_index ON private.reported_jobs USING btree (waiting_since)
  WHERE (waiting_since IS NOT NULL);

CREATE INDEX saved_jobs_job_index ON private.saved_jobs USING btree (job_id);

CREATE INDEX saved_jobs_newest_index ON private.saved_jobs USING btree (user_id, saved_at DESC, job_id DESC);

CREATE INDEX saved_searches_due_index ON private.saved_searches USING btree (next_at)
  WHERE (deleted_at IS NULL);

CREATE INDEX saved_searches_user_index ON private.saved_searches USING btree (user_id);

COMMENT ON COLUMN "private"."reported_jobs"."has_closed" IS 'The decision closed the job; version is its updated_at then.';

COMMENT ON COLUMN "private"."reported_jobs"."is_flagged" IS 'Three accounts have reported it since it was decided about last (RULES: Jobs).';

COMMENT ON COLUMN "private"."reported_jobs"."is_told" IS 'Whoever hears of the decision has; until then it can be taken back.';

COMMENT ON COLUMN "private"."saved_jobs"."title" IS 'As it was when the job was saved, like company_name: what is written once it is closed is the company''s alone.';

COMMENT ON COLUMN "private"."saved_searches"."deleted_at" IS 'Since when it is gone, though it can be brought back for a moment.';

COMMENT ON COLUMN "private"."saved_searches"."filter" IS 'JobFilter (contracts/job-filter.ts), read by private.read_job_filter before it was stored.';

COMMENT ON COLUMN "private"."saved_searches"."next_at" IS 'When new jobs are looked for next, or null.';

COMMENT ON COLUMN "private"."saved_searches"."since" IS 'Jobs posted before are never mailed: when it was saved, or its mail was last turned on.';

COMMENT ON FUNCTION "private"."check_daily_quota"(text, bigint) IS 'PT429 too_many_ and its name (too_many_applications) when so many were made in the last 24 hours already. Counted under lock_account, so that calls at the same moment cannot pass it together.';

COMMENT ON FUNCTION "private"."count_reported_jobs"() IS 'How many reported jobs wait for a decision.';

COMMENT ON FUNCTION "private"."daily_quota"(text) IS 'How many applications, jobs, questions to candidates or reports of jobs one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

COMMENT ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) IS 'A job as it stands in a list, with its MatchExplanation for a candidate, or MatchAsked for who counts it in the browser, the caller''s application, and whether the caller has saved it.';

COMMENT ON FUNCTION "private"."locked_report"(uuid) IS 'A reported job and the job itself, locked, for an administrator. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."mail_new_jobs"(uuid) IS 'Mails somebody the new jobs of all their searches that are due, in one mail with the first twenty; nothing where there is none. Accounts that are no candidate''s any more get none.';

COMMENT ON FUNCTION "private"."mail_saved_searches"() IS 'Mails the new jobs of the searches that are due, two hundred people a call, and drops searches that were deleted. Called on a schedule, every minute.';

COMMENT ON FUNCTION "private"."mailed_kinds"(private.unsubscribe_links) IS 'What a link would turn off now: mails of its kind, or everything that is in the summary, or comes of saved searches.';

COMMENT ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) IS 'The visible jobs that fit a search, were posted since it was saved, and of which its owner was neither mailed nor has applied: of the newest 300. They count as mailed from then on.';

COMMENT ON FUNCTION "private"."most_saved_jobs"() IS 'How many jobs one account may have saved: savedJobsLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."most_saved_searches"() IS 'How many searches one account may have saved: savedSearchesLimit of the contracts (RULES: Jobs).';

COMMENT ON FUNCTION "private"."my_saved_search"(uuid) IS 'A search of the caller''s, locked, gone ones included. PT401, PT403, PT404.';

COMMENT ON FUNCTION "private"."next_search_mail"(text) IS 'When the next mail about a search is due: each day, or each Monday, at 13:00 UTC; null for off.';

COMMENT ON FUNCTION "private"."refuse_search_settings"(text, text) IS 'PT422 by field unless a search may be called so and mailed so often.';

COMMENT ON FUNCTION "private"."report_place"(private.reported_jobs) IS 'Where a job stands in its queue: of those that wait flagged ones first, then the longest wait; of the others the last decision first.';

COMMENT ON FUNCTION "private"."report_reasons"() IS 'What may be wrong with a job: reportReasons of the contracts, in the order they are shown.';

COMMENT ON FUNCTION "private"."reported_job_json"(private.reported_jobs) IS 'ReportedJob (contracts/job-report.ts), for administrators: the reports that wait, else those decided about last, the newest fifty.';

COMMENT ON FUNCTION "private"."require_candidate_account"(uuid, text) IS 'The caller''s id when the account''s role is candidate, with or without a profile yet. PT401; PT403 with the message otherwise.';

COMMENT ON FUNCTION "private"."saved_search_json"(private.saved_searches) IS 'SavedSearch (contracts/saved-search.ts).';

COMMENT ON FUNCTION "private"."tell_admins_of_report"(public.jobs, private.job_reports, integer) IS 'Tells every administrator, in the application and by mail, that a job was reported, by so many accounts. What was said stands in the queue alone.';

COMMENT ON FUNCTION "private"."tell_due_decisions"() IS 'Tells companies, and whoever reported a job, what was decided once it can no longer be taken back. Called on a schedule, as tell_due_statuses.';

COMMENT ON FUNCTION "private"."tell_due_report_decisions"() IS 'Tells of decisions about reported jobs once they can no longer be taken back. Called with tell_due_decisions.';

COMMENT ON FUNCTION "private"."tell_report_decision"(private.reported_jobs) IS 'Tells a company that its job was taken offline and why, and whoever reported it that it was looked at. The company hears nothing of who reported, nor of what they wrote.';

COMMENT ON FUNCTION "private"."unsubscribe_token"(uuid, uuid, text) IS 'What a mail carries so that it can be turned off without signing in; null for who is no staff there. of_kind: one of staff_notice_kinds, or summary; saved_searches of no company.';

COMMENT ON FUNCTION "public"."change_saved_search"(uuid, text, text) IS 'Calls a search of the caller''s differently, or mails it more or less often; gives SavedSearch. What was posted while its mail was off is not mailed later. PT401, PT403, PT404, PT422 by field.';

COMMENT ON FUNCTION "public"."count_for_admin"() IS 'The numbers of the administrators'' dashboard: {users, companies, candidates, pending, undelivered, reports}: pending are submitted companies, undelivered mails that were given up, reports reported jobs that wait. SECURITY DEFINER: the numbers are closed to every client. PT401, PT403.';

COMMENT ON FUNCTION "public"."decide_job_reports"(uuid, text, text) IS 'Takes a reported job offline, which closes it, with a reason its company reads, or dismisses its reports; gives ReportedJob. Nobody is told for ten seconds, in which it can be taken back. PT401, PT403 for others than administrators, PT404, PT409 when somebody has decided, PT422 by field.';

COMMENT ON FUNCTION "public"."delete_saved_search"(uuid) IS 'Deletes a search of the caller''s; for ten seconds it can be brought back. Safe to repeat. PT401, PT403, PT404.';

COMMENT ON FUNCTION "public"."get_my_job_report"(uuid) IS 'JobReportInput (contracts/job-report.ts) of the caller''s open report of a job, or null. PT401.';

COMMENT ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) IS '{jobs: SavedJob[]} (contracts/candidate.ts): what the caller has saved, newest first; of a job that is not visible any more only what it was called. p_before: {savedAt, id} of the last row shown. PT401, PT403 for others than candidates.';

COMMENT ON FUNCTION "public"."get_saved_searches"() IS 'SavedSearch[] (contracts/saved-search.ts) of the caller, newest first: at most 20. PT401, PT403.';

COMMENT ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) IS '{jobs: ReportedJob[], waiting} (contracts/job-report.ts): reported jobs that wait for a decision, flagged ones first, or the last decided ones, and how many wait. p_queue: waiting or decided; p_after: {place, id} of the last row shown. PT401, PT403 for others than administrators, PT422.';

COMMENT ON FUNCTION "public"."report_job"(uuid, text, text) IS 'Tells administrators what is wrong with a visible job, for anybody signed in but its own company; the same account''s open report of it is edited. The first report is told to administrators, and the third account flags the job, which stays online. PT401, PT403 own_job, PT404, PT422 by field, PT429 past 10 a day (RULES: Jobs).';

COMMENT ON FUNCTION "public"."save_search"(text, text, jsonb, text) IS 'Keeps a search under a name and gives SavedSearch (contracts/saved-search.ts); the same search again only changes its name and frequency. p_filter: JobFilter. PT401, PT403 for others than candidates, PT409 past 20, PT422 by field, for an unknown filter and for a search of nothing (RULES: Jobs).';

COMMENT ON FUNCTION "public"."set_job_saved"(uuid, boolean) IS 'Saves a visible job for the caller, or drops it whatever has become of it; gives what holds now. Safe to repeat. PT401, PT403 for others than candidates, PT404 for a job that is not visible, PT409 past 500 (RULES: Jobs).';

COMMENT ON FUNCTION "public"."undo_delete_saved_search"(uuid) IS 'Brings a search of the caller''s back for ten seconds by the database''s clock (and three more, for the way here); gives SavedSearch. PT401, PT403, PT404, PT409 when it is too late.';

COMMENT ON FUNCTION "public"."undo_job_reports_decision"(uuid) IS 'Takes the caller''s own decision about a reported job back for ten seconds by the database''s clock (and three more, for the way here): a closed job is online again, and its reports wait. Nobody is told of it; gives ReportedJob. PT401, PT403, PT404, PT409 when it is too late, is not the caller''s or the job has changed since.';

COMMENT ON TABLE "private"."job_reports" IS 'Who reported a job, why and in which words; decided_at is that of the decision about it. Written by report_job.';

COMMENT ON TABLE "private"."mailed_jobs" IS 'Which jobs somebody was mailed of already, whichever search found them.';

COMMENT ON TABLE "private"."reported_jobs" IS 'The jobs that were reported: since when they wait for an administrator, or what was decided about them last. Its row is what reports and decisions of the same moment wait for.';

COMMENT ON TABLE "private"."saved_jobs" IS 'The jobs people of candidate accounts have saved (RULES: Jobs). Written by set_job_saved.';

COMMENT ON TABLE "private"."saved_searches" IS 'The searches people of candidate accounts have saved, and how often they hear of new jobs (RULES: Jobs). Written by the procedures of this file.';

COMMENT ON TABLE "private"."unsubscribe_links" IS 'What the link at the end of a mail to staff, or about saved searches, turns off. The token itself, since every mail carries the same: it can do nothing else, and ends with the membership or the account.';

REVOKE ALL ON FUNCTION "private"."count_reported_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."job_list_entry"(private.visible_jobs, jsonb, jsonb, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."locked_report"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_new_jobs"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_saved_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mark_new_jobs"(private.saved_searches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_saved_jobs"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_saved_searches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_saved_search"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_search_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_search_settings"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_place"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_reasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reported_job_json"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_candidate_account"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."saved_search_json"(private.saved_searches) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_admins_of_report"(public.jobs, private.job_reports, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_due_report_decisions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_report_decision"(private.reported_jobs) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."change_saved_search"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_saved_search"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_job_reports"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."decide_job_reports"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_saved_search"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."delete_saved_search"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_job_report"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_job_report"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_saved_jobs"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_saved_searches"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_saved_searches"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_reported_jobs"(text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_job"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."report_job"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_search"(text, text, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_search"(text, text, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_job_saved"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_job_saved"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_delete_saved_search"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_delete_saved_search"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_job_reports_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."undo_job_reports_decision"(uuid) TO "authenticated";

ALTER TABLE "private"."job_reports"
  ADD CONSTRAINT "job_reports_reason_check" CHECK ((reason = ANY (private.report_reasons())));

ALTER TABLE "private"."unsubscribe_links"
  ADD CONSTRAINT "unsubscribe_links_kind_check" CHECK (((kind = ANY (ARRAY['summary'::text, 'saved_searches'::text])) OR (kind = ANY (private.staff_notice_kinds()))));
