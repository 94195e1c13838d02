-- A colleague's to-dos today, most urgent first. SECURITY DEFINER: reads each card by key instead of row by row through policies.

create function private.owed_replies(of_company uuid, mine private.staff_act[], last_day date)
returns table (application_id uuid, job_id uuid, answer_due date, applied_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  if 'manage_staff' = any (mine) then
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at from private.application_matches m
      where m.company_id = of_company and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  elsif 'handle_applications' = any (mine) then
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at
      from private.application_matches m
      left join public.application_assignments own on own.application_id = m.application_id
      left join public.job_assignments of_job on of_job.job_id = m.job_id
      where m.company_id = of_company and m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
        -- Unassigned work counts for everyone.
        and (
          coalesce(own.assigned_to_user_id, of_job.assigned_to_user_id, auth.uid()) = auth.uid()
          or own.assigned_to_user_id is null and exists (
            select from private.job_team_members team where team.job_id = m.job_id and team.user_id = auth.uid()))
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  else
    return query
      select m.application_id, m.job_id, m.answer_due, m.applied_at
      from private.my_assigned_job_ids() as assigned (id)
      join private.application_matches m on m.job_id = assigned.id and m.company_id = of_company
      where m.status in ('applied', 'reviewing', 'interview') and m.answer_due <= last_day
      order by m.answer_due, m.applied_at, m.application_id
      limit 1000;
  end if;
end
$$;
comment on function private.owed_replies is
  'Replies due by a day, longest overdue first, a thousand at most: the whole company''s for those who manage staff; for other recruiting staff, their own, those of jobs whose hiring team they''re on, and those without an owner; for others, those of jobs assigned to them (RULES: Applications).';

create function private.reply_json(of_application uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'application_id', m.application_id, 'person', m.candidate_name, 'title', m.candidate_title, 'job_title', j.title,
      'status', m.status, 'answer_due', m.answer_due)
    from private.application_matches m join public.jobs j on j.id = m.job_id
    where m.application_id = of_application
  );
end
$$;
comment on function private.reply_json is 'DueReply (contracts/companies/today.ts).';

create function private.replies_of_today(of_company uuid, mine private.staff_act[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today date := private.today_of(auth.uid());
begin
  return (
    with owed as materialized (
      select o.*, row_number() over (order by o.answer_due, o.applied_at, o.application_id) as place
      from private.owed_replies(of_company, mine, today + 4) o
    )
    select jsonb_build_object(
      'overdue', count(*) filter (where private.is_overdue(answer_due)),
      'due_today', count(*) filter (where not private.is_overdue(answer_due) and answer_due <= today),
      'rows', coalesce(jsonb_agg(private.reply_json(application_id) order by place) filter (where place <= 5), '[]'))
    from owed
  );
end
$$;
comment on function private.replies_of_today is 'DueReplies (contracts/companies/today.ts): overdue ones, today''s and those of the next four days.';

create function private.new_applications_of_today(of_company uuid, mine private.staff_act[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'total', private.new_application_count(of_company),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job_id', job.id, 'title', job.title, 'count', job.n, 'people', newest.people, 'first', newest.first) order by job.place), '[]')
      from (
        select j.id, j.title, c.n, row_number() over (order by c.n desc, j.created_at desc, j.id) as place
        from private.counts c
        join public.jobs j on j.id = c.subject and j.company_id = of_company
        where c.what = 'applied' and c.n > 0 and c.subject in (
          select each.id from public.jobs each where each.company_id = of_company and 'handle_applications' = any (mine)
          union all
          select assigned.id from private.my_assigned_job_ids() as assigned (id) where not 'handle_applications' = any (mine))
        order by place
        limit 5
      ) as job
      cross join lateral (
        select jsonb_agg(n.candidate_name order by n.place) as people, (array_agg(n.application_id order by n.place))[1] as first
        from (
          -- In the order of the job's list.
          select m.candidate_name, m.application_id,
            row_number() over (order by m.match_order desc, m.applied_at desc, m.application_id desc) as place
          from private.application_matches m
          where m.job_id = job.id and m.status = 'applied'
          order by place
          limit 4
        ) as n
      ) as newest
    )
  );
end
$$;
comment on function private.new_applications_of_today is 'NewApplications (contracts/companies/today.ts): the same count as in the bar, and the five jobs with the most.';

create function private.interview_of_today(interview private.interviews) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', interview.id, 'application_id', a.id, 'starts_at', interview.starts_at, 'minutes', interview.minutes,
      'place_kind', interview.place_kind, 'place', interview.place, 'person', private.applicant_name(a), 'job_title', j.title,
      'is_mine', exists (select from private.people_of_interview(interview) p where p.user_id = auth.uid()),
      -- Colleagues are shown by the names they use for each other.
      'people', (
        select coalesce(jsonb_agg(coalesce(nullif(u.first_name, ''), u.email) order by private.search_text(u.first_name), u.id), '[]')
        from private.people_of_interview(interview) p
        join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
        where p.user_id <> auth.uid()))
    from public.applications a join public.jobs j on j.id = a.job_id
    where a.id = interview.application_id
  );
end
$$;
comment on function private.interview_of_today is 'InterviewOfToday (contracts/companies/today.ts).';

create function private.scorecards_of_today(of_company uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'interview_id', due.id, 'application_id', due.application_id, 'starts_at', due.starts_at,
    'person', private.applicant_name(a), 'job_title', j.title,
    'submitted_by', (
      select coalesce(jsonb_agg(s.author_name order by s.sent_at, s.id), '[]') from private.scorecards s where s.interview_id = due.id)
  ) order by due.starts_at, due.id), '[]')
  from (select * from private.scorecards_due(auth.uid(), of_company) i order by i.starts_at, i.id limit 5) due
  join public.applications a on a.id = due.application_id
  join public.jobs j on j.id = a.job_id
