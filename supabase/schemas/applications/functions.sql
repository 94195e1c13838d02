-- What the caller may do with an application, and who is notified about it.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.open_stages() returns public.application_status[]
language sql immutable parallel safe
return '{applied,reviewing,interview,offered}'::public.application_status[];
comment on function private.open_stages is 'The stages of open applications.';

create function private.can_move_application(application public.applications, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    application.company_id = any (me.application_company_ids) or application.job_id = any (me.assigned_job_ids), false);
end
$$;
comment on function private.can_move_application is 'True for staff of its company who handle all applications or are assigned to this one (RULES: Applications).';

create function private.can_review_application(application public.applications, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.can_move_application(application, me)
    or coalesce(application.applied_by_company_id = any (me.application_company_ids), false)
      and private.reaches_people(application.applied_by_company_id);
end
$$;
comment on function private.can_review_application is 'True for staff who may move it, and recruiting staff of the representing company.';

create function private.can_read_application(application public.applications, me private.reach default private.my_reach()) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return me.is_admin or private.can_move_application(application, me)
    or private.can_review_application(application, me) and not private.has_unsettled_move(application.id);
end
$$;
comment on function private.can_read_application is
  'True for those who may read the row itself: staff who may move it, administrators, and staff of the representing company once its last move can no longer be undone. Candidates only read their applications through procedures (RULES: Applications).';

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
comment on function private.can_withdraw_application is 'True for its candidate while the status they see allows it.';

create function private.found_application(application public.applications) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  perform private.fail(404, 'application_not_found', 'Application not found') where application.id is null;
  return application;
end
$$;
comment on function private.found_application is 'The given row, or PT404 if it is null, whether the application doesn''t exist or is out of the caller''s scope.';

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
  -- In the usual lock order, and with the mover's lock on the application right away: upgrading two shared locks would deadlock.
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for key share;
  select * into application from public.applications a where a.id = application.id for update;
  return private.found_application(application);
end
$$;
comment on function private.held_application is 'An application, locked the way all writers lock it. Callers check rights. PT404 if gone.';

create function private.application_to_move(p_application_id uuid) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(p_application_id);
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status')
  where not private.can_move_application(application);
  -- Two people moving it take turns: the second decides based on what the first did.
  application := private.held_application(application);
  -- The caller gets the whole application, so this counts as a view.
  perform private.note_application_view(application);
  return application;
end
$$;
comment on function private.application_to_move is 'The application, locked, to change its status; it counts as viewed. PT404, PT403.';

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

-- ── Notifying people ────────────────────────────────────────────────────────────────────────────────────────────

create function private.application_ids(application public.applications) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', application.company_id);
comment on function private.application_ids is 'The ids that a notification about an application uses for its link.';

create function private.application_match(application public.applications) returns json
language plpgsql stable set search_path = ''
as $$
begin
  return (select m.match from private.application_matches m where m.application_id = application.id);
end
$$;
comment on function private.application_match is 'MatchExplanation of an application''s job and candidate, as both sides see it.';

create function private.notify_company_of_application(application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record;
  words jsonb;
  ids jsonb := private.application_ids(application);
  path text := '/company/applications/' || application.id;
begin
  select j.title, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, private.sent_profile(application.id) p
  where j.id = application.job_id;
  words := jsonb_build_object('candidate', facts.candidate_name, 'job', facts.title);
  if application.status = 'withdrawn' then
    perform private.notify_staff(
      told.user_id, 'new_application', 'application_withdrawn', words, ids, path, by_mail => false)
    from private.people_behind_application(application) told;
  else
    perform private.notify_staff(
      told.user_id, 'new_application',
      case when application.attempt > 1 then 'application_received.again' else 'application_received' end, words, ids, path,
      'application_received', jsonb_build_object(
        'job_title', facts.title, 'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary'))
    from private.people_behind_application(application) told;
  end if;
end
$$;
comment on function private.notify_company_of_application is 'Notifies those in charge about a new or withdrawn application.';

grant execute on function
  private.can_move_application, private.can_review_application, private.can_read_application, private.has_unsettled_move
to authenticated, service_role;
