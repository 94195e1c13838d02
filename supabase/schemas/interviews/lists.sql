-- The lists of interviews for candidates and staff. SECURITY DEFINER: the table is closed to every client.

create function private.listed_interview_json(interview private.interviews, of_candidate boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.calendar_entry(interview, of_candidate) || jsonb_build_object(
    'application_id', interview.application_id,
    'state', interview.state,
    'reason', interview.reason,
    'move_asked', interview.move_asked,
    'is_mine', of_candidate or exists (select from private.people_of_interview(interview) p where p.user_id = auth.uid()));
end
$$;
comment on function private.listed_interview_json is 'ListedInterview (contracts/interviews/interview.ts).';

create function private.is_not_over(interview private.interviews) returns boolean
language sql stable set search_path = ''
return interview.state = 'confirmed' and interview.starts_at + make_interval(mins => interview.minutes) > now();
comment on function private.is_not_over is 'True for a confirmed interview until its end; others are past: held or canceled.';

create function private.interview_key(p_after jsonb, is_past boolean, out at timestamptz, out id uuid)
language sql stable set search_path = ''
as $$
  select case when is_first then '-infinity' else k.at end, case when is_first then '00000000-0000-0000-0000-000000000000' else k.id end
  from private.page_key(p_after, 'startsAt') k, coalesce(nullif(p_after, 'null') is null and not is_past, false) is_first
$$;
comment on function private.interview_key is 'The key where a list of interviews continues. PT422 for an invalid key.';

create function public.get_my_interviews(p_is_past boolean, p_after jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
  times private.interview_proposals[] := array(select p from private.times_to_answer() p);
begin
  return jsonb_build_object(
    'waiting', case when nullif(p_after, 'null') is null and not coalesce(p_is_past, false) then coalesce((
      select jsonb_agg(jsonb_build_object(
        'application_id', w.application_id, 'job_title', j.title, 'company_name', c.name, 'times', cardinality(w.slots)) order by w.created_at, w.id)
      from (select p.* from unnest(times) p order by p.created_at, p.id limit 10) w
      join public.applications a on a.id = w.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
    ), '[]') else '[]' end,
    'waiting_total', cardinality(times),
    'interviews', coalesce((
      select jsonb_agg(private.listed_interview_json(listed.interview, true) order by listed.place)
      from (
        select i as interview, row_number() over (
          order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
        from public.applications a
        join private.interviews i on i.application_id = a.id
        where a.candidate_id = me and private.is_not_over(i) = not coalesce(p_is_past, false)
          and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        order by place
        limit size
      ) as listed
    ), '[]'));
end
$$;
comment on function public.get_my_interviews is
  '{interviews: ListedInterview[], waiting, waiting_total} (contracts/interviews/interview.ts) of the caller as a candidate: upcoming, soonest first, or past and canceled, newest first. waiting, with the first page of upcoming ones: the ten applications whose proposed times have waited longest; waiting_total: how many there are. p_after: {startsAt, id} of the last one. PT401, PT422.';

create function public.list_company_interviews(
  p_is_past boolean, p_only_mine boolean default false, p_company_id uuid default null, p_after jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  -- Not private.sees_all_of: platform administrators can't read conversations, so they can't read interviews either.
  reads_all boolean := 'handle_applications' = any (private.my_acts_at(target));
  assigned uuid[] := case when reads_all then '{}' else array(select private.my_assigned_job_ids()) end;
  mine uuid[] := case when p_only_mine then array(select private.interviews_named_in(auth.uid())) end;
  after record := private.interview_key(p_after, coalesce(p_is_past, false));
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('interviews', coalesce((
    select jsonb_agg(private.listed_interview_json(listed.interview, false) order by listed.place)
    from (
      select sorted.*
      from (
        select i as interview, row_number() over (
          order by case when p_is_past then i.starts_at end desc, case when p_is_past then i.id end desc, i.starts_at, i.id) as place
        from public.applications a
        join private.interviews i on i.application_id = a.id
        where a.company_id = target and (reads_all or a.job_id = any (assigned)) and (mine is null or i.id = any (mine))
          and private.is_not_over(i) = not coalesce(p_is_past, false)
          and case when p_is_past then (i.starts_at, i.id) < (after.at, after.id) else (i.starts_at, i.id) > (after.at, after.id) end
        order by place
        -- Checks participants row by row until the page is full.
        offset 0
      ) as sorted
      where mine is null or exists (select from private.people_of_interview(sorted.interview) p where p.user_id = auth.uid())
      limit size
    ) as listed
  ), '[]'));
end
$$;
comment on function public.list_company_interviews is
  '{interviews: ListedInterview[]} (contracts/interviews/interview.ts) of a company as far as the caller handles its applications: recruiting staff all, others those of jobs assigned to them; p_only_mine: those they take part in. Order and p_after as get_my_interviews. PT401, PT404 for another company, PT422.';

grant execute on function public.get_my_interviews, public.list_company_interviews to authenticated;
