-- What the caller may do with an application, who is told of it, and what is read of it.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.open_stages() returns public.application_status[]
language sql immutable parallel safe
return '{applied,reviewing,interview,offered}'::public.application_status[];
comment on function private.open_stages is 'The stages before an end.';

create function private.can_move_application(application public.applications, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    application.company_id = any (me.application_company_ids) or application.job_id = any (me.assigned_job_ids), false);
end
$$;
comment on function private.can_move_application is
  'True for staff of the job''s company who handle its applications: all of them, or those of jobs assigned to them (RULES: Applications).';

create function private.can_review_application(application public.applications, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.can_move_application(application, me)
    or coalesce(application.applied_by_company_id = any (me.application_company_ids), false)
      and private.reaches_people(application.applied_by_company_id);
end
$$;
comment on function private.can_review_application is
  'True for staff who read an application as employers: who may move it, and recruiting staff of the company that represented the candidate, unless it is paused (RULES: Applications).';

create function private.can_read_application(application public.applications, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return me.is_admin or private.can_move_application(application, me)
    or private.can_review_application(application, me) and not private.has_unsettled_move(application.id);
end
$$;
comment on function private.can_read_application is
  'Whose request for the row itself is answered: staff who may move it, administrators, and staff of the company that represents its candidate once its last move can no longer be undone. Candidates read their applications through procedures alone (RULES: Applications).';

create function private.can_withdraw_application(application public.applications) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(application.candidate_id = private.my_candidate_id(), false) and exists (
    select from private.application_transitions t
    where t.from_status = private.settled_status(application) and t.to_status = 'withdrawn' and t.made_by = 'candidate'
  );
end
$$;
comment on function private.can_withdraw_application is
  'True for its candidate while the table of moves allows withdrawing from the status they see (RULES: Applications). Called by SECURITY DEFINER procedures: that table is closed.';

create function private.found_application(application public.applications) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  end if;
  return application;
end
$$;
comment on function private.found_application is 'What a search within the caller''s reach found; PT404 for nothing, whether it exists or not.';

create function private.reviewed_application(p_application_id uuid, me private.reach default private.my_reach()) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a
    where a.id = p_application_id and (me.is_admin or private.can_review_application(a, me))
  ));
end
$$;
comment on function private.reviewed_application is 'The application if the caller reads it as an employer or administrator. PT404.';

create function private.held_application(application public.applications) returns public.applications
language plpgsql set search_path = ''
as $$
begin
  -- In the order of all locks, and the application at once as a mover holds it: two who held it as readers, and each of them wants more,
  -- would wait for each other for ever.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  select * into application from public.applications a where a.id = application.id for update;
  return private.found_application(application);
end
$$;
comment on function private.held_application is
  'An application, locked as whoever changes it or what was said about it locks it, as it is then. What the caller may do is asked by its callers. PT404 once it is gone.';

create function private.application_to_move(p_application_id uuid) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  if not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  -- Two movers take turns: what is decided next is decided on what the first one left.
  application := private.held_application(application);
  -- It is answered with the whole of it.
  perform private.note_application_view(application);
  return application;
end
$$;
comment on function private.application_to_move is
  'The application, locked, when the caller may change its status; that they look at it is noted. PT404 out of reach, PT403 for readers only.';

create function private.own_application(p_application_id uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a where a.id = p_application_id and a.candidate_id = private.my_candidate_id()
  ));
end
$$;
comment on function private.own_application is 'The caller''s own application. PT404.';

-- ── Telling people ────────────────────────────────────────────────────────────────────────────────────────────

create function private.application_ids(application public.applications) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', application.company_id);
comment on function private.application_ids is 'What a notification about an application links with.';

create function private.application_match(application public.applications) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (select m.match from private.application_matches m where m.application_id = application.id);
end
$$;
comment on function private.application_match is 'MatchExplanation of an application''s job and candidate, as both sides see it.';

create function private.tell_company_about_application(application public.applications) returns void
language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.tell_company_about_application is
  'A new application: told to the people behind it, as each wants to be. A withdrawn one: in the application alone.';

-- ── What is read ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.interview_count(of_candidate uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(distinct e.application_id)
    from public.application_events e
    where e.candidate_id = of_candidate and e.to_status = 'interview' and private.is_settled(e)
  );
