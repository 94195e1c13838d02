-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

DROP VIEW "private"."waiting_put_forwards";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_type_check";

DROP FUNCTION "private"."shared_by"(uuid);

CREATE TABLE "private"."hidden_from_partners" (
  "candidate_id" uuid NOT NULL,
  "company_id" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "hidden_from_partners_pkey" PRIMARY KEY (candidate_id, company_id)
);

ALTER TABLE "private"."hidden_from_partners"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."profile_views" (
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "candidate_id" uuid NOT NULL,
  "company_id" uuid,
  "day" date NOT NULL,
  "kind" text NOT NULL,
  "application_id" uuid,
  "document" text,
  "through_company_id" uuid,
  "viewed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "profile_views_application" CHECK (((kind = 'application'::text) = (application_id IS NOT NULL))),
  CONSTRAINT "profile_views_document_check" CHECK ((document = ANY (ARRAY['resume'::text, 'cover_letter'::text, 'certificate'::text, 'answer'::text]))),
  CONSTRAINT "profile_views_kind_check" CHECK ((kind = ANY (ARRAY['application'::text, 'managed'::text, 'partner'::text]))),
  CONSTRAINT "profile_views_once_a_day" UNIQUE NULLS NOT DISTINCT (candidate_id, day, company_id, kind, application_id, document),
  CONSTRAINT "profile_views_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."profile_views"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.application_to_move (
  p_application_id uuid
)
  RETURNS public.applications
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  -- It is answered with the whole of it. Before the lock, which comes after those of company and candidate.
  perform private.note_application_view(application);
  -- Two movers take turns: what is decided next is decided on what the first one left.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  return application;
end
$function$;

