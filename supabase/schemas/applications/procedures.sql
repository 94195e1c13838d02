-- Creating, reading, moving and withdrawing applications.
-- SECURITY DEFINER: clients can't write applications, and candidates can't read jobs or companies. Rights are checked once instead of by policy
-- per row, and pages use their indexes.
-- plan_cache_mode: generic plans, also in the functions called. Everything is read by key, and planning costs more.

-- ── The candidate ─────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_candidate_id_for_application() returns uuid
language sql stable security definer set search_path = ''
as $$ select (private.require_applicant()).id $$;
comment on function public.get_candidate_id_for_application is 'The caller''s candidate id; PT422 ''Profile incomplete'', missingFields.';

create function public.submit_application(
  p_job_id uuid, p_answers jsonb default null, p_source text default null, p_id uuid default null,
  p_documents jsonb default null, p_details jsonb default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me public.candidates;
  given jsonb;
  last public.applications;
  application public.applications;
begin
  -- Before any row, as in add_ticks_to_profile: the application's match stores keys.
  perform private.hold_vocabulary();
  -- Locks the person first, so that profile and files don't change while they're being sent (remove_file takes the same lock).
  perform private.lock_account(private.require_caller());
  perform from public.candidates where user_id = auth.uid() for update;
  if exists (
    select from public.applications a
    where a.id = p_id and a.job_id = p_job_id and a.candidate_id = private.my_candidate_id() and a.status <> 'withdrawn'
  ) then
    return p_id;
  end if;
  if p_documents is not null then
    perform private.refuse_field_errors(private.chosen_documents_errors(p_documents, private.my_candidate()));
  end if;
  if p_details is not null or p_documents ->> 'resume' is not null then
    perform private.save_given_details(private.my_candidate(), p_details, p_documents ->> 'resume');
  end if;
  me := private.require_applicant();
  -- Waits while the job is being deleted or edited, so that what is read next stays valid.
  perform from public.jobs where id = p_job_id for share;
  last := private.last_application(me.id, p_job_id);
  perform private.fail(409, 'applied_too_often', 'You''ve withdrawn from this job three times, so you can''t apply for it again')
  where last.status = 'withdrawn' and not private.can_apply_again(last);
  perform private.fail(409, 'duplicate_application', 'You have already applied for this job')
  where last.id is not null and last.status <> 'withdrawn';
  perform private.fail(404, 'job_not_found', 'Job not found') where not private.is_visible_job(p_job_id);
  perform private.check_daily_quota('applications', (
    select count(*) from public.applications a where a.candidate_id = me.id and a.applied_at > now() - interval '1 day'));
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  perform private.refuse_taken_id() where exists (select from public.applications a where a.id = p_id);
  insert into public.applications (id, job_id, candidate_id, company_id)
  select coalesce(p_id, gen_random_uuid()), p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_attempt do nothing
  returning * into application;
  perform private.fail(409, 'duplicate_application', 'You have already applied for this job') where application.id is null;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  if p_documents is not null then
    perform private.send_only(application.id, p_documents, me);
  end if;
  perform private.keep_application_source(application.id, p_source);
  perform private.notify_company_of_application(application);
  return application.id;
end
$$;
comment on function public.submit_application is
  'Stores an application with all responses [{question_id, answer}] and the profile and files as they are now, or nothing; notifies the company and returns the application''s id. p_documents: the files and letter to send, ChosenDocuments (contracts/applications/apply.ts); by default, all of the profile''s. p_details: GivenDetails, saved to the profile where it is empty. p_source: how the sender found the job (applicationSources of the contracts) (RULES: Applications). The caller makes up p_id: sending it again is the same application until that is withdrawn, and a new one afterward. PT404 when the job is not visible, PT409 duplicate_application, applied_too_often and id_taken, PT422 profile_incomplete, PT422 by question id and under documents and details, PT429 past 30 a day (RULES: Accounts). SECURITY DEFINER: clients can''t write applications; the candidate is always the caller.';

create function public.create_application_safe(p_job_id uuid, p_candidate_id uuid default null, p_status text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.fail(403, 'not_your_account', 'You can only do this for your own account')
  where (private.require_applicant()).id is distinct from coalesce(p_candidate_id, private.my_candidate_id());
  return public.submit_application(p_job_id);
end
$$;
comment on function public.create_application_safe is
  'submit_application without responses, with the name and signature from the specification: own candidate only (PT403), the status is ignored, refused if the job has required questions. SECURITY DEFINER as submit_application.';

create function public.get_my_application(p_application_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.my_application_json(private.as_seen(private.own_application(p_application_id))) $$;
comment on function public.get_my_application is 'CandidateApplicationDetail; PT404 unless the application is the caller''s own.';

create function public.withdraw_application(p_application_id uuid, p_reason text default null, p_message text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.own_application(p_application_id);
  found_open boolean;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('reason', p_reason, 'message', p_message), private.applications_rules('withdrawal')));
  -- Its company may be moving it: what follows uses the result.
  select * into application from public.applications a where a.id = application.id for update;
  perform private.found_application(application);
  found_open := private.can_withdraw_application(application);
  if found_open then
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.withdraw(application);
  end if;
  if found_open and application.status = 'withdrawn' then
    if coalesce(private.trimmed(p_reason), '') <> '' or coalesce(private.trimmed(p_message), '') <> '' then
      insert into private.application_withdrawals (application_id, reason, message)
      values (application.id, nullif(private.trimmed(p_reason), ''), nullif(private.trimmed(p_message), ''));
    end if;
    perform private.drop_answer_reminders(application.id, auth.uid());
    perform private.notify_company_of_application(application);
    perform private.end_open_things(application, private.phrase('ended.withdrawn'));
  elsif application.status <> 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'This application has been decided, so it can no longer be withdrawn');
  end if;
  return private.my_application_json(private.as_seen(application));
end
$$;
comment on function public.withdraw_application is
  'Withdraws the caller''s application unless they see it as hired or rejected (PT409), dropping moves they haven''t seen, and notifies the company. An optional reason (withdrawalReasons of contracts/applications/application.ts) and text are shown to staff who handle the application. Safe to repeat: the first reason stays. Returns CandidateApplicationDetail. PT404 unless the application is the caller''s own, PT422 by field.';

create function public.get_candidate_activity() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return jsonb_build_object(
    'applications', (select count(*) from public.applications a where a.candidate_id = me),
    'interviews', private.interview_count(me),
    'available_jobs', private.count_jobs_for(me),
    'profile_views', private.profile_view_count(me)
  );
end
$$;
comment on function public.get_candidate_activity is
  'Activity Summary (RULES: Applications): {applications, interviews, available_jobs, profile_views}; interviews counts applications that reached one, available_jobs visible jobs neither applied to nor hidden.';

-- ── The company ───────────────────────────────────────────────────────────────────────────────────────────────

create function public.get_application_detail(p_application_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  me private.reach := private.my_reach();
  application public.applications := private.reviewed_application(p_application_id, me);
  shown jsonb;
begin
  perform private.note_application_view(application, me);
  shown := private.company_application_json(application, me);
  if shown is null then
    -- It was deleted in the meantime.
    perform private.found_application(null);
  end if;
  return shown;
end
$$;
comment on function public.get_application_detail is 'CompanyApplicationDetail for those who may review it. PT404. VOLATILE: notes the view.';

create function public.set_application_status(
  p_application_id uuid, p_status text, p_from text default null, p_reason text default null, p_message text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_move(p_application_id);
  wanted public.application_status := private.read_status_filter(p_status);
begin
  if wanted is null or wanted <> application.status then
    perform private.fail(409, 'moved_meanwhile', 'Someone has moved it since. Check its current stage.')
    where p_from is not null and private.read_status_filter(p_from) is distinct from application.status;
    perform private.refuse_paused(application.company_id);
    perform private.refuse_blocked_words(application, 'message', p_message);
    application := private.move_application(application, private.read_application_change(
      jsonb_build_object('to', wanted, 'reason', p_reason, 'message', p_message)));
  elsif private.read_status_filter(p_from) <> wanted and private.last_mover(application.id) is distinct from auth.uid() then
    perform private.fail(409, 'moved_meanwhile', 'Someone else has already moved it there.');
  end if;
  return private.company_application_json(application);
end
$$;
comment on function public.set_application_status is
  'Moves an application along an allowed transition; its candidate is notified once it can no longer be undone. Rejecting requires a reason (contracts/applications/application.ts, rejectionReasons), which only the team reads, and may include a message to the candidate. p_from: the status the caller saw; if it differs, nothing changes, even if someone else has moved it to the same status (RULES: Applications). Safe to repeat. Returns CompanyApplicationDetail. PT404 out of reach, PT403 for readers, PT409 for a move that isn''t allowed, moved_meanwhile or company_paused, PT422 for an unknown status, and by field for a rejection without a reason.';

grant execute on function
  public.get_candidate_id_for_application, public.submit_application, public.create_application_safe, public.get_my_application,
  public.withdraw_application, public.get_candidate_activity, public.get_application_detail, public.set_application_status
to authenticated;
