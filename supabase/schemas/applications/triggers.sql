-- Triggers on applications and dependent tables, and those that update them when other tables change. What happens in which order:
-- applications/tables.sql. A trigger function that is not here is in the file of its subject.

-- ── Applications ──────────────────────────────────────────────────────────────────────────────────────────────

create function private.keep_application_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select company_id into new.company_id from public.jobs where id = new.job_id;
  if tg_op = 'INSERT' then
    select managing_company_id into new.applied_by_company_id from public.candidates where id = new.candidate_id;
  end if;
  return new;
end
$$;
comment on function private.keep_application_companies is
  'Row trigger: company_id is always the job''s company; applied_by_company_id is the company that represented the candidate when they applied (RULES: Applications). SECURITY DEFINER: reads jobs and candidates regardless of row policies.';
create trigger applications_keep_companies before insert or update of job_id, company_id on public.applications
  for each row execute function private.keep_application_companies();

create trigger applications_keep_attempt before insert on public.applications
  for each row execute function private.keep_attempt();
create trigger applications_keep_answer_day before insert or update of status on public.applications
  for each row execute function private.keep_answer_day();
create trigger applications_touch_updated_at before update on public.applications
  for each row execute function private.touch_updated_at();

create function private.check_application_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.fail(409, 'account_deleted', 'The applicant deleted their account') where new.candidate_id is null;
  perform private.fail(409, 'waits_for_take_over', 'You can make an offer once they take over their application')
  where new.status = 'offered' and private.waits_for_take_over(new);
  perform private.fail(409, 'status_not_allowed', 'This application can''t move there from its current stage. Check its status and choose again.')
  where not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and new.status is distinct from private.last_status(new.id);
  return new;
end
$$;
comment on function private.check_application_move is
  'Row trigger: PT409 for a move that isn''t in private.application_transitions, no matter who makes it, unless an undo returns to the end of the history; and for any move once the applicant''s account is deleted. SECURITY DEFINER: that table is closed.';
create trigger applications_move_along_transitions before update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.check_application_move();

create function private.write_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An undo: the history already ends here.
  if new.status is not distinct from private.last_status(new.id) then
    return null;
  end if;
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at, candidate_id, company_id, by_candidate)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end,
    case when new.status = 'interview' then new.candidate_id end,
    new.company_id,
    exists (select from public.candidates c where c.id = new.candidate_id and c.user_id = auth.uid())
  );
  return null;
end
$$;
comment on function private.write_application_event is 'Row trigger: writes one event per status change. SECURITY DEFINER: clients can''t write events.';
create trigger applications_1_write_history after insert or update of status on public.applications
  for each row execute function private.write_application_event();

create trigger applications_2_keep_what_was_sent after insert on public.applications
  for each row execute function private.keep_sent_profile();
create trigger applications_2_move_match
  after update of company_id, applied_by_company_id, applied_at, status, answer_by, answer_due on public.applications
  for each row when (
    old.company_id is distinct from new.company_id
    or old.applied_by_company_id is distinct from new.applied_by_company_id
    or old.applied_at is distinct from new.applied_at
    or old.status is distinct from new.status
    or old.answer_by is distinct from new.answer_by
    or old.answer_due is distinct from new.answer_due
  ) execute function private.move_application_match();

-- ── What hangs on them ────────────────────────────────────────────────────────────────────────────────────────

create trigger job_application_answers_keep_what_was_sent after insert on public.job_application_answers
  for each row execute function private.keep_sent_answer();
create trigger application_events_keep_match_history after insert or update or delete on public.application_events
  for each row execute function private.keep_match_history();
create trigger application_matches_count_promise
  after insert or delete or update of company_id, answer_by, answered_on, withdrawn_on, is_added on private.application_matches
  for each row execute function private.count_promise();
create trigger application_assignments_touch_updated_at before update on public.application_assignments
  for each row execute function private.touch_updated_at();

-- ── What they follow ──────────────────────────────────────────────────────────────────────────────────────────

create trigger jobs_recount_matches
  after update of skills_required, preferred_skills, experience_level, job_type, workplace, location, locations on public.jobs
  for each row when (
    old.skills_required is distinct from new.skills_required
    or old.preferred_skills is distinct from new.preferred_skills
    or old.experience_level is distinct from new.experience_level
    or old.job_type is distinct from new.job_type
    or old.workplace is distinct from new.workplace
    or old.location is distinct from new.location
    or old.locations is distinct from new.locations
  ) execute function private.recount_changed_matches();
create trigger companies_recount_matches after update of culture_values on public.companies
  for each row when (old.culture_values <> new.culture_values) execute function private.recount_changed_matches();
create trigger candidates_drop_notes after update of managing_company_id on public.candidates
  for each row when (old.managing_company_id is not null and old.managing_company_id is distinct from new.managing_company_id)
  execute function private.drop_notes_of_unmanaged();

create function private.end_foreign_application_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := to_jsonb(old) ->> tg_argv[0];
begin
  delete from public.application_assignments own
  using public.applications a, public.company_users u
  where a.id = own.application_id and a.job_id = old.job_id and own.assigned_to_user_id = person
    and u.user_id = own.assigned_to_user_id and u.company_id = own.company_id and not private.looks_after_applications(u.user_id, a);
  return null;
end
$$;
comment on function private.end_foreign_application_assignments is 'Row trigger: people who no longer work on a job no longer own its applications. Argument: the column with the person''s id. SECURITY DEFINER: closed table.';
create trigger job_assignments_end_with_their_applications after update of assigned_to_user_id or delete on public.job_assignments
  for each row execute function private.end_foreign_application_assignments('assigned_to_user_id');
create trigger job_team_members_end_with_their_applications after delete on private.job_team_members
  for each row execute function private.end_foreign_application_assignments('user_id');