CREATE OR REPLACE FUNCTION private.document_of (
  bucket text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE bucket WHEN 'candidate_resumes'::text THEN 'resume'::text WHEN 'candidate_cover_letters'::text THEN 'cover_letter'::text WHEN 'candidate_certificates'::text THEN 'certificate'::text WHEN 'application_files'::text THEN 'answer'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION private.end_management_of (
  candidate public.candidates
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  asked public.put_forwards;
begin
  for asked in
    update public.put_forwards f set status = 'withdrawn', answered_at = now()
    where f.candidate_id = candidate.id and f.company_id = candidate.managing_company_id and f.status = 'waiting'
    returning f.*
  loop
    perform private.drop_put_forward_notice(asked);
  end loop;
  delete from public.candidate_assignments a where a.candidate_id = candidate.id;
  update public.candidates c set managing_company_id = null, management_terms = null where c.id = candidate.id;
  perform private.audit('candidate.management_ended', 'candidate', candidate.id, candidate.managing_company_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_hidden_from (
  of_candidate uuid,
  company uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.hidden_from_partners h where h.candidate_id = of_candidate and h.company_id = company);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_shown_to (
  candidate public.candidates,
  partner uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return candidate.shown_to_partners and not private.is_hidden_from(candidate.id, partner);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_application_view (
  application public.applications,
  me private.reach DEFAULT private.my_reach(),
  document text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.note_profile_view(
    application.candidate_id,
    case
      when private.can_move_application(application, me) then application.company_id
      when private.can_review_application(application, me) then application.applied_by_company_id
    end,
    'application', application.id, document);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_managed_view (
  candidate public.candidates,
  me private.reach DEFAULT private.my_reach(),
  document text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.note_profile_view(
    candidate.id, case when private.manages_candidate(candidate, me) then candidate.managing_company_id end, 'managed', document => document);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_partner_views (
  of_candidates uuid[],
  by_company uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- In one order, so that two colleagues who read the same list do not wait for each other for ever.
  insert into private.profile_views (candidate_id, company_id, day, kind, through_company_id)
  select c.id, by_company, today, 'partner', c.managing_company_id
  from public.candidates c
  where c.id = any (of_candidates) and not exists (
    select from private.profile_views v
    where v.candidate_id = c.id and v.day = today and v.company_id = by_company and v.kind = 'partner'
  )
  order by c.id
  for key share of c
  on conflict on constraint profile_views_once_a_day do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_profile_view (
  of_candidate uuid,
  by_company uuid,
  kind text,
  of_application uuid DEFAULT NULL::uuid,
  document text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- Mostly it is there already, and nothing is written or locked.
  if exists (
    select from private.profile_views v
    where v.candidate_id = of_candidate and v.day = today and v.company_id is not distinct from by_company and v.kind = kind
      and v.application_id is not distinct from of_application and v.document is not distinct from document
  ) then
    return;
  end if;
  -- In the order of all locks; whoever or whatever is being deleted meanwhile has no row to be noted with.
  if by_company is not null then
    perform from public.companies c where c.id = by_company for key share;
    if not found then
      return;
    end if;
  end if;
  perform from public.candidates c where c.id = of_candidate for key share;
  if not found then
    return;
  end if;
  if of_application is not null then
    perform from public.applications a where a.id = of_application for key share;
    if not found then
      return;
    end if;
  end if;
  insert into private.profile_views (candidate_id, company_id, day, kind, application_id, document)
  values (of_candidate, by_company, today, kind, of_application, document)
  on conflict on constraint profile_views_once_a_day do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_view_count (
  of_candidate uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select count(distinct (v.company_id, v.day)) from private.profile_views v
    where v.candidate_id = of_candidate and v.company_id is not null and v.viewed_at > now() - private.viewed_lately()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_by (
  of_company uuid,
  with_partner uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select private.company_card(c) || jsonb_build_object(
      'is_approved', c.is_approved,
      'open_jobs', private.count_visible_jobs_of(c.id)
    ) || (
      select jsonb_build_object(
        'shown_candidates', count(*) filter (where is_shown),
        'hidden_candidates', count(*) filter (where not is_shown))
      from public.candidates p
      -- The flag in front only spares those who are shown to nobody.
      cross join lateral (select p.shown_to_partners and private.is_shown_to(p, with_partner) as is_shown) as each
      where p.managing_company_id = c.id
    )
    from public.companies c where c.id = of_company
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_left_company (
  candidate public.candidates,
  assignee uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
  name text := coalesce(nullif(btrim(candidate.first_name || ' ' || candidate.last_name), ''), candidate.email);
  title text;
  message text := 'They ended it themselves. You see their profile and documents no more; applications they made with you stay.';
begin
  select * into company from public.companies c where c.id = candidate.managing_company_id;
  title := name || ' is no longer managed by ' || company.name;
  perform private.tell_company_admins(
    company, 'candidate_left', title, message, 'candidate_left',
    jsonb_build_object('candidate_name', name, 'path', '/company/candidates'));
  if exists (
    select from public.company_users u where u.user_id = assignee and u.company_id = company.id and not private.is_company_admin(u.role)
  ) then
    perform private.notify(
      assignee, 'candidate_left', title, message, jsonb_build_object('company_id', company.id, 'company_name', company.name));
    perform private.enqueue_email(
      'candidate_left', (select p.email from public.profiles p where p.id = assignee),
      jsonb_build_object('candidate_name', name, 'company_name', company.name, 'path', '/company/candidates'));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_partners (
  partnership public.company_relationships,
  what text,
  is_shared boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  pair record;
begin
  for pair in
    select ours, theirs
    from public.companies ours, public.companies theirs
    where (ours.id, theirs.id) in ((partnership.company_a_id, partnership.company_b_id), (partnership.company_b_id, partnership.company_a_id))
      and ours.is_approved and theirs.is_approved
  loop
    perform private.tell_company_admins(
      pair.ours, 'partnership_changed',
      case when is_shared then format('You share %s with %s', what, (pair.theirs).name)
        else format('You no longer share %s with %s', what, (pair.theirs).name) end,
      case
        when not is_shared then format('Neither of you sees the %s of the other any more.', what)
        when what = 'jobs' then 'Each of you sees the open jobs of the other and can put its own candidates forward.'
        else 'Each of you sees those managed candidates of the other who agreed to be shown.'
      end);
    if is_shared and what = 'candidates' then
      perform private.notify(
        p.user_id, 'shown_to_partner', 'You are shown to ' || (pair.theirs).name,
        format('%s now shares candidates with %s. You agreed to be shown; you can change that under My data.',
          (pair.ours).name, (pair.theirs).name),
        jsonb_build_object('company_id', (pair.theirs).id, 'company_name', (pair.theirs).name))
      from public.candidates p
      where p.managing_company_id = (pair.ours).id and private.is_shown_to(p, (pair.theirs).id);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.viewed_lately()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN '90 days'::interval;

CREATE OR REPLACE FUNCTION public.end_management (
  p_candidate_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  candidate public.candidates := private.managed_candidate(p_candidate_id);
begin
  if not private.can_end_management(candidate) then
    perform private.fail(403, 'not_allowed', 'You do not have permission to end the management of candidates');
  end if;
  -- The person before the candidate, as whoever accepts, applies or asks them locks it; and looked at anew after waiting.
  perform private.lock_account(candidate.user_id);
  perform from public.candidates c where c.id = p_candidate_id for update;
  candidate := private.managed_candidate(p_candidate_id);
  if not private.can_end_management(candidate) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  perform private.end_management_of(candidate);
  perform private.tell_ended_management(candidate, (select c.name from public.companies c where c.id = candidate.managing_company_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_application_detail (
  p_application_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  me private.reach := private.my_reach();
  application public.applications := private.reviewed_application(p_application_id, me);
  shown jsonb;
begin
  perform private.note_application_view(application, me);
  shown := private.company_application_json(application, me);
  if shown is null then
    -- It was deleted in between.
    perform private.found_application(null);
  end if;
  return shown;
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
      select count(*) from public.applications a join private.visible_jobs p on p.job_id = a.job_id where a.candidate_id = me
    ),
    'profile_views', private.profile_view_count(me)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_managed_candidate (
  p_candidate_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me private.reach := private.my_reach();
  candidate public.candidates := private.managed_candidate(p_candidate_id, me);
  sees_all boolean := me.is_admin or candidate.managing_company_id = any (me.candidate_company_ids);
  key text := lower(candidate.first_name || ' ' || candidate.last_name);
begin
  perform private.note_managed_view(candidate, me);
  return private.applicant_json(candidate) || jsonb_build_object(
    'street', candidate.street,
    'unit', candidate.unit,
    'zip_code', candidate.zip_code,
    'updated_at', candidate.updated_at,
    'managed_since', candidate.managed_since,
    'management_terms', candidate.management_terms,
    'shown_to_partners', candidate.shown_to_partners,
    'company', (select private.company_card(c) from public.companies c where c.id = candidate.managing_company_id),
    'assignee', (
      select a.assignee from private.candidate_assignees a
      where a.candidate_id = candidate.id and a.company_id = candidate.managing_company_id
    ),
    'can', jsonb_build_object(
      'assign', private.can_at_company(candidate.managing_company_id, 'assign_work'),
      'end', private.can_end_management(candidate),
      'put_forward', private.can_at_company(candidate.managing_company_id, 'handle_candidates')
        and private.company_is_live(candidate.managing_company_id),
      'note', private.manages_candidate(candidate, me)
    ),
    'previous_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (lower(c.first_name || ' ' || c.last_name), c.id) < (key, candidate.id)
      order by lower(c.first_name || ' ' || c.last_name) desc, c.id desc
      limit 1
    ),
    'next_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (lower(c.first_name || ' ' || c.last_name), c.id) > (key, candidate.id)
      order by lower(c.first_name || ' ' || c.last_name), c.id
      limit 1
    ),
    'position', (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (lower(c.first_name || ' ' || c.last_name), c.id) <= (key, candidate.id)
    ),
    'total', case when sees_all then private.kept_count(candidate.managing_company_id, 'managed_candidates') else (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and c.id = any (me.assigned_candidate_ids)
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_management()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates := private.my_candidate();
begin
  return (
    select jsonb_build_object(
      'company', private.company_card(c),
      'managed_since', me.managed_since,
      'partners', (
        select coalesce(jsonb_agg(private.company_card(partner) || jsonb_build_object(
          'is_hidden', private.is_hidden_from(me.id, partner.id)) order by lower(partner.name), partner.id), '[]')
        from private.partner_ids(c.id, 'candidates') as partner_id
        join public.companies partner on partner.id = partner_id
      )
    )
    from public.companies c where c.id = me.managing_company_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_preview()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates := private.my_candidate();
begin
  return jsonb_build_object(
    'partner', (select private.shown_candidate_json(me, c) from public.companies c where c.id = me.managing_company_id),
    'applied', case when me.id is not null then private.applicant_json(me) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_management (
  p_company_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  candidate public.candidates;
  assignee uuid;
begin
  -- In the order of end_management.
  perform private.lock_account(caller);
  select * into candidate from public.candidates c where c.user_id = caller for update;
  if candidate.managing_company_id is null then
    return;
  elsif candidate.managing_company_id is distinct from p_company_id then
    perform private.fail(409, 'managed_by_other', 'Another company manages your profile by now.');
  end if;
  assignee := (select a.assigned_to_user_id from public.candidate_assignments a where a.candidate_id = candidate.id);
  perform private.end_management_of(candidate);
  perform private.tell_left_company(candidate, assignee);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_candidates_to_put_forward (
  p_job_id uuid,
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
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
  of_company uuid := private.partnered_company(p_company_id);
  page_after record := private.page_key(p_after, 'createdAt');
  -- Above every score.
  after_score bigint := 9223372036854775807;
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
begin
  if not private.may_be_put_forward(p_job_id, of_company) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  if page_after.at <> 'infinity' then
    if not coalesce(pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_score := p_after ->> 'score';
  end if;
  return jsonb_build_object('candidates', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'first_name', page.first_name,
      'last_name', page.last_name,
      'title', page.title,
      'created_at', page.created_at,
      'match', page.explanation,
      -- What somebody sent elsewhere on their own is theirs to tell.
      'has_applied', exists (
        select from public.applications a join public.jobs j on j.id = a.job_id
        where a.candidate_id = page.id and a.job_id = p_job_id and of_company in (a.applied_by_company_id, j.company_id)
      ),
      'put_forward', (
        select f.status from public.put_forwards f
        where f.candidate_id = page.id and f.job_id = p_job_id and f.company_id = of_company and f.status <> 'withdrawn'
      )
    ) order by page.score desc, page.created_at desc, page.id desc)
    from (
      select c.*, m.explanation, (m.explanation ->> 'score')::bigint as score
      from public.candidates c
      cross join private.visible_jobs v
      -- offset 0: counted once, not wherever it is named.
      cross join lateral (
        select e.explanation
        from private.asked_explanations(
          v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
          v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, c, private.home_of(c)
        ) as e
        offset 0
      ) as m
      where v.job_id = p_job_id and c.managing_company_id = of_company and not private.is_hidden_from(c.id, v.company_id)
        and position(wanted in lower(concat_ws(' ', c.first_name, c.last_name, c.title))) > 0
        and ((m.explanation ->> 'score')::bigint, c.created_at, c.id) < (after_score, page_after.at, page_after.id)
      order by score desc, c.created_at desc, c.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
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
  companies uuid[] := array_append(array(
    select id from private.partner_ids(of_company, 'jobs') as id where not private.is_hidden_from(person.id, id)), of_company);
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
      select jsonb_agg(to_jsonb(private.job_list_entry(v, e.explanation)) || jsonb_build_object(
        -- What they sent elsewhere on their own is theirs to tell.
        'application', (
          select jsonb_build_object('id', a.id, 'applied_at', a.applied_at)
          from public.applications a
          where a.candidate_id = person.id and a.job_id = v.job_id and of_company in (a.applied_by_company_id, a.company_id)
        ),
        'put_forward', (
          select jsonb_build_object('id', f.id, 'status', f.status, 'created_at', f.created_at)
          from public.put_forwards f
          where f.candidate_id = person.id and f.job_id = v.job_id and f.company_id = of_company and f.status <> 'withdrawn'
        )
      ) order by listed."position")
      from unnest(page) with ordinality as listed (job_id, "position")
      join private.visible_jobs v on v.job_id = listed.job_id
      cross join lateral private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.job_type, v.location, v.locations, v.place_terms, v.company_culture, person, home
      ) as e
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_my_put_forwards (
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
  caller uuid := private.require_candidate_account();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'createdAt');
begin
  return jsonb_build_object('put_forwards', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', page.id,
      'by', private.company_card(asking),
      'job', jsonb_build_object('id', j.id, 'title', j.title, 'company_id', employer.id, 'company_name', employer.name),
      'is_open', private.is_visible_job(j.id),
      'status', case when page.status = 'waiting' and not exists (select from private.waiting_put_forwards w where w.id = page.id)
        then 'lapsed' else page.status::text end,
      'created_at', page.created_at,
      'answered_at', page.answered_at,
      'application', (
        select jsonb_build_object('id', a.id, 'can_withdraw', private.can_withdraw_application(a))
        from public.applications a where a.id = page.application_id
      )
    ) order by page.created_at desc, page.id desc)
    from (
      select * from public.put_forwards f
      where f.candidate_id = me and (f.created_at, f.id) < (page_before.at, page_before.id)
      order by f.created_at desc, f.id desc
      limit private.page_limit(p_limit)
    ) as page
    join public.companies asking on asking.id = page.company_id
    join public.jobs j on j.id = page.job_id
    join public.companies employer on employer.id = j.company_id
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_partner_candidates (
  p_company_id uuid DEFAULT NULL::uuid,
  p_search text DEFAULT NULL::text,
  p_job_id uuid DEFAULT NULL::uuid,
  p_before jsonb DEFAULT NULL::jsonb,
  p_limit integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  of_company uuid := private.partnered_company(p_company_id);
  page_before record := private.page_key(p_before, 'createdAt');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
  partners uuid[] := array(select private.partner_ids(of_company, 'candidates'));
  job public.jobs;
  shown jsonb;
  shown_ids uuid[];
begin
  if p_job_id is not null then
    job := private.readable_job(p_job_id);
  end if;
  select
    jsonb_agg(
      private.shown_candidate_json(page.profile, page.partner) || jsonb_build_object(
        'created_at', (page.profile).created_at,
        'match', case when job.id is not null then private.shown_match(job, page.profile) end
      ) order by (page.profile).created_at desc, (page.profile).id desc),
    array_agg((page.profile).id)
  into shown, shown_ids
  from (
    select c as profile, partner
    from unnest(partners) as partner_id
    join public.companies partner on partner.id = partner_id
    -- The flag in front only lets the index be used.
    join public.candidates c on c.managing_company_id = partner_id and c.shown_to_partners and private.is_shown_to(c, of_company)
    where (c.created_at, c.id) < (page_before.at, page_before.id)
      and position(wanted in lower(concat_ws(' ', c.first_name, c.last_name, c.title, array_to_string(c.skills, ' ')))) > 0
    order by c.created_at desc, c.id desc
    limit private.page_limit(p_limit)
  ) as page;
  perform private.note_partner_views(shown_ids, of_company);
  return jsonb_build_object('partners', cardinality(partners), 'candidates', coalesce(shown, '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_partnerships (
  p_search text DEFAULT NULL::text,
  p_shares text DEFAULT NULL::text,
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
  page_before record := private.page_key(p_before, 'createdAt');
  wanted text := coalesce(lower(private.trimmed(p_search)), '');
begin
  perform private.require_admin();
  return jsonb_build_object(
    -- With the first page: the others show none.
    'counts', case when p_before is null then (
      select jsonb_build_object(
        'companies', coalesce(sum(c.n) filter (where c.what = 'companies'), 0),
        'approved', coalesce(sum(c.n) filter (where c.what = 'approved'), 0),
        'pending', private.pending_company_count(),
        'partnerless', coalesce(sum(c.n) filter (where c.what = 'approved'), 0) - (
          select count(*) from public.companies p
          where p.is_approved and p.id in (
            select r.company_a_id from public.company_relationships r union select r.company_b_id from public.company_relationships r)
        ),
        'partnerships', (select count(*) from public.company_relationships),
        'active', (
          select count(*)
          from public.company_relationships r
          join public.companies a on a.id = r.company_a_id and a.is_approved
          join public.companies b on b.id = r.company_b_id and b.is_approved
          where r.can_share_jobs or r.can_share_candidates
        )
      )
      from private.counts c where c.subject = private.platform()
    ) end,
    'partnerships', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', (page.r).id,
        'a', private.shared_by((page.r).company_a_id, (page.r).company_b_id),
        'b', private.shared_by((page.r).company_b_id, (page.r).company_a_id),
        'can_share_jobs', (page.r).can_share_jobs,
        'can_share_candidates', (page.r).can_share_candidates,
        'created_at', (page.r).created_at
      ) order by (page.r).created_at desc, (page.r).id desc)
      from (
        select r
        from public.company_relationships r
        join public.companies a on a.id = r.company_a_id
        join public.companies b on b.id = r.company_b_id
        where (r.created_at, r.id) < (page_before.at, page_before.id)
          and position(wanted in lower(a.name || ' ' || b.name)) > 0
          -- Who is not approved shares nothing, whatever the switches say.
          and case p_shares
            when 'active' then a.is_approved and b.is_approved and (r.can_share_jobs or r.can_share_candidates)
            when 'jobs' then a.is_approved and b.is_approved and r.can_share_jobs
            when 'candidates' then a.is_approved and b.is_approved and r.can_share_candidates
            when 'nothing' then not (a.is_approved and b.is_approved and (r.can_share_jobs or r.can_share_candidates))
            else true
          end
        order by r.created_at desc, r.id desc
        limit private.page_limit(p_limit)
      ) as page
    ), '[]')
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.list_profile_views (
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
  caller uuid := private.require_candidate_account();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'viewedAt');
  oldest timestamptz := case when page_before.at = 'infinity' then now() - private.viewed_lately() else '-infinity' end;
  views jsonb;
  last_at timestamptz;
  last_id uuid;
begin
  select
    jsonb_agg(jsonb_build_object(
      'id', page.id,
      'viewed_at', page.viewed_at,
      'kind', page.kind,
      'document', page.document,
      'company', (select private.company_card(c) from public.companies c where c.id = page.company_id),
      'through', (select c.name from public.companies c where c.id = page.through_company_id),
      'application', (
        select jsonb_build_object('id', a.id, 'job_title', j.title)
        from public.applications a join public.jobs j on j.id = a.job_id where a.id = page.application_id
      )
    ) order by page.viewed_at desc, page.id desc),
    (array_agg(page.viewed_at order by page.viewed_at, page.id))[1],
    (array_agg(page.id order by page.viewed_at, page.id))[1]
  into views, last_at, last_id
  from (
    select * from private.profile_views v
    where v.candidate_id = me and (v.viewed_at, v.id) < (page_before.at, page_before.id) and v.viewed_at > oldest
    order by v.viewed_at desc, v.id desc
    limit private.page_limit(p_limit)
  ) as page;
  -- Without any lately, what is older begins behind these days.
  last_at := coalesce(last_at, oldest);
  last_id := coalesce(last_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return jsonb_build_object('views', coalesce(views, '[]'), 'next', case
    when exists (select from private.profile_views v where v.candidate_id = me and (v.viewed_at, v.id) < (last_at, last_id))
    then jsonb_build_object('viewedAt', last_at, 'id', last_id)
  end);
end
$function$;

CREATE OR REPLACE FUNCTION public.open_file (
  p_bucket text,
  p_path text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  reason record;
begin
  if not exists (select from storage.objects o where o.bucket_id = p_bucket and o.name = p_path) then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif private.is_own_file(p_bucket, p_path) then
    return;
  end if;
  select * into reason from private.reason_to_open(p_bucket, p_path, me);
  if reason.id is null then
    perform private.fail(404, 'file_not_found', 'This file could not be found');
  elsif not reason.is_as_sent then
    perform private.fail(409, 'file_changed', 'This file was changed after it was sent and cannot be opened');
  end if;
  case reason.subject
    when 'application' then
      perform private.note_application_view(a, me, private.document_of(p_bucket)) from public.applications a where a.id = reason.id;
    when 'candidate' then
      perform private.note_managed_view(c, me, private.document_of(p_bucket)) from public.candidates c where c.id = reason.id;
    else null;
  end case;
  perform private.audit(
    'file.opened', reason.subject, reason.id, reason.company_id, jsonb_build_object('bucket', p_bucket, 'path', p_path));
end
$function$;

CREATE OR REPLACE FUNCTION public.put_forward_candidates (
  p_job_id uuid,
  p_candidate_ids uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  me private.reach := private.my_reach();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  companies uuid[];
  within_reach integer;
  asked public.put_forwards;
  made integer := 0;
begin
  if cardinality(wanted) = 0 then
    perform private.refuse_field_errors('{"candidates": "Choose a candidate"}');
  elsif cardinality(wanted) > 50 then
    perform private.refuse_field_errors('{"candidates": "Choose at most 50 candidates"}');
  end if;
  perform private.lock_account(caller);
  -- Nothing of what is asked changes meanwhile: an application on its way comes first, and so does the closing of the job. Locked is
  -- only what the caller may ask about, and each is looked at anew after it: waiting for the lock it may have become another's.
  perform from public.candidates c where c.id = any (wanted) and c.managing_company_id = any (me.candidate_company_ids) order by c.id for share;
  select count(*), array_agg(distinct c.managing_company_id) into within_reach, companies
  from public.candidates c where c.id = any (wanted) and private.manages_candidate(c, me);
  if within_reach < cardinality(wanted) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  elsif not companies <@ me.candidate_company_ids then
    perform private.fail(403, 'not_allowed', 'You do not have permission to put candidates forward');
  elsif not private.company_is_live(companies[1]) then
    perform private.fail(403, 'subscription_required', 'Your company needs to be approved and have a subscription to put candidates forward');
  end if;
  perform from public.jobs j where j.id = p_job_id and private.may_be_put_forward(j.id, companies[1]) for share;
  if cardinality(companies) > 1 or not private.may_be_put_forward(p_job_id, companies[1]) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  perform private.check_daily_quota('put_forwards', (
    select count(*) + cardinality(wanted) - 1 from public.put_forwards f where f.put_forward_by = caller and f.created_at > now() - interval '1 day'));
  for asked in
    insert into public.put_forwards as f (job_id, candidate_id, company_id, put_forward_by)
    select p_job_id, c.id, companies[1], caller
    from public.candidates c
    where c.id = any (wanted)
      and not exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = c.id)
      and not exists (select from public.jobs j where j.id = p_job_id and private.is_hidden_from(c.id, j.company_id))
    -- In one order, so that two colleagues who ask the same people wait for each other instead of for ever.
    order by c.id
    on conflict (candidate_id, job_id) do update set
      company_id = excluded.company_id, put_forward_by = excluded.put_forward_by, status = 'waiting', created_at = now(), answered_at = null,
      application_id = null,
      mailed_at = case when f.company_id = excluded.company_id and f.mailed_at > now() - interval '1 day' then f.mailed_at else now() end
    where f.status = 'withdrawn' or f.company_id <> excluded.company_id
    returning f.*
  loop
    made := made + 1;
    perform private.tell_put_forward(asked);
  end loop;
  return made;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_hidden_from_partner (
  p_company_id uuid,
  p_hidden boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account();
  me public.candidates;
begin
  select * into me from public.candidates c where c.user_id = caller for no key update;
  if not coalesce(p_hidden, false) then
    delete from private.hidden_from_partners h where h.candidate_id = me.id and h.company_id = p_company_id;
    return false;
  end if;
  if me.managing_company_id is null or p_company_id not in (select private.partner_ids(me.managing_company_id)) then
    perform private.fail(404, 'partner_not_found', 'This company is no partner of the company that manages you');
  end if;
  insert into private.hidden_from_partners (candidate_id, company_id) values (me.id, p_company_id) on conflict do nothing;
  return true;
end
$function$;

ALTER TABLE "private"."hidden_from_partners"
  ADD CONSTRAINT "hidden_from_partners_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."hidden_from_partners"
  ADD CONSTRAINT "hidden_from_partners_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_application_id_fkey" FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_candidate_id_fkey" FOREIGN KEY (candidate_id) REFERENCES public.candidates(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "private"."profile_views"
  ADD CONSTRAINT "profile_views_through_company_id_fkey" FOREIGN KEY (through_company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_type_check" CHECK ((type = ANY (ARRAY['company_invitation'::text, 'application_received'::text, 'application_status'::text, 'application_withdrawn'::text, 'company_approved'::text, 'company_rejected'::text, 'subscription_changed'::text, 'job_assigned'::text, 'candidate_assigned'::text, 'role_changed'::text, 'admin_joined'::text, 'partnership_changed'::text, 'shown_to_partner'::text, 'put_forward'::text, 'put_forward_answered'::text, 'registration_unfinished'::text, 'application_assigned'::text, 'mentioned'::text, 'answer_due'::text, 'management_ended'::text, 'job_reported'::text, 'job_taken_offline'::text, 'job_report_answered'::text, 'candidate_left'::text])));

CREATE VIEW "private"."waiting_put_forwards" WITH (security_invoker=true) AS  SELECT f.id,
    f.job_id,
    f.candidate_id,
    f.company_id,
    f.put_forward_by,
    f.status,
    f.created_at,
    f.answered_at,
    f.mailed_at,
    f.application_id
   FROM (public.put_forwards f
     JOIN public.candidates c ON (((c.id = f.candidate_id) AND (c.managing_company_id = f.company_id))))
  WHERE ((f.status = 'waiting'::public.put_forward_status) AND private.may_be_put_forward(f.job_id, f.company_id) AND (NOT (EXISTS ( SELECT
           FROM public.jobs j
          WHERE ((j.id = f.job_id) AND private.is_hidden_from(f.candidate_id, j.company_id))))) AND (NOT (EXISTS ( SELECT
           FROM public.applications a
          WHERE ((a.candidate_id = f.candidate_id) AND (a.job_id = f.job_id))))));

CREATE INDEX hidden_from_partners_company_index ON private.hidden_from_partners USING btree (company_id);

CREATE INDEX profile_views_application_index ON private.profile_views USING btree (application_id);

CREATE INDEX profile_views_candidate_index ON private.profile_views USING btree (candidate_id, viewed_at DESC, id DESC);

CREATE INDEX profile_views_company_index ON private.profile_views USING btree (company_id);

CREATE INDEX profile_views_through_index ON private.profile_views USING btree (through_company_id);

COMMENT ON COLUMN "private"."profile_views"."company_id" IS 'Null: an administrator of Fairmatch.';

COMMENT ON COLUMN "private"."profile_views"."document" IS 'What was opened; null for what a page shows.';

COMMENT ON COLUMN "private"."profile_views"."kind" IS 'What let it read: an application, that it manages them, or that it is a partner of who does (profileViewKinds of the contracts).';

COMMENT ON COLUMN "private"."profile_views"."through_company_id" IS 'Of a partner: who managed the candidate then.';

COMMENT ON COLUMN "private"."profile_views"."viewed_at" IS 'The first time on that day.';

COMMENT ON FUNCTION "private"."application_to_move"(uuid) IS 'The application, locked, when the caller may change its status; that they look at it is noted. PT404 out of reach, PT403 for readers only.';

COMMENT ON FUNCTION "private"."document_of"(text) IS 'Which document of a candidate lies in a bucket, as private.profile_views names it.';

COMMENT ON FUNCTION "private"."end_management_of"(public.candidates) IS 'What ends with a management, whoever ends it: questions not answered, the assignment, access, and what was agreed to be shown. Whoever calls holds the account and the candidate, and tells the other side.';

COMMENT ON FUNCTION "private"."is_hidden_from"(uuid, uuid) IS 'True when the candidate hides from this company (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) IS 'True for a candidate who agreed to be shown to partners and does not hide from this one; whether it is a partner says private.partner_ids (RULES: Partnerships).';

COMMENT ON FUNCTION "private"."note_application_view"(public.applications, private.reach, text) IS 'Notes who is about to be shown an application, or a document of it: the job''s company, else the one that manages the candidate, else Fairmatch. The caller''s reach is checked before.';

COMMENT ON FUNCTION "private"."note_managed_view"(public.candidates, private.reach, text) IS 'Notes that the managing company, or else Fairmatch, is about to be shown a profile or a document of it. The caller''s reach is checked before.';

COMMENT ON FUNCTION "private"."note_partner_views"(uuid[], uuid) IS 'Notes that a partner is about to be shown these candidates: its list shows all it may read of them.';

COMMENT ON FUNCTION "private"."note_profile_view"(uuid, uuid, text, uuid, text) IS 'Notes that a company, or with null an administrator, is about to be shown a candidate: once a day each way (RULES: Candidates). Where nothing can be written it fails, so that nobody reads unnoted.';

COMMENT ON FUNCTION "private"."profile_view_count"(uuid) IS 'Profile Views of Activity Summary: companies that looked in the last 90 days, each once a day, whatever they looked at (RULES: Candidates).';

COMMENT ON FUNCTION "private"."shared_by"(uuid, uuid) IS 'SharedByCompany of the contracts: what a switch shows of a company to its partner, and how many stay hidden; without a partner, to one nobody hides from.';

COMMENT ON FUNCTION "private"."tell_left_company"(public.candidates, uuid) IS 'A company whose candidate has left it is told, in the application and by mail: its administrators and who looked after them.';

COMMENT ON FUNCTION "private"."viewed_lately"() IS 'How far back the first page of views and their number go (contracts/my-data.ts, viewedLatelyDays).';

COMMENT ON FUNCTION "public"."get_application_detail"(uuid) IS 'get-application-detail: CompanyApplicationDetail for staff who may review the application and admins; PT404 otherwise. VOLATILE: it notes who looks.';

COMMENT ON FUNCTION "public"."get_candidate_activity"() IS 'Activity Summary (RULES: Applications): {applications, interviews, available_jobs, profile_views}; interviews are the applications that came to one, available are visible jobs not applied to.';

COMMENT ON FUNCTION "public"."get_managed_candidate"(uuid) IS 'ManagedCandidate (contracts/managed-candidate.ts): the profile of a managed candidate, what was agreed, who looks after them, what the caller may do, and the neighbours in the order of list_managed_candidates. VOLATILE: it notes who looks. PT401, PT404.';

COMMENT ON FUNCTION "public"."get_my_management"() IS 'MyManagement (contracts/partnership.ts): who manages the calling candidate, since when, and the partners that may see them now, with those they hide from; null without. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403.';

COMMENT ON FUNCTION "public"."get_my_preview"() IS 'MyPreview (contracts/my-data.ts): what partners of the managing company and companies one applies to read of the calling candidate, from the functions that serve them. partner is null unmanaged, both are without a profile. SECURITY DEFINER: the company may be one that is not approved. PT401, PT403 for other accounts.';

COMMENT ON FUNCTION "public"."leave_management"(uuid) IS 'The calling candidate leaves the company that manages them: ends what end_management ends, applications stay, and the company is told in the application and by mail (RULES: Candidates). p_company_id: whom they mean to leave. Safe to repeat. SECURITY DEFINER: clients write no column of candidates. PT401, PT403 for other accounts, PT409 once another company manages them.';

COMMENT ON FUNCTION "public"."list_candidates_to_put_forward"(uuid, uuid, text, jsonb, integer) IS '{candidates: CandidateToPutForward[]} (contracts/partnership.ts): whom a company manages and who do not hide from the job''s, with their match to an open job of its own or of a partner that shares its jobs, best match first, and who has applied or was asked; for recruiting staff. p_after: {score, createdAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_jobs_for_candidate"(uuid, jsonb, integer) IS '{jobs: JobForCandidate[], total} (contracts/managed-candidate.ts): open jobs of the managing company and of partners that share theirs and whom the candidate does not hide from, with their match to a managed candidate, best match first, and whether they have applied there or were asked; for recruiting staff. total: how many jobs there are. p_after: {score, postedAt, id} of the last row shown. SECURITY DEFINER: the list of open jobs is closed. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) IS '{put_forwards: AskedPutForward[]} (contracts/my-data.ts): what the calling candidate was asked, newest first, and how it was answered. Lapsed: what waited and can no longer be answered. p_before: {createdAt, id} of the last row shown. PT401, PT403 for other accounts, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_partner_candidates"(uuid, text, uuid, jsonb, integer) IS '{candidates: PartnerCandidate[], partners} (contracts/partnership.ts): managed candidates of the partners of a company (the caller''s chosen one without, private.my_membership) who agreed to be shown and do not hide from it, newest first, for recruiting staff; read-only, but VOLATILE: it notes whom it shows. partners: how many share theirs. p_job_id: one of the caller''s jobs, to see the match with it; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: their rows are closed to partners. PT401, PT403, PT404, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."list_profile_views"(jsonb, integer) IS '{views: ProfileView[], next} (contracts/my-data.ts): which companies have looked at the calling candidate, newest first, and which of them Fairmatch; never which colleague. The first page goes back 90 days; next: p_before of the page with earlier ones, null without. SECURITY DEFINER: the table is closed. PT401, PT403 for other accounts, PT422 for an unknown page.';

COMMENT ON FUNCTION "public"."open_file"(text, text) IS 'Allows one opening of a stored file and writes into the audit log who opens what that is not their own, and notes it for the candidate; open-file signs the link (RULES: Files). SECURITY DEFINER: storage, what was sent and the audit log are closed to clients. PT401, PT404, PT409 file_changed.';

COMMENT ON FUNCTION "public"."put_forward_candidates"(uuid, uuid[]) IS 'Asks managed candidates whether they want to be put forward for an open job of the company or of a partner that shares its jobs, in the application and by mail. Gives how many were asked: who has applied, was asked already, said no or hides from the job''s company is left alone. SECURITY DEFINER: the table is closed. PT401, PT403 for others than recruiting staff and while the company is not live, PT404 for a candidate or job out of reach, PT422 for none or more than 50, PT429 past the day''s quota.';

COMMENT ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) IS 'The calling candidate is hidden from one partner of the managing company, or no longer; counts with the next request (RULES: Partnerships). Gives what holds now; safe to repeat. PT401, PT403 for other accounts, PT404 for hiding from a company that is no partner.';

COMMENT ON TABLE "private"."hidden_from_partners" IS 'Companies a candidate is not shown to as a partner, nor put forward to, whoever manages them (RULES: Partnerships). Written by set_hidden_from_partner.';

COMMENT ON TABLE "private"."profile_views" IS 'A company that looked at a candidate on a day, UTC, each way once (RULES: Candidates). Which colleague it was is not kept here; of documents the audit log knows.';

COMMENT ON VIEW "private"."waiting_put_forwards" IS 'Those a candidate can still answer: asked by who manages them now, for a job that is open and shared now, of a company they do not hide from.';

REVOKE ALL ON FUNCTION "private"."document_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_management_of"(public.candidates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_hidden_from"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_shown_to"(public.candidates, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_application_view"(public.applications, private.reach, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_managed_view"(public.candidates, private.reach, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_partner_views"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_profile_view"(uuid, uuid, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profile_view_count"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shared_by"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_left_company"(public.candidates, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."viewed_lately"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."get_my_preview"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_preview"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_management"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."leave_management"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_my_put_forwards"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_profile_views"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_profile_views"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_hidden_from_partner"(uuid, boolean) TO "authenticated";
