-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

ALTER TABLE "private"."calendar_feeds"
  ADD COLUMN "reads" integer NOT NULL DEFAULT 0;

ALTER TABLE "private"."calendar_feeds"
  ADD COLUMN "counted_from" timestamp with time zone NOT NULL DEFAULT now();

CREATE OR REPLACE FUNCTION private.calendar_entry (
  interview private.interviews,
  of_candidate boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = interview.application_id;
  return jsonb_build_object(
    'id', interview.id,
    'sequence', interview.sequence,
    'starts_at', interview.starts_at,
    'minutes', interview.minutes,
    'place_kind', interview.place_kind,
    'place', interview.place,
    'job_title', (select j.title from public.jobs j where j.id = application.job_id),
    'company_name', (select c.name from public.companies c where c.id = application.company_id),
    -- Of the candidate's own it says with whom, of a colleague's whom.
    'candidate_name', case when not of_candidate then private.candidate_interview_name(application) end,
    'people', to_jsonb(private.names_of_interview(interview)),
    'changed_at', interview.changed_at,
    'path', case
      when of_candidate then '/candidate/applications/' || application.id
      else '/company/applications/' || application.id || '?tab=conversation'
    end);
end
$function$;

CREATE OR REPLACE FUNCTION private.calendar_feed_json (
  of_user uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN jsonb_build_object('made_at', (SELECT f.made_at FROM private.calendar_feeds f WHERE (f.user_id = calendar_feed_json.of_user)));

CREATE OR REPLACE FUNCTION private.candidate_interview_name (
  application public.applications
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT NULLIF(btrim(concat_ws(' '::text, s.first_name, s.last_name)), ''::text) AS "nullif" FROM private.sent_profile((candidate_interview_name.application).id) s(id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, gender, work_authorization, experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url, cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at, shown_to_partners, managed_since, skill_keys, culture_values)), 'The applicant'::text);

CREATE OR REPLACE FUNCTION private.drop_interview_reminders (
  interview private.interviews
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
BEGIN ATOMIC
 DELETE FROM public.notifications n
   WHERE ((n.type = ANY (ARRAY['interview_reminder'::text, 'interview_soon'::text])) AND (NOT n.is_read) AND (COALESCE((n.data ->> 'application_id'::text), (n.data ->> 'candidate_id'::text)) = ((drop_interview_reminders.interview).application_id)::text) AND ((n.data ->> 'interview_id'::text) = ((drop_interview_reminders.interview).id)::text));
 DELETE FROM public.email_outbox o
   WHERE ((o.sent_at IS NULL) AND (o.failed_at IS NULL) AND (o.claimed_at IS NULL) AND (o.template = 'interview_reminder'::text) AND ((o.data ->> 'interview_id'::text) = ((drop_interview_reminders.interview).id)::text));
 UPDATE private.interviews i
  SET reminded_a_day_before = false, reminded_an_hour_before = false
   WHERE ((i.id = (drop_interview_reminders.interview).id) AND (i.reminded_a_day_before OR i.reminded_an_hour_before));
END;

CREATE OR REPLACE FUNCTION private.interview_key (
  p_after jsonb,
  is_past boolean,
  OUT at timestamp with time zone,
  OUT id uuid
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if nullif(p_after, 'null') is null and not is_past then
    at := '-infinity';
    id := '00000000-0000-0000-0000-000000000000';
    return;
  end if;
  select k.at, k.id into at, id from private.page_key(p_after, 'startsAt') k;
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_mail (
  interview private.interviews,
  of_user uuid,
  of_candidate boolean,
  by_side text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'side', case when of_candidate then 'candidate' else 'company' end,
    'first_name', case when of_candidate then (select c.first_name from public.candidates c where c.user_id = of_user) end,
    'time_zone', private.reading_zone(of_user, interview.time_zone),
    'reason', interview.reason,
    'changed_by', by_side,
    'attendee', jsonb_build_object(
      'email', (select p.email from public.profiles p where p.id = of_user),
      'name', private.person_name(of_user, (select a.company_id from public.applications a where a.id = interview.application_id)),
      -- Whoever chose the time has said that they come.
      'has_agreed', of_candidate and by_side is not distinct from 'candidate' or coalesce(of_user = auth.uid(), false)));
end
$function$;

CREATE OR REPLACE FUNCTION private.interview_proposal_of (
  interview private.interviews
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (SELECT p.id FROM private.interview_proposals p WHERE ((p.interview_id = (interview_proposal_of.interview).id) AND (p.state = 'picked'::text)) ORDER BY p.answered_at DESC, p.id LIMIT 1);

CREATE OR REPLACE FUNCTION private.is_to_come (
  interview private.interviews
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN (((interview).state = 'confirmed'::text) AND (((interview).starts_at + make_interval(mins => ((interview).minutes)::integer)) > now()));

CREATE OR REPLACE FUNCTION private.known_zone (
  p_zone text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  -- As the database writes it: names are found in any case of letters.
  known text := (select z.name from pg_catalog.pg_timezone_names z where lower(z.name) = lower(p_zone) and z.name ~ '^(UTC$|[A-Z][a-z]+/)' order by z.name = p_zone desc limit 1);
begin
  if known is null then
    perform private.fail(422, 'invalid_input', 'Choose a time zone from the list', jsonb_build_object('fields', jsonb_build_object(
      'zone', 'Choose a time zone from the list')));
  end if;
  return known;
end
$function$;

CREATE OR REPLACE FUNCTION private.left_out_by_move (
  interview private.interviews
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
declare
  origins uuid[] := array(
    select p.id from private.interview_proposals p
    where p.interview_id = interview.id and p.state = 'picked' order by p.answered_at desc, p.id limit 2);
begin
  -- Moved without new times, it keeps who takes part.
  if (select p.answered_at from private.interview_proposals p where p.id = origins[1]) is distinct from interview.changed_at then
    return;
  end if;
  return query
    select * from private.people_of_proposal(origins[2]) before
    where before.user_id not in (select t.user_id from private.interview_people t where t.proposal_id = origins[1]);
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_interview_json (
  interview private.interviews,
  of_candidate boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'application_id', interview.application_id,
    'state', interview.state,
    'reason', interview.reason,
    'move_asked', interview.move_asked,
    'is_mine', of_candidate or exists (select from private.people_of_interview(interview) p where p.user_id = auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION private.names_of_interview (
  interview private.interviews
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  return array(
    select said.name
    from (select private.person_name(p.user_id, at_company) as name from private.people_of_interview(interview) p) as said
    where said.name is not null order by said.name);
end
$function$;

CREATE OR REPLACE FUNCTION private.people_of_interview (
  interview private.interviews
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select p.user_id, p.email
    from private.people_of_proposal(private.interview_proposal_of(interview)) p
    join public.applications a on a.id = interview.application_id
    join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
    where u.role = any (private.staff_roles_for('handle_applications')) or exists (
      select from public.job_assignments j where j.job_id = a.job_id and j.assigned_to_user_id = u.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.people_of_proposal (
  of_proposal uuid
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE sql
  STABLE
  ROWS 5
  SET search_path TO ''
BEGIN ATOMIC
 SELECT p.id,
     p.email
    FROM ((((private.interview_people i
      JOIN private.interview_proposals o ON ((o.id = i.proposal_id)))
      JOIN public.applications a ON ((a.id = o.application_id)))
      JOIN public.company_users u ON (((u.user_id = i.user_id) AND (u.company_id = a.company_id))))
      JOIN public.profiles p ON ((p.id = i.user_id)))
   WHERE (i.proposal_id = people_of_proposal.of_proposal);
END;

CREATE OR REPLACE FUNCTION private.people_to_tell (
  application public.applications,
  of_proposal uuid
)
  RETURNS TABLE (
    user_id uuid,
    email text
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 5
  SET search_path TO ''
  AS $function$
begin
  return query
    select t.user_id, t.email from private.people_behind_application(application) t where t.user_id is distinct from auth.uid()
    union
    select t.user_id, t.email from private.people_of_proposal(of_proposal) t where t.user_id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.reading_zone (
  of_user uuid,
  otherwise text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
RETURN COALESCE((SELECT z.zone FROM private.time_zones z WHERE (z.user_id = reading_zone.of_user)), otherwise);

CREATE OR REPLACE FUNCTION private.remind_of_interview (
  interview private.interviews,
  is_soon boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.candidate_interview_name(application);
  ids jsonb := private.application_ids(application) || jsonb_build_object('interview_id', interview.id);
  told record;
begin
  if facts.user_id is not null then
    perform private.notify(
      facts.user_id, 'interview_reminder',
      case when is_soon then 'Your interview begins soon, ' else 'Your interview is ' end
        || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone)),
      facts.title || ' at ' || facts.company_name, ids);
    perform private.mail_candidate(
      facts.user_id, 'interview_reminders', 'interview_reminder',
      private.interview_mail(interview, facts.user_id, true, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end if;
  for told in select * from private.people_of_interview(interview) loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_soon',
      'Interview with ' || name || case when is_soon then ' begins soon, ' else ', ' end
        || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      coalesce(facts.title, ''), ids, '/company/applications/' || application.id || '?tab=conversation', 'interview_reminder',
      private.interview_mail(interview, told.user_id, false, null) || jsonb_build_object('interview_id', interview.id, 'is_soon', is_soon));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_interviews (
  at timestamp with time zone DEFAULT now()
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  interview private.interviews;
  in_an_hour boolean;
  due_at timestamptz;
begin
  for interview in
    select i.* from private.interviews i
    where i.state = 'confirmed' and i.starts_at > at and (
      i.starts_at <= at + interval '24 hours' and not i.reminded_a_day_before
      or i.starts_at <= at + interval '1 hour' and not i.reminded_an_hour_before)
    order by i.starts_at, i.id
    -- One that is moved at this moment is looked at again in a minute.
    for update skip locked
  loop
    in_an_hour := interview.starts_at <= at + interval '1 hour';
    due_at := interview.starts_at - case when in_an_hour then interval '1 hour' else interval '24 hours' end;
    update private.interviews i set reminded_a_day_before = true, reminded_an_hour_before = i.reminded_an_hour_before or in_an_hour
    where i.id = interview.id;
    -- What was arranged after the hour of its reminder is fresh in everybody's mind.
    if interview.changed_at <= due_at then
      perform private.remind_of_interview(interview, in_an_hour);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_calendar (
  interview private.interviews,
  what text,
  of_user uuid,
  by_side text,
  is_left_out boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  at_company uuid := (select a.company_id from public.applications a where a.id = interview.application_id);
begin
  if (private.staff_notice_setting(of_user, at_company, 'interviews')).by_mail = 'at_once' then
    perform private.enqueue_email(
      'interview_' || what, (select p.email from public.profiles p where p.id = of_user),
      private.interview_mail(interview, of_user, false, by_side)
        || jsonb_build_object('is_left_out', is_left_out, 'unsubscribe', private.unsubscribe_token(of_user, at_company, 'interviews')));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_interview (
  interview private.interviews,
  what text,
  by_side text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  application public.applications := (select a from public.applications a where a.id = interview.application_id);
  facts record := private.told_applicant(application);
  name text := private.candidate_interview_name(application);
  taking_part uuid[] := array(select p.user_id from private.people_of_interview(interview) p);
  template text := case when what in ('confirmed', 'moved', 'cancelled') then 'interview_' || what end;
  told record;
begin
  if what in ('moved', 'cancelled') then
    perform private.drop_interview_reminders(interview);
  end if;
  if facts.user_id is not null and template is not null then
    if by_side is distinct from 'candidate' then
      perform private.notify(
        facts.user_id, 'interview_changed',
        case what
          when 'cancelled' then 'Your interview was cancelled'
          else 'Your interview is ' || private.time_in_words(interview.starts_at, private.reading_zone(facts.user_id, interview.time_zone))
        end,
        concat_ws(E'\n', facts.title || ' at ' || facts.company_name, interview.reason), private.application_ids(application));
    end if;
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = facts.user_id),
      private.interview_mail(interview, facts.user_id, true, by_side));
  end if;
  for told in select * from private.people_to_tell(application, private.interview_proposal_of(interview)) loop
    perform private.tell_staff(
      told.user_id, 'interviews', 'interview_answered',
      case what
        when 'confirmed' then name || ' picked '
        when 'moved' then 'The interview with ' || name || ' is now '
        when 'cancelled' then 'The interview with ' || name || ' was cancelled: '
        else name || ' asks for another time than '
      end || private.time_in_words(interview.starts_at, private.reading_zone(told.user_id, interview.time_zone)),
      coalesce(case what when 'move_asked' then interview.move_asked when 'confirmed' then null else interview.reason end, facts.title, ''),
      private.application_ids(application), '/company/applications/' || application.id || '?tab=conversation',
      -- Only who takes part gets it into their calendar; others read that it is so.
      case when told.user_id = any (taking_part) then template end,
      case when told.user_id = any (taking_part) and template is not null then private.interview_mail(interview, told.user_id, false, by_side) else '{}' end);
  end loop;
  if template is null then
    return;
  end if;
  if auth.uid() = any (taking_part) then
    perform private.tell_calendar(interview, what, auth.uid(), by_side);
  end if;
  if what = 'moved' then
    for told in select * from private.left_out_by_move(interview) loop
      perform private.tell_calendar(interview, 'cancelled', told.user_id, by_side, is_left_out => true);
    end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_proposal (
  proposal private.interview_proposals,
  what text,
  why text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  return;
end
$function$;

CREATE OR REPLACE FUNCTION private.time_in_words (
  at timestamp with time zone,
  zone text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  PARALLEL SAFE
  SET search_path TO ''
RETURN (((to_char((at AT TIME ZONE zone), 'Dy, Mon FMDD, FMHH12:MI AM'::text) || ' ('::text) || replace(regexp_replace(zone, '^.*/'::text, ''::text), '_'::text, ' '::text)) || ' time)'::text);

CREATE OR REPLACE FUNCTION public.end_calendar_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  delete from private.calendar_feeds f where f.user_id = caller;
  return private.calendar_feed_json(caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_calendar_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.calendar_feed_json(private.require_caller());
end
$function$;

CREATE OR REPLACE FUNCTION public.get_my_interviews (
  p_is_past boolean,
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
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object(
    'waiting', case when nullif(p_after, 'null') is null and not coalesce(p_is_past, false) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'application_id', a.id, 'job_title', j.title, 'company_name', c.name, 'times', cardinality(p.slots)) order by p.created_at, p.id)
      from public.applications a
      join private.interview_proposals p on p.application_id = a.id and p.state = 'open'
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = me
    ), '[]') else '[]' end,
    'interviews', coalesce((
      select jsonb_agg(private.listed_interview_json(listed.interview, true) order by listed.place)
      from (
        select i as interview, row_number() over (
          order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
        from public.applications a
        join private.interviews i on i.application_id = a.id
        where a.candidate_id = me and private.is_to_come(i) = not coalesce(p_is_past, false)
          and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        order by place
        limit size
      ) as listed
    ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_time_zone (
  p_zone text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from private.time_zones z where z.user_id = caller) then
    insert into private.time_zones (user_id, zone) values (caller, private.known_zone(p_zone)) on conflict (user_id) do nothing;
  end if;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_company_interviews (
  p_is_past boolean,
  p_only_mine boolean DEFAULT false,
  p_company_id uuid DEFAULT NULL::uuid,
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
  target uuid := private.listed_company_id(p_company_id);
  -- Not private.sees_all_of: administrators of the platform read no conversation, and so no interviews.
  reads_all boolean := 'handle_applications' = any (private.my_acts_at(target));
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('interviews', coalesce((
    select jsonb_agg(private.listed_interview_json(listed.interview, false) order by listed.place)
    from (
      select i as interview, row_number() over (
        order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
      from public.applications a
      join private.interviews i on i.application_id = a.id
      where a.company_id = target and (reads_all or a.job_id = any (assigned))
        and private.is_to_come(i) = not coalesce(p_is_past, false)
        and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        and (p_only_mine is not true or exists (select from private.people_of_interview(i) p where p.user_id = auth.uid()))
      order by place
      limit size
    ) as listed
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.read_calendar_feed (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  feed private.calendar_feeds;
  own uuid;
begin
  update private.calendar_feeds f
  set reads = case when f.counted_from < now() - interval '1 hour' then 1 else least(f.reads + 1, 1000) end,
    counted_from = case when f.counted_from < now() - interval '1 hour' then now() else f.counted_from end
  where f.token_hash = private.token_hash(p_token)
  returning * into feed;
  if feed.user_id is null then
    perform private.fail(404, 'calendar_not_found', 'There is no calendar at this address');
  end if;
  if feed.reads > 60 then
    perform private.fail(429, 'too_many_requests', 'This calendar is read too often. Please try again in an hour.');
  end if;
  own := (select c.id from public.candidates c where c.user_id = feed.user_id);
  return jsonb_build_object('entries', coalesce((
    select jsonb_agg(private.calendar_entry(i, a.candidate_id is not distinct from own) order by i.starts_at, i.id)
    from private.interviews i
    join public.applications a on a.id = i.application_id
    where i.state = 'confirmed' and i.starts_at > now() - interval '90 days' and (
      a.candidate_id = own
      or i.application_id in (
        select p.application_id from private.interview_people t
        join private.interview_proposals p on p.id = t.proposal_id
        where t.user_id = feed.user_id
      ) and exists (select from private.people_of_interview(i) t where t.user_id = feed.user_id))
  ), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.renew_calendar_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
  token text := private.new_token();
begin
  insert into private.calendar_feeds as f (user_id, token_hash) values (caller, private.token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = now(), reads = 0, counted_from = now();
  return private.calendar_feed_json(caller) || jsonb_build_object('token', token);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_time_zone (
  p_zone text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_caller();
begin
  insert into private.time_zones as z (user_id, zone) values (caller, private.known_zone(p_zone))
  on conflict (user_id) do update set zone = excluded.zone;
  return (select jsonb_build_object('zone', z.zone) from private.time_zones z where z.user_id = caller);
end
$function$;

COMMENT ON COLUMN "private"."calendar_feeds"."reads" IS 'How often it was read since counted_from: so often in an hour, and no more.';

COMMENT ON FUNCTION "private"."calendar_entry"(private.interviews, boolean) IS 'CalendarEntry (contracts/interview.ts): an interview as it stands in the calendar of its candidate, or of a colleague who takes part. No address of anybody.';

COMMENT ON FUNCTION "private"."calendar_feed_json"(uuid) IS 'CalendarFeed (contracts/interview.ts): since when there is an address, or null.';

COMMENT ON FUNCTION "private"."candidate_interview_name"(public.applications) IS 'What the staff read of who applied.';

COMMENT ON FUNCTION "private"."drop_interview_reminders"(private.interviews) IS 'Takes back what reminded of a time that is no more, read by nobody yet or not sent, and has the new one reminded of anew.';

COMMENT ON FUNCTION "private"."interview_key"(jsonb, boolean) IS 'Where a list of interviews goes on: past ones newest first, those to come soonest first. PT422 for no row of it.';

COMMENT ON FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text) IS 'What the mails about an interview show and its calendar entry is made of. Of addresses it holds the reader''s alone: a calendar file gives nobody''s to anybody (RULES: Interviews).';

COMMENT ON FUNCTION "private"."interview_proposal_of"(private.interviews) IS 'The proposal an interview came from last: its people are the interview''s.';

COMMENT ON FUNCTION "private"."is_to_come"(private.interviews) IS 'True for a confirmed interview until its end; others are past: held, or cancelled.';

COMMENT ON FUNCTION "private"."known_zone"(text) IS 'The name of a time zone that the database and every browser know: UTC, or of an area and a place. PT422 for any other.';

COMMENT ON FUNCTION "private"."left_out_by_move"(private.interviews) IS 'Of an interview that was just moved by picking new times: the colleagues who took part and do not any more. It leaves their calendars.';

COMMENT ON FUNCTION "private"."listed_interview_json"(private.interviews, boolean) IS 'ListedInterview (contracts/interview.ts).';

COMMENT ON FUNCTION "private"."names_of_interview"(private.interviews) IS 'The names of the colleagues who take part, in their order.';

COMMENT ON FUNCTION "private"."people_of_interview"(private.interviews) IS 'The colleagues who take part in an interview and still handle its application: staff who left, and partner recruiters whose assignment ended, hear nothing of it (RULES: Interviews).';

COMMENT ON FUNCTION "private"."people_of_proposal"(uuid) IS 'The colleagues who take part, without those who have left the company since.';

COMMENT ON FUNCTION "private"."people_to_tell"(public.applications, uuid) IS 'Who of the staff hears about times and interviews: the people behind the application and those who take part, without whoever did it.';

COMMENT ON FUNCTION "private"."reading_zone"(uuid, text) IS 'The time zone in which somebody reads times: theirs, else the one in which they were proposed.';

COMMENT ON FUNCTION "private"."remind_of_interview"(private.interviews, boolean) IS 'Reminds the candidate and the colleagues who take part of an interview, in the application and by mail as each wants it.';

COMMENT ON FUNCTION "private"."remind_of_interviews"(timestamp with time zone) IS 'Reminds of confirmed interviews 24 hours and an hour before, once each, whatever clocks are set in between; of one that is found late only the nearer, and none of what was arranged or moved after that moment (RULES: Interviews). Called on a schedule every minute.';

COMMENT ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text, boolean) IS 'Mails a colleague what their calendar has to know though nobody else tells them: of what they did themselves, and (is_left_out) of a moved interview they take part in no more. Not when they have turned such mails off or gather them.';

COMMENT ON FUNCTION "private"."tell_interview"(private.interviews, text, text) IS 'Tells who did not do it what became of an interview, and brings it into the calendars of its candidate and of who takes part, whoever did it (RULES: Interviews). what: confirmed, moved, cancelled or move_asked; by_side: candidate, company, or null for what ends with its application.';

COMMENT ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) IS 'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn or ended, with why of the last.';

COMMENT ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) IS 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)".';

COMMENT ON FUNCTION "public"."end_calendar_feed"() IS 'Ends the address of the caller''s calendar; gives CalendarFeed. Safe to repeat. PT401.';

COMMENT ON FUNCTION "public"."get_calendar_feed"() IS 'CalendarFeed (contracts/interview.ts) of the caller. The address itself is never shown again. PT401.';

COMMENT ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) IS '{interviews: ListedInterview[], waiting} (contracts/interview.ts) of the caller as a candidate: to come, soonest first, or past and cancelled, newest first; waiting, with the first page of those to come: applications with proposed times to choose from. p_after: {startsAt, id} of the last one. PT401, PT422.';

COMMENT ON FUNCTION "public"."keep_time_zone"(text) IS '{zone}: in which the caller reads times. Who has none yet gets p_zone, their browser''s. Safe to repeat. PT401, PT422 for no zone.';

COMMENT ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) IS '{interviews: ListedInterview[]} (contracts/interview.ts) of a company as far as the caller handles its applications: recruiting staff all, others those of jobs assigned to them; p_only_mine: those they take part in. Order and p_after as get_my_interviews. PT401, PT404 for another company, PT422.';

COMMENT ON FUNCTION "public"."read_calendar_feed"(text) IS '{entries: CalendarEntry[]} of whose calendar is at the address: their own interviews as a candidate, and those they take part in, confirmed, from 90 days ago on. For whoever holds the token, signed in or not. PT404 for an address that is none or ended, PT429 past 60 times in an hour.';

COMMENT ON FUNCTION "public"."renew_calendar_feed"() IS 'CalendarFeed with the token of a new address, this once: only its hash is kept. The address before ends at once. PT401.';

COMMENT ON FUNCTION "public"."set_time_zone"(text) IS '{zone}: the one the caller has chosen to read times in. PT401, PT422 for no zone.';

REVOKE ALL ON FUNCTION "private"."calendar_entry"(private.interviews, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."calendar_feed_json"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."candidate_interview_name"(public.applications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."drop_interview_reminders"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_key"(jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_mail"(private.interviews, uuid, boolean, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."interview_proposal_of"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_to_come"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_zone"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."left_out_by_move"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_interview_json"(private.interviews, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."names_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_interview"(private.interviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of_proposal"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_to_tell"(public.applications, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reading_zone"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_interview"(private.interviews, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_interviews"(timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_calendar"(private.interviews, text, uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_interview"(private.interviews, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_proposal"(private.interview_proposals, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."time_in_words"(timestamp with time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."end_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."end_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."get_my_interviews"(boolean, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_time_zone"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."keep_time_zone"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_company_interviews"(boolean, boolean, uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_calendar_feed"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."read_calendar_feed"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."renew_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_time_zone"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_time_zone"(text) TO "authenticated";
