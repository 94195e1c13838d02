-- Who can take part, and who is busy at a proposed time. SECURITY DEFINER: the tables are closed to every client.

create function private.busy_times(of_users uuid[], at_company uuid, from_time timestamptz, until_time timestamptz)
returns table (user_id uuid, interview_id uuid, application_id uuid, starts_at timestamptz, ends_at timestamptz, is_confirmed boolean)
language sql stable rows 5 set search_path = ''
begin atomic
  select w.user_id, i.id, i.application_id, i.starts_at, i.starts_at + make_interval(mins => i.minutes), true
  from private.interviews i
  join public.applications a on a.id = i.application_id and a.company_id = at_company
  join private.interview_people w on w.proposal_id = private.interview_proposal_of(i) and w.user_id = any (of_users)
  where i.state = 'confirmed' and i.starts_at < until_time and i.starts_at > from_time - interval '8 hours'
    and i.starts_at + make_interval(mins => i.minutes) > from_time
  union all
  select w.user_id, p.interview_id, p.application_id, slot, slot + make_interval(mins => p.minutes), false
  from private.interview_people w
  join private.interview_proposals p on p.id = w.proposal_id and p.state = 'open'
  join public.applications a on a.id = p.application_id and a.company_id = at_company
  cross join unnest(p.slots) as slot
  where w.user_id = any (of_users) and slot < until_time and slot + make_interval(mins => p.minutes) > from_time and private.can_pick_time(slot);
end;
comment on function private.busy_times is 'Interviews and open times of colleagues that overlap a time, at one company alone.';

create function private.last_interview_terms(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'minutes', p.minutes, 'place_kind', p.place_kind,
    -- A phone number identifies the candidate, so it isn't suggested again.
    'place', case when p.place_kind = 'phone' then '' else p.place end,
    'people', (select coalesce(jsonb_agg(w.user_id order by w.user_id), '[]') from private.interview_people w where w.proposal_id = p.id))
  from private.interview_proposals p join public.applications a on a.id = p.application_id
  where p.made_by = auth.uid() and a.job_id = application.job_id
  order by p.created_at desc, p.id
  limit 1;
end;
comment on function private.last_interview_terms is 'Length, format and people of the caller''s last proposal for this job; null the first time.';

create function public.get_interview_colleagues(p_application_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', c.user_id, 'name', private.colleague_name(c.user_id, application.company_id))
        order by c.user_id <> auth.uid(), private.search_text(c.first_name || ' ' || c.last_name), c.user_id), '[]')
      from private.interview_colleagues(application) c),
    'last', private.last_interview_terms(application),
    'candidate_zone', (
      select z.zone from private.time_zones z join public.candidates c on c.user_id = z.user_id where c.id = application.candidate_id))
  from private.times_to_talk(private.read_conversation(p_application_id)) application
$$;
comment on function public.get_interview_colleagues is
  'InterviewColleagues (contracts/interviews/interview.ts): who can take part (the caller first), the caller''s last choices, and the candidate''s time zone. PT401, PT403, PT404, PT409 application_closed.';

create function public.get_busy_times(
  p_application_id uuid, p_user_ids uuid[], p_from timestamptz, p_until timestamptz, p_interview_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  application public.applications := private.times_to_talk(private.read_conversation(p_application_id));
  me constant private.reach := private.my_reach();
  named uuid[] := array(select c.user_id from private.interview_colleagues(application) c where c.user_id = any (p_user_ids));
begin
  perform private.fail(422, 'invalid_input', 'Choose at most eight days')
  where coalesce(p_until <= p_from or p_until > p_from + interval '8 days' or cardinality(p_user_ids) > 50, true);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', b.user_id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'is_confirmed', b.is_confirmed,
      -- Only the caller's own interviews show with whom.
      'with', case when b.user_id = auth.uid() and private.can_move_application(a, me) then private.applicant_name(a) end
    ) order by b.starts_at, b.user_id, b.ends_at, b.application_id), '[]')
    from private.busy_times(named, application.company_id, p_from, p_until) b
    join public.applications a on a.id = b.application_id
    where b.interview_id is distinct from p_interview_id or b.interview_id is null
  );
end
$$;
comment on function public.get_busy_times is
  'BusyTime[] (contracts/interviews/interview.ts): interviews and open times, within eight days, of colleagues the caller may see; p_interview_id: the one being moved. Shows with whom only for the caller''s own. PT401, PT403, PT404, PT409 application_closed, PT422.';

grant execute on function public.get_interview_colleagues, public.get_busy_times to authenticated;