end
$$;
comment on function private.interview_count is
  'How many of a candidate''s applications came to an interview, as its candidate knows, wherever they stand now (RULES: Applications).';

create function private.my_application_json(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    -- What it was promised is its own; the job may promise something else by now.
    'job', private.job_facts(j) - 'answer_days' || jsonb_build_object(
      'company', private.company_card(c),
      'is_visible', private.is_visible_job(j.id)
    ),
    'answers', private.application_answers_json(application.id),
    'events', private.application_events_json(application, application.company_id),
    'match', private.application_match(application),
    'message', case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end,
    'answer_by', application.answer_by,
    'answer_due', application.answer_due,
    'offer_until', private.offer_until(application),
    'company_paused', not private.reaches_people(application.company_id),
    'can', jsonb_build_object(
      'withdraw', private.can_withdraw_application(application),
      'apply_again', private.can_apply_again(application) and private.is_visible_job(j.id)
        and private.later_application(application) is null
    ),
    'attempt', application.attempt,
    'later_id', private.later_application(application),
    'employer', case when c.is_approved then private.employer_json(c) end,
    'documents', private.sent_documents_json(application.id)
  )
  from public.jobs j, public.companies c
  where j.id = application.job_id and c.id = j.company_id;
end;
comment on function private.my_application_json is 'CandidateApplicationDetail (contracts/application.ts) of an application as private.as_seen gives it.';

create function private.place_in_job(
  application public.applications, sees_all boolean, out previous_id uuid, out next_id uuid, out place bigint, out total bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  if not sees_all then
    select own.previous_id, own.next_id, own.place, own.total
    into previous_id, next_id, place, total
    from (
      select
        a.id,
        lag(a.id) over newest_first as previous_id,
        lead(a.id) over newest_first as next_id,
        row_number() over newest_first as place,
        count(*) over () as total
      from public.applications a
      where a.job_id = application.job_id and a.applied_by_company_id = application.applied_by_company_id
      window newest_first as (order by a.applied_at desc, a.id desc)
    ) own
    where own.id = application.id;
    return;
  end if;
  -- Neighbours by key; how many there are is kept, and counted along the index alone is the side that looks shorter: the one with less
  -- time in it.
  select
    (
      select a.id from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) > (application.applied_at, application.id)
      order by a.applied_at, a.id limit 1
    ),
    (
      select a.id from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) < (application.applied_at, application.id)
      order by a.applied_at desc, a.id desc limit 1
    ),
    case when ends.newest - application.applied_at < application.applied_at - ends.oldest then 1 + (
      select count(*) from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) > (application.applied_at, application.id)
    ) else kept.n - (
      select count(*) from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) < (application.applied_at, application.id)
    ) end,
    kept.n
  into previous_id, next_id, place, total
  from (
    select min(a.applied_at) as oldest, max(a.applied_at) as newest from public.applications a where a.job_id = application.job_id
  ) ends
  cross join (select sum(c.n)::bigint as n from private.counts c where c.subject = application.job_id) kept;
end
$$;
comment on function private.place_in_job is
  'Where an application stands in its job''s list, newest first: its neighbours, its place from 1 and how many there are. Who does not see all of the job, the managing company, walks through its own candidates only.';

create function private.company_application_json(application public.applications, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  application := private.as_seen_by_staff(application, me);
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
      'unread', private.unread_count(application, me),
      'can', jsonb_build_object('assign', may_move and private.can_at_company(application.company_id, 'assign_work'), 'note', may_move and application.candidate_id is not null,
        'talk', private.can_read_conversation(application, me)),
      'answer_by', application.answer_by,
      'answer_due', application.answer_due,
      'attempt', application.attempt,
      'later_id', (
        select a.id from public.applications a
        where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
      ),
      'allowed_statuses', case when may_move and application.candidate_id is not null and private.reaches_people(application.company_id) then (
        select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
        from private.application_transitions t
        where t.from_status = application.status and t.made_by = 'company'
      ) else '[]' end,
      'company_paused', may_move and not private.reaches_people(application.company_id),
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
$$;
comment on function private.company_application_json is
  'CompanyApplicationDetail (contracts/application.ts). Reach is checked by its callers; who may only read gets no allowed statuses and no names of another company''s staff.';

grant execute on function
  private.can_move_application, private.can_review_application, private.can_read_application, private.has_unsettled_move
to authenticated, service_role;
