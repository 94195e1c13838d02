-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TYPE "private"."application_filter" ADD ATTRIBUTE "offer" text CASCADE;

DROP VIEW "private"."counted";

DROP FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]);

CREATE OR REPLACE FUNCTION private.application_filter_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('stage'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('search'::text, 'line'::text, 200), private.rule('assignee'::text, 'line'::text, 40, message => 'Choose a colleague'::text), private.rule('skill'::text, 'line'::text, 60), private.rule('level'::text, 'choice'::text, message => 'Choose how close the level is'::text, choices => '{match,close}'::text[]), private.rule('place'::text, 'choice'::text, message => 'Choose how close the place is'::text, choices => '{match,close}'::text[]), private.rule('from'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('to'::text, 'line'::text, 10, message => 'Choose a date'::text), private.rule('job'::text, 'line'::text, 40, message => 'Choose a job'::text), private.rule('reached'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('furthest'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('left'::text, 'line'::text, 20, message => 'Choose a stage'::text), private.rule('answer'::text, 'choice'::text, message => 'Choose what became of the answer'::text, choices => '{overdue,kept,late}'::text[]), private.rule('offer'::text, 'choice'::text, message => 'Choose what became of the offer'::text, choices => '{open}'::text[]), private.rule('reason'::text, 'choice'::text, message => 'Choose a reason'::text, choices => '{skills,level,location,job_closed,salary,other}'::text[]), private.rule('source'::text, 'choice'::text, message => 'Choose where they came from'::text, choices => '{search,matches,shared,site,put_forward,direct,unknown}'::text[])];

CREATE OR REPLACE FUNCTION private.assigned_counts (
  of_company uuid,
  mine private.staff_act[],
  OUT jobs bigint,
  OUT new_applications bigint,
  OUT interviews bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not mine @> '{post_jobs, handle_applications}' then
    select count(*) filter (where j.deleted_at is null), coalesce(sum(kept.new), 0), coalesce(sum(kept.interview), 0)
    into jobs, new_applications, interviews
    from private.my_assigned_job_ids() as assigned (id)
    join public.jobs j on j.id = assigned.id and j.company_id = of_company
    cross join lateral (
      select
        sum(c.n) filter (where c.what = 'applied') as new,
        sum(c.n) filter (where c.what = 'interview') as interview
      from private.counts c where c.subject = j.id
    ) kept;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.company_counts (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'jobs', case when 'post_jobs' = any (mine) then kept.jobs else assigned.jobs end,
      'new_applications', case when 'handle_applications' = any (mine) then kept.new_applications else assigned.new_applications end,
      'open_offers', private.open_offer_count(of_company, mine),
      'interviews', case when 'handle_applications' = any (mine) then kept.interviews else assigned.interviews end,
      'managed_candidates', case when 'handle_candidates' = any (mine) then kept.managed_candidates
        else (
          select count(*) from private.my_assigned_candidate_ids() as assigned (id)
          join public.candidates c on c.id = assigned.id and c.managing_company_id = of_company
        )
      end,
      -- What is assigned to the caller is not unassigned.
      'unassigned_jobs', case when 'post_jobs' = any (mine) then kept.unassigned_jobs else 0 end,
      'unassigned_candidates', case when 'handle_candidates' = any (mine)
        then greatest(kept.managed_candidates - kept.assigned_candidates, 0) else 0 end,
      'overdue', owed.counts -> 'overdue',
      'due_today', owed.counts -> 'due_today',
      'interviews_soon', waits.counts -> 'interviews_soon',
      'other_times', waits.counts -> 'other_times',
      'other_times_first', waits.counts -> 'other_times_first',
      'partners', case when 'handle_candidates' = any (mine) then (select count(*) from private.partner_ids(of_company)) else 0 end
    )
    from (
      select
        coalesce(sum(n) filter (where what = 'jobs'), 0) as jobs,
        coalesce(sum(n) filter (where what = 'new_applications'), 0) as new_applications,
        coalesce(sum(n) filter (where what = 'interviews'), 0) as interviews,
        coalesce(sum(n) filter (where what = 'managed_candidates'), 0) as managed_candidates,
        coalesce(sum(n) filter (where what = 'assigned_candidates'), 0) as assigned_candidates,
        coalesce(sum(n) filter (where what = 'unassigned_jobs'), 0) as unassigned_jobs
      from private.counts where subject = of_company
    ) kept
    cross join lateral private.assigned_counts(of_company, mine) assigned
    cross join lateral (select private.owed_counts(of_company, mine) as counts) owed
    cross join lateral (select private.waiting_for_staff(auth.uid(), of_company) as counts) waits
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.count_applications()
  RETURNS trigger
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.count_changes (subject, what, n)
  select counted.subject, counted.what, sum(tg_argv[0]::integer)
  from changed t
  cross join lateral (values
    (t.job_id, t.status::text),
    (t.company_id, 'listed_' || t.status),
    (case when t.applied_by_company_id <> t.company_id then t.applied_by_company_id end, 'listed_' || t.status),
    (t.company_id, case t.status when 'applied' then 'new_applications' when 'interview' then 'interviews' end)
  ) as counted (subject, what)
  where counted.subject is not null and counted.what is not null
  group by counted.subject, counted.what;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_template_json (
  of_company uuid,
  of_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  own private.company_mail_templates;
begin
  select * into own from private.company_mail_templates t where t.company_id = of_company and t.kind = of_kind;
  return jsonb_build_object(
    'kind', of_kind, 'ours', private.our_template(of_kind), 'own', own.body, 'changed_at', own.changed_at,
    'changed_by', case when private.can_at_company(of_company, 'edit_profile') then private.person_name(own.changed_by, of_company) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_end_in_words (
  offer private.offers,
  of_user uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.time_in_words(
    (offer.answer_by + 1)::timestamp at time zone 'UTC' - interval '1 minute', private.reading_zone(of_user, 'UTC'));
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_ended_in_words (
  offer private.offers
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when offer.state = 'accepted' then 'This offer has been accepted'
    when offer.state = 'declined' then 'This offer has been declined'
    when offer.state = 'withdrawn' then 'The company has withdrawn this offer'
    when offer.state = 'ended' then 'This offer has ended'
    when offer.state = 'expired' or private.is_overdue(offer.answer_by) then
      'This offer could be answered until ' || private.offer_end_in_words(offer, auth.uid())
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_errors (
  p_offer jsonb,
  of_application uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
  salary jsonb := p_offer -> 'salary';
  document jsonb := nullif(p_offer -> 'document', 'null');
  errors jsonb := private.field_errors(p_offer, private.offer_rules());
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'salary', case
      when jsonb_typeof(salary) is distinct from 'number' or (salary #>> '{}')::numeric not between 1 and 100000000
        or (salary #>> '{}')::numeric <> trunc((salary #>> '{}')::numeric) then 'Enter the salary as a whole number from 1 to 100,000,000' end,
    'starts_on', case
      when not coalesce(private.is_day(p_offer ->> 'starts_on'), false) then 'Choose the day it starts'
      when (p_offer ->> 'starts_on')::date < today then 'It starts today or later' end,
    'answer_by', case
      when not coalesce(private.is_day(p_offer ->> 'answer_by'), false) then 'Choose until when it stands'
      when (p_offer ->> 'answer_by')::date < today then 'It stands until today or later'
      when (p_offer ->> 'answer_by')::date > today + 90 then 'It stands for at most 90 days' end,
    'document', case when document is not null then case
      -- Their own: what the applicant stored there is not theirs to give away.
      when jsonb_typeof(document) <> 'object' or private.file_folder('message_files', document ->> 'path') is distinct from of_application
        or not coalesce(private.is_own_message_file('message_files', document ->> 'path'), false)
        then 'This file is not stored. Upload it again.'
      else coalesce(
        private.file_problem('message_files', document ->> 'path'),
        private.field_problem(document -> 'name', private.rule('name', 'line', 200, 1, 'Give the file a name'))) end end
  )) || errors;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_rules()
  RETURNS private.field_rule[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN ARRAY[private.rule('salary_period'::text, 'choice'::text, 10, 1, 'Choose what the salary is for'::text, '{year,month,hour}'::text[]), private.rule('starts_on'::text, 'line'::text, 10, 1, 'Choose the day it starts'::text), private.rule('answer_by'::text, 'line'::text, 10, 1, 'Choose until when it stands'::text), private.rule('place'::text, 'line'::text, 200), private.rule('hours'::text, 'line'::text, 200), private.rule('leave'::text, 'line'::text, 200), private.rule('trial'::text, 'line'::text, 200), private.rule('words'::text, 'text'::text, 5000)];

CREATE OR REPLACE FUNCTION private.open_offer_count (
  of_company uuid,
  mine private.staff_act[]
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(*)
    from private.waiting_offers w
    where w.company_id = of_company and ('handle_applications' = any (mine) or w.job_id in (select private.my_assigned_job_ids())));
end
$function$;

CREATE OR REPLACE FUNCTION private.read_application_filter (
  p_filter jsonb,
  of_company uuid
)
  RETURNS private.application_filter
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  given jsonb := coalesce(nullif(p_filter, 'null'), '{}');
  rules private.field_rule[];
  errors jsonb;
  -- What was given and is not empty.
  asked jsonb := '{}';
  wanted private.application_filter;
begin
  if given <> '{}' then
    rules := private.application_filter_rules();
    errors := private.field_errors(given, rules);
    asked := jsonb_strip_nulls(private.clean_fields(given, rules));
    perform private.refuse_field_errors(
      coalesce((
        select jsonb_object_agg(key, 'This filter does not exist')
        from jsonb_object_keys(given) as key where key not in (select (rule).key from unnest(rules) as rule)
      ), '{}')
      || jsonb_strip_nulls(jsonb_build_object(
        'stage', case when lower(asked ->> 'stage') <> 'open' and private.known_status(asked ->> 'stage') is null then 'Choose a stage' end,
        'reached', case when asked ? 'reached' and private.stage_rank(private.known_status(asked ->> 'reached')) is null
          then 'Choose a stage' end,
        'furthest', case when asked ? 'furthest' and private.stage_rank(private.known_status(asked ->> 'furthest')) is null
          then 'Choose a stage' end,
        'left', case when asked ? 'left' and private.known_status(asked ->> 'left') is null then 'Choose a stage' end,
        'assignee', case when asked ->> 'assignee' not in ('me', 'nobody') and not pg_input_is_valid(asked ->> 'assignee', 'uuid')
          then 'Choose a colleague' end,
        'job', case when not pg_input_is_valid(asked ->> 'job', 'uuid') then 'Choose a job' end,
        'from', case when not private.is_day(asked ->> 'from') then 'Choose a date' end,
        'to', case when not private.is_day(asked ->> 'to') then 'Choose a date' end
      ))
      || errors);
  end if;
  wanted.stages := case
    when not asked ? 'stage' then enum_range(null::public.application_status)
    when lower(asked ->> 'stage') = 'open' then private.open_stages()
    else array[private.known_status(asked ->> 'stage')]
  end;
  wanted.words := private.words_asked(asked ->> 'search');
  wanted.is_unassigned := asked ->> 'assignee' = 'nobody';
  wanted.assignee := case asked ->> 'assignee' when 'me' then auth.uid() when 'nobody' then null else (asked ->> 'assignee')::uuid end;
  if asked ? 'assignee' then
    wanted.assigned_jobs := array(
      select a.job_id from public.job_assignments a
      where a.company_id = of_company and (wanted.is_unassigned or a.assigned_to_user_id = wanted.assignee));
  end if;
  wanted.skill := private.skill_key(asked ->> 'skill');
  wanted.levels := private.fits_from(asked ->> 'level');
  wanted.places := private.fits_from(asked ->> 'place');
  wanted.from_at := coalesce((asked ->> 'from')::timestamp at time zone 'UTC', '-infinity');
  wanted.until_at := coalesce(((asked ->> 'to')::timestamp + interval '1 day') at time zone 'UTC', 'infinity');
  wanted.job_id := asked ->> 'job';
  wanted.reached := case when asked ? 'reached' then private.stages_from(private.known_status(asked ->> 'reached')) end;
  wanted.furthest := private.known_status(asked ->> 'furthest');
  wanted.left_stage := private.known_status(asked ->> 'left');
  wanted.answer := asked ->> 'answer';
  wanted.offer := asked ->> 'offer';
  wanted.reason := asked ->> 'reason';
  wanted.source := asked ->> 'source';
  wanted.of_company := of_company;
  wanted.is_plain := asked - 'stage' - 'job' = '{}';
  return wanted;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_candidate_of_offer (
  offer private.offers,
  application public.applications
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  facts record := private.told_applicant(application);
  salary text := format('$%s a %s', to_char(offer.salary, 'FM999,999,999'), offer.salary_period);
begin
  -- Nobody is told of what they do themselves; accepting is written down for them by mail.
  if facts.user_id is null or facts.user_id = auth.uid() and offer.state <> 'accepted' then
    return;
  end if;
  if offer.state <> 'accepted' then
    delete from public.notifications n
    where n.user_id = facts.user_id and n.type = 'offer_made' and not n.is_read and n.data ->> 'application_id' = application.id::text;
    perform private.notify(
      facts.user_id,
      case offer.state when 'open' then 'offer_made' else 'offer_ended' end,
      case offer.state
        when 'open' then 'You have an offer from ' || facts.company_name
        when 'withdrawn' then facts.company_name || ' has withdrawn its offer'
        when 'expired' then 'The offer from ' || facts.company_name || ' has expired'
        else 'The offer from ' || facts.company_name || ' has ended'
      end,
      case offer.state
        when 'open' then format('%s: %s. It stands until %s.', facts.title, salary, private.offer_end_in_words(offer, facts.user_id))
        else concat_ws('. ', facts.title, nullif(offer.words, ''))
      end,
      private.application_ids(application));
  end if;
  perform private.enqueue_email(
    'offer', (select p.email from public.profiles p where p.id = facts.user_id), jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name, 'state', offer.state,
      'salary', salary, 'starts_on', offer.starts_on, 'until', private.offer_end_in_words(offer, facts.user_id), 'words', offer.words,
      'path', private.conversation_path(application.id, 'candidate')));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_staff_of_offer (
  offer private.offers,
  application public.applications,
  by_mail boolean DEFAULT true
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  told uuid;
  name text := private.applicant_name(application);
  heading text := case offer.state
    when 'accepted' then name || ' accepted the offer'
    when 'declined' then name || ' declined the offer'
    when 'expired' then 'The offer to ' || name || ' has expired'
    else 'The offer to ' || name || ' has ended'
  end;
  message text := concat_ws('. ', (select j.title from public.jobs j where j.id = application.job_id), nullif(offer.words, ''));
begin
  for told in
    select b.user_id from private.people_behind_application(application) b
    union
    select offer.made_by where private.looks_after_applications(offer.made_by, application)
  loop
    continue when told = auth.uid();
    perform private.notify(told, 'offer_answered', heading, message, private.application_ids(application));
    if by_mail then
      perform private.enqueue_email('staff_notice', (select p.email from public.profiles p where p.id = told), jsonb_build_object(
        'kind', 'offers', 'title', heading, 'message', message, 'path', private.conversation_path(application.id, 'company'),
        'company_name', (select c.name from public.companies c where c.id = application.company_id)));
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_company_report (
  p_company_id uuid DEFAULT NULL::uuid,
  p_job_id uuid DEFAULT NULL::uuid,
  p_from date DEFAULT NULL::date,
  p_to date DEFAULT NULL::date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := private.my_company_id(p_company_id);
  days record := private.report_days(p_from, p_to);
begin
  if not private.sees_all_of(target, private.my_acts_at(target), 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Your role does not allow reading reports');
  elsif p_job_id is not null and not exists (select from public.jobs j where j.id = p_job_id and j.company_id = target) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  return (
    with people as materialized (
      select
        a.application_id as id, a.status, a.applied_at, date_trunc('month', a.applied_at at time zone 'UTC') as month,
        private.stage_rank(private.furthest_stage(a.reached)) as furthest, private.promise_outcome(a) as promise,
        coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id) as assignee
      from private.application_matches a
      left join public.application_assignments own on own.application_id = a.application_id
      left join public.job_assignments of_job on of_job.job_id = a.job_id
      where a.company_id = target and (p_job_id is null or a.job_id = p_job_id)
        and a.applied_at >= days.first_day::timestamp at time zone 'UTC'
        and a.applied_at < (days.last_day + 1)::timestamp at time zone 'UTC'
    ),
    stays as materialized (
      select
        p.id, e.to_status as stage, e.created_at as since,
        lead(e.created_at) over (partition by e.application_id order by e.id) as until
      from people p join public.application_events e on e.application_id = p.id
    ),
    waits as (
      select
        stage,
        count(*) filter (where until is not null) as left_it,
        percentile_cont(0.5) within group (order by extract(epoch from until - since)) filter (where until is not null) as middle
      from stays where private.stage_rank(stage) < 5 group by stage
    ),
    hires as (
      select p.id, p.applied_at, (min(s.since) at time zone 'UTC')::date - (p.applied_at at time zone 'UTC')::date as days
      from people p join stays s on s.id = p.id and s.stage = 'hired'
      where p.status = 'hired' group by p.id, p.applied_at
    )
    select jsonb_build_object(
      'from', days.first_day,
      'to', days.last_day,
      'job', (select jsonb_build_object('id', j.id, 'title', j.title) from public.jobs j where j.id = p_job_id),
      'applications', (select count(*) from people),
      'open_offers', (select count(*) from people join private.waiting_offers w on w.application_id = people.id),
      'funnel', (
        select jsonb_agg(jsonb_build_object(
          'stage', stage,
          'reached', (select count(*) from people p where p.furthest >= private.stage_rank(stage)),
          'rejected', (select count(*) from people p where p.furthest = private.stage_rank(stage) and p.status = 'rejected'),
          'withdrawn', (select count(*) from people p where p.furthest = private.stage_rank(stage) and p.status = 'withdrawn'),
          'open', (select count(*) from people p
            where p.furthest = private.stage_rank(stage) and p.status not in ('rejected', 'withdrawn'))
        ) order by private.stage_rank(stage))
        from unnest(enum_range(null::public.application_status)) as stage
        where private.stage_rank(stage) is not null
      ),
      'months', (
        select jsonb_agg(jsonb_build_object(
          'month', month::date,
          'applications', (select count(*) from people p where p.month = m.month),
          'hired', (select count(*) from people p where p.month = m.month and p.status = 'hired'),
          'kept', (select count(*) from people p where p.month = m.month and p.promise = 'kept'),
          'late', (select count(*) from people p where p.month = m.month and p.promise = 'late')
        ) order by month)
        from generate_series(date_trunc('month', days.first_day::timestamp), days.last_day, interval '1 month') as m (month)
      ),
      'waits', coalesce((
        select jsonb_agg(jsonb_build_object(
          'stage', w.stage,
          'left', w.left_it,
          'middle', round((w.middle / 86400)::numeric, 1),
          'longest', (
            select jsonb_build_object('id', s.id, 'days', floor(extract(epoch from now() - s.since) / 86400))
            from stays s where s.stage = w.stage and s.until is null order by s.since, s.id limit 1
          )
        ) order by private.stage_rank(w.stage))
        from waits w
      ), '[]'),
      'hires', jsonb_build_object(
        'total', (select count(*) from hires),
        'middle', (select percentile_cont(0.5) within group (order by h.days) from hires h),
        'people', coalesce((
          select jsonb_agg(jsonb_build_object('id', h.id, 'name', m.candidate_name, 'applied_at', h.applied_at, 'days', h.days)
            order by h.days, h.applied_at, h.id)
          from (select * from hires order by days, applied_at, id limit 200) h
          join private.application_matches m on m.application_id = h.id
        ), '[]')
      ),
      'reasons', coalesce((
        select jsonb_agg(jsonb_build_object('reason', given.reason, 'n', given.n) order by given.n desc, given.reason)
        from (
          select r.reason, count(*) as n
          from people p cross join lateral private.last_rejection(p.id, only_settled => false) r where p.status = 'rejected' group by r.reason
        ) given
      ), '[]'),
      'sources', coalesce((
        select jsonb_agg(jsonb_build_object('source', by.source, 'n', by.n) order by by.n desc, by.source)
        from (
          select coalesce(s.source, 'unknown') as source, count(*) as n
          from people p left join private.application_sources s on s.application_id = p.id group by 1
        ) by
      ), '[]'),
      'recruiters', coalesce((
        select jsonb_agg(jsonb_build_object(
          'user_id', by.assignee, 'name', private.person_name(by.assignee, target),
          'applications', by.applications, 'kept', by.kept, 'late', by.late, 'hired', by.hired
        ) order by by.applications desc, by.assignee)
        from (
          select
            p.assignee, count(*) as applications, count(*) filter (where p.promise = 'kept') as kept,
            count(*) filter (where p.promise = 'late') as late, count(*) filter (where p.status = 'hired') as hired
          from people p group by p.assignee
        ) by
      ), '[]')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_hire (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.reviewed_application(p_application_id, me);
  job public.jobs;
  others jsonb;
begin
  if application.status <> 'hired' or not private.can_move_application(application, me)
    or exists (select from private.hire_answers h where h.application_id = application.id) then
    return null;
  end if;
  select * into job from public.jobs j where j.id = application.job_id;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'candidate_name', o.candidate_name, 'status', o.status) order by o.id), '[]')
  into others
  from (
    select a.id, m.candidate_name, a.status
    from public.applications a
    join private.application_matches m on m.application_id = a.id
    where a.job_id = application.job_id and a.status = any (private.open_stages()) and a.candidate_id is not null
    order by a.id limit 200
  ) o;
  return jsonb_build_object(
    'job', jsonb_build_object(
      'id', job.id, 'title', job.title, 'is_open', job.status = 'published' and job.deleted_at is null and not private.is_expired(job),
      'can', jsonb_build_object('close', (private.my_job_rights(job.company_id)).may_edit)),
    'others', others);
end
$function$;

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
            ELSE 'interviews'::text
        END AS what,
    count(*) AS n
   FROM public.applications
  WHERE (applications.status = ANY (ARRAY['applied'::public.application_status, 'interview'::public.application_status]))
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

CREATE VIEW "private"."waiting_offers" WITH (security_invoker=true) AS  SELECT m.application_id,
    m.company_id,
    m.job_id
   FROM (private.offers o
     JOIN private.application_matches m ON ((m.application_id = o.application_id)))
  WHERE ((o.state = 'open'::text) AND (m.status = 'offered'::public.application_status));

CREATE OR REPLACE FUNCTION private.fits_filter (
  kept private.application_matches,
  wanted private.application_filter
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
RETURN (((kept).applied_at >= (wanted).from_at) AND ((kept).applied_at < (wanted).until_at) AND (((wanted).job_id IS NULL) OR ((kept).job_id = (wanted).job_id)) AND (((wanted).skill IS NULL) OR ((wanted).skill = ANY ((kept).skill_keys))) AND (((wanted).levels IS NULL) OR ((kept).level_fit = ANY ((wanted).levels))) AND (((wanted).places IS NULL) OR ((kept).place_fit = ANY ((wanted).places))) AND (((wanted).reached IS NULL) OR ((kept).reached && (wanted).reached)) AND (((wanted).furthest IS NULL) OR (private.furthest_stage((kept).reached) = (wanted).furthest)) AND CASE (wanted).answer WHEN 'overdue'::text THEN private.is_overdue((kept).answer_due) WHEN 'kept'::text THEN (private.promise_outcome(kept) = 'kept'::text) WHEN 'late'::text THEN (private.promise_outcome(kept) = 'late'::text) ELSE true END AND (((wanted).assigned_jobs IS NULL) OR (((kept).company_id = (wanted).of_company) AND COALESCE((SELECT (NOT (own.assigned_to_user_id IS DISTINCT FROM (fits_filter.wanted).assignee)) FROM public.application_assignments own WHERE (own.application_id = (fits_filter.kept).application_id)), (((kept).job_id = ANY ((wanted).assigned_jobs)) <> (wanted).is_unassigned)))) AND (((wanted).left_stage IS NULL) OR (EXISTS (SELECT FROM public.application_events e WHERE ((e.application_id = (fits_filter.kept).application_id) AND (e.from_status = (fits_filter.wanted).left_stage))))) AND (((wanted).offer IS NULL) OR (((kept).company_id = (wanted).of_company) AND (EXISTS (SELECT FROM private.waiting_offers w WHERE (w.application_id = (fits_filter.kept).application_id))))) AND (((wanted).reason IS NULL) OR (((kept).status = 'rejected'::public.application_status) AND ((kept).company_id = (wanted).of_company) AND (EXISTS (SELECT FROM private.last_rejection((fits_filter.kept).application_id, only_settled => false) r(event_id, application_id, reason, message) WHERE (r.reason = (fits_filter.wanted).reason))))) AND (((wanted).source IS NULL) OR (((kept).company_id = (wanted).of_company) AND ((wanted).source = COALESCE((SELECT s.source FROM private.application_sources s WHERE (s.application_id = (fits_filter.kept).application_id)), 'unknown'::text)))) AND (((wanted).words = '{}'::text[]) OR private.has_words((kept).words, (wanted).words)));

COMMENT ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) IS 'The dashboard''s counts of the jobs assigned to the caller at a company; null for staff whose acts (private.my_acts_at) read all.';

COMMENT ON FUNCTION "private"."mail_template_json"(uuid, text) IS 'MailTemplate (contracts/mail-template.ts); who wrote it for those who may change it.';

COMMENT ON FUNCTION "private"."offer_end_in_words"(private.offers, uuid) IS 'Until when an offer can be answered, the last minute of its day (UTC), where somebody reads it: "Fri, Dec 4, 6:59 PM (New York time)".';

COMMENT ON FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]) IS 'How many offers of a company wait for an answer, of what the caller, whose private.my_acts_at are given, may read.';

COMMENT ON FUNCTION "private"."tell_staff_of_offer"(private.offers, public.applications, boolean) IS 'Tells who made an offer, while they still work on it, and the people behind the application what became of it, whatever they have turned off: at once in the application, and by mail unless by_mail is false.';

COMMENT ON TYPE "private"."application_filter" IS 'An ApplicationFilter as it was read: the stages to list, everything else null (or empty, or without end) where nothing is asked. of_company: whose list it is; who looks after an application, whether it has an offer and why it was rejected narrow only those for its jobs. assigned_jobs: those somebody looks after, or the assignee. reached: the stages from there on. is_plain: nothing but stages and a job.';

COMMENT ON VIEW "private"."counted" IS 'Every kept number, counted anew. Of a job: its applications by status. Of a company: those its list shows, likewise (private.application_scopes). Of a company too: its promises that were kept and that came late (private.settled_promise). Of a company and of the platform: as its dashboard names them.';

COMMENT ON VIEW "private"."waiting_offers" IS 'The applications that stand in Offered with an offer nobody has answered, and whose they are: what a company''s dashboard counts, its reports and its list ask (RULES: Offers).';

REVOKE ALL ON FUNCTION "private"."assigned_counts"(uuid, private.staff_act[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_end_in_words"(private.offers, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_offer_count"(uuid, private.staff_act[]) FROM PUBLIC;