$$;
comment on function private.scorecards_of_today is 'DueScorecard[] (contracts/companies/today.ts): the five oldest the caller owes (RULES: Scorecards).';

create function private.unread_of_today(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  total integer := private.unread_conversations(of_company);
  me private.reach;
begin
  if total = 0 then return '{"total": 0, "rows": []}'; end if;
  me := private.my_reach();
  return jsonb_build_object('total', total, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', w.id, 'person', private.applicant_name(w.application), 'job_title', w.title, 'author', w.author_name,
      'words', left(w.body, 200), 'at', w.created_at) order by w.seq desc), '[]')
    from (
      select a.id, a as application, j.title, m.author_name, m.body, m.created_at, m.seq
      from private.message_notices n
      join public.applications a on a.id = n.application_id
      join public.jobs j on j.id = a.job_id
      cross join lateral private.conversation_side(a, me) as side
      cross join lateral (
        select * from private.unread_messages(a.id, me.user_id, side) u order by u.seq desc limit 1
      ) as m
      where n.user_id = me.user_id and n.is_unread
        and (side = 'company' and a.company_id = of_company or side = 'manager' and a.applied_by_company_id = of_company)
      order by m.seq desc
      limit 5
    ) as w
  ));
end
$$;
comment on function private.unread_of_today is 'UnreadMessages (contracts/companies/today.ts): the same count as in the frame, and the five newest.';

create function private.offers_of_today(of_company uuid, mine private.staff_act[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('total', private.open_offer_count(of_company, mine), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', o.application_id, 'person', o.candidate_name, 'job_title', o.title, 'answer_by', o.answer_by, 'sent_at', o.shown_at,
      'is_read', o.is_read)
      order by o.answer_by, o.application_id), '[]')
    from (
      select w.application_id, m.candidate_name, j.title, f.answer_by, f.shown_at, exists (
          select from private.application_messages sent
          join public.applications a on a.id = sent.application_id
          join public.candidates c on c.id = a.candidate_id
          join private.conversation_reads r on r.application_id = sent.application_id and r.user_id = c.user_id and r.read_seq >= sent.seq
          where sent.application_id = w.application_id and sent.offer_id = f.id) as is_read
      from private.waiting_offers w
      join private.application_matches m on m.application_id = w.application_id
      join private.offers f on f.application_id = w.application_id and f.state = 'open'
      join public.jobs j on j.id = w.job_id
      where w.company_id = of_company
        and ('handle_applications' = any (mine) or w.job_id in (select private.my_assigned_job_ids()))
      order by f.answer_by, w.application_id
      limit 5
    ) as o
  ));
end
$$;
comment on function private.offers_of_today is 'PendingOffers (contracts/companies/today.ts): those that expire next.';

create function private.other_times_of_today(of_company uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'application_id', a.id, 'person', private.applicant_name(a), 'job_title', j.title) order by w.place), '[]')
  from unnest((private.declined_times(auth.uid(), of_company))[:5]) with ordinality as w (id, place)
  join public.applications a on a.id = w.id
  join public.jobs j on j.id = a.job_id
$$;
comment on function private.other_times_of_today is 'NeededTimes[] (contracts/companies/today.ts): applicants who declined all times the caller proposed, longest wait first.';

create function private.has_work_today(answer jsonb) returns boolean
language sql immutable set search_path = ''
return answer -> 'interviews' <> '[]' or answer -> 'other_times' <> '[]' or answer -> 'scorecards' <> '[]'
  or answer #> '{replies,rows}' <> '[]' or answer #> '{new_applications,jobs}' <> '[]'
  or answer #> '{unread,rows}' <> '[]' or answer #> '{offers,rows}' <> '[]';
comment on function private.has_work_today is 'Whether a card of CompanyToday has a row.';

create function public.get_company_today(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  -- None for platform administrators, who may name any company: they can't read applications.
  mine private.staff_act[] := private.my_acts_at(target);
  today date := private.today_of(auth.uid());
  answer jsonb;
begin
  answer := jsonb_build_object(
    'today', today,
    'interviews', (
      select coalesce(jsonb_agg(private.interview_of_today(coming.i) order by (coming.i).starts_at, (coming.i).id), '[]')
      from (
        select i from private.interviews_until(auth.uid(), target, today + 1) i order by i.starts_at, i.id limit 20
      ) as coming
    ),
    'other_times', private.other_times_of_today(target),
    'scorecards', private.scorecards_of_today(target),
    'replies', private.replies_of_today(target, mine),
    'new_applications', private.new_applications_of_today(target, mine),
    'unread', private.unread_of_today(target),
    'offers', private.offers_of_today(target, mine),
    'next_interview', null,
    'next_reply', null);
  if not private.has_work_today(answer) then
    answer := answer || jsonb_build_object(
      'next_interview', (
        select private.interview_of_today(u) from private.interviews_until(auth.uid(), target, today + 7) u order by u.starts_at, u.id limit 1),
      'next_reply', (
        select private.reply_json(o.application_id) from private.owed_replies(target, mine, today + 60) o
        order by o.answer_due, o.applied_at, o.application_id limit 1));
  end if;
  return answer;
end
$$;
comment on function public.get_company_today is
  'CompanyToday (contracts/companies/today.ts) of the given company, or of the caller''s chosen one: each card with its first rows; next_interview (within a week) and next_reply only if there is nothing to do. Empty without a company, and for platform administrators. SECURITY DEFINER: reads by key instead of row by row through policies. PT401, PT404.';

grant execute on function public.get_company_today to authenticated;
