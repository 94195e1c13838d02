-- Applications: making, reading, moving on and withdrawing them (S2 §2, §4, §7, DESIGN §3, §5).

-- ── What holds whoever writes ─────────────────────────────────────────────────────────────────────────────────────

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
comment on function private.keep_application_companies() is
  'Row trigger: company_id is always the job''s company; applied_by_company_id is who managed the candidate when the application was made (DESIGN §3). SECURITY DEFINER: reads jobs and candidates past row policies.';
create trigger applications_keep_companies before insert or update of job_id, company_id on public.applications
  for each row execute function private.keep_application_companies();

create function private.check_application_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.application_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    perform private.fail(409, 'status_not_allowed', 'This application can no longer be moved there. Reload to see where it stands.');
  end if;
  return new;
end
$$;
comment on function private.check_application_move() is
  'Row trigger: PT409 for a move that is not in private.application_transitions, whoever writes. SECURITY DEFINER: that table is closed.';
create trigger applications_move_along_transitions before update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.check_application_move();

create function private.write_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.application_events (application_id, from_status, to_status, actor_id, created_at)
  values (
    new.id, case when tg_op = 'UPDATE' then old.status end, new.status, auth.uid(),
    case when tg_op = 'UPDATE' then now() else new.applied_at end
  );
  return null;
end
$$;
comment on function private.write_application_event() is
  'Row trigger: one event per status, in the transaction that sets it. SECURITY DEFINER: nobody has the right to write events otherwise.';
create trigger applications_begin_their_history after insert on public.applications
  for each row execute function private.write_application_event();
create trigger applications_continue_their_history after update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function private.write_application_event();

-- ── Profile completion ────────────────────────────────────────────────────────────────────────────────────────────

create function private.candidate_missing_fields(profile public.candidates) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(item order by position) filter (where coalesce(value, '') = ''), '{}')
  from unnest(
    array[
      'firstName', 'lastName', 'email', 'phoneNumber', 'title', 'bio', 'skills', 'gender', 'workAuthorization', 'street',
      'city', 'state', 'zipCode', 'country', 'resume'
    ],
    array[
      profile.first_name, profile.last_name, profile.email, profile.phone,
      coalesce(nullif(profile.title, ''), private.trimmed(split_part(profile.bio, E'\n', 1))),
      private.trimmed(substring(profile.bio from position(E'\n' in profile.bio || E'\n') + 1)),
      array_to_string(profile.skills, ''), profile.gender::text, profile.work_authorization::text, profile.street,
      profile.city, profile.state, profile.zip_code, profile.country, profile.resume_url
    ]
  ) with ordinality as items (item, value, position)
);
comment on function private.candidate_missing_fields(public.candidates) is
  'Completion items without a value, in the order of contracts/candidate.ts, which computes the same (S2 §3).';

create function private.is_profile_complete(profile public.candidates) returns boolean
language sql immutable set search_path = ''
return round((15 - cardinality(private.candidate_missing_fields(profile))) * 10.0 / 15) * 10 >= 80;
comment on function private.is_profile_complete(public.candidates) is 'Completion, rounded to the nearest ten percent, is 80 or more (S2 §9).';

create function private.require_applicant() returns public.candidates
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can apply for jobs');
  elsif not private.is_profile_complete(me) then
    perform private.fail(
      422, 'profile_incomplete', 'Profile incomplete',
      jsonb_build_object('missingFields', to_jsonb(private.candidate_missing_fields(me)))
    );
  end if;
  return me;
end
$$;
comment on function private.require_applicant() is
  'The caller''s candidate record when it is complete enough to apply; PT403 for other accounts, PT422 profile_incomplete with missingFields (S2 §5). SECURITY DEFINER: reads the caller''s own record only.';

create function public.get_candidate_id_for_application() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.require_applicant()).id;
end
$$;
comment on function public.get_candidate_id_for_application() is
  'get-candidate-data get-candidate-id (S2 §7): the caller''s candidate id; PT422 ''Profile incomplete'' with missingFields.';

-- ── Telling people ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.people_behind_job(of_job uuid) returns table (user_id uuid, email text)
language sql stable set search_path = ''
begin atomic
  with job as (
    select j.company_id, coalesce(
      (select a.assigned_to_user_id from public.job_assignments a where a.job_id = j.id),
      (select u.user_id from public.company_users u where u.user_id = j.created_by and u.company_id = j.company_id)
    ) as in_charge
    from public.jobs j
    where j.id = of_job
  )
  select u.user_id, p.email
  from job
  join public.company_users u on u.company_id = job.company_id
    and case when job.in_charge is null then u.role = 'company_admin' else u.user_id = job.in_charge end
  join public.profiles p on p.id = u.user_id;
end;
comment on function private.people_behind_job(uuid) is
  'Who hears about a job''s applications: its assignee, else who created it if still on the staff, else the company''s admins.';

create function private.application_match(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.match_explanation(
    j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, c
  )
  from public.jobs j, public.candidates c
  where j.id = application.job_id and c.id = application.candidate_id;
end;
comment on function private.application_match(public.applications) is 'The match of an application''s job and candidate, as both sides see it.';

create function private.tell_company_about_application(application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  told record;
  facts record;
begin
  select j.title, c.name as company_name, btrim(p.first_name || ' ' || p.last_name) as candidate_name
  into facts
  from public.jobs j, public.companies c, public.candidates p
  where j.id = application.job_id and c.id = application.company_id and p.id = application.candidate_id;
  for told in select * from private.people_behind_job(application.job_id) loop
    if application.status = 'withdrawn' then
      perform private.notify(
        told.user_id, 'application_withdrawn', facts.candidate_name || ' withdrew their application', facts.title,
        jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', application.company_id)
      );
    else
      perform private.notify(
        told.user_id, 'application_received', facts.candidate_name || ' applied', facts.title,
        jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', application.company_id)
      );
      perform private.enqueue_email('application_received', told.email, jsonb_build_object(
        'company_name', facts.company_name,
        'job_title', facts.title,
        'candidate_name', facts.candidate_name,
        'match_summary', private.application_match(application) ->> 'summary',
        'path', '/company/applications/' || application.id
      ));
    end if;
  end loop;
end
$$;
comment on function private.tell_company_about_application(public.applications) is
  'A new application: notification and mail to the people behind the job. A withdrawn one: notification.';

create function private.tell_candidate_about_status(application public.applications) returns void
language plpgsql set search_path = ''
as $$
declare
  facts record;
begin
  select p.user_id, p.first_name, account.email, j.title, c.name as company_name
  into facts
  from public.candidates p
  join public.profiles account on account.id = p.user_id, public.jobs j, public.companies c
  where p.id = application.candidate_id and j.id = application.job_id and c.id = application.company_id;
  perform private.notify(
    facts.user_id, 'application_status',
    case application.status
      when 'rejected' then 'Your application was not selected'
      when 'reviewing' then 'Your application is under review'
      else 'Your application moved to ' || initcap(application.status::text)
    end,
    facts.title || ' at ' || facts.company_name,
    jsonb_build_object('application_id', application.id, 'job_id', application.job_id, 'company_id', application.company_id)
  );
  perform private.enqueue_email('application_status', facts.email, jsonb_build_object(
    'candidate_first_name', facts.first_name,
    'job_title', facts.title,
    'company_name', facts.company_name,
    'status', application.status,
    'path', '/candidate/applications/' || application.id
  ));
end
$$;
comment on function private.tell_candidate_about_status(public.applications) is
  'Notification, and mail to the account''s confirmed address, about the status an application has now (DESIGN §3).';

-- ── Applying ──────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.answer_problem(asked public.job_questions, answer text, of_user uuid) returns text
language sql stable set search_path = ''
return case
  when private.trimmed(answer) = '' then case when asked.is_required then 'Please answer this question' end
  when char_length(answer) > 5000 then private.too_long(5000)
  when asked.question_type = 'MULTIPLE_CHOICE' and answer <> all (asked.options) then 'Choose one of the options'
  when asked.question_type = 'CHECKBOX' and not string_to_array(answer, E'\n') <@ asked.options then 'Choose from the options'
  when asked.question_type = 'RATING' and answer not in ('1', '2', '3', '4', '5') then 'Choose a rating from 1 to 5'
  when asked.question_type = 'FILE' then private.own_file_problem(of_user, 'application_files', answer)
end;
comment on function private.answer_problem(public.job_questions, text, uuid) is 'Why an answer does not answer its question, or null.';

create function private.refuse_answer_errors(of_job uuid, given jsonb, of_user uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb;
  misses_required boolean;
begin
  with checked as (
    select q.id, private.trimmed(coalesce(given ->> q.id::text, '')) = '' as is_blank,
      private.answer_problem(q, coalesce(given ->> q.id::text, ''), of_user) as problem
    from public.job_questions q
    where q.job_id = of_job and q.removed_at is null
  )
  select coalesce(jsonb_object_agg(id, problem), '{}'), coalesce(bool_or(is_blank), false)
  into errors, misses_required
  from checked where problem is not null;
  if misses_required then
    perform private.fail(422, 'answers_required', 'Please answer all required questions', jsonb_build_object('fields', errors));
  end if;
  perform private.refuse_field_errors(errors);
end
$$;
comment on function private.refuse_answer_errors(uuid, jsonb, uuid) is
  'PT422 with fields by question id unless the answers ({question id: text}) answer what the job asks now (S2 §5).';

create function private.read_answers(of_job uuid, p_answers jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  entry jsonb;
  given jsonb := '{}';
begin
  if p_answers is null or jsonb_typeof(p_answers) = 'null' then
    return given;
  elsif jsonb_typeof(p_answers) <> 'array' or jsonb_array_length(p_answers) > 100 then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  for entry in select * from jsonb_array_elements(p_answers) loop
    if jsonb_typeof(entry) <> 'object' or not coalesce(pg_input_is_valid(entry ->> 'question_id', 'uuid'), false) then
      perform private.fail(422, 'invalid_input', 'Please check the form and try again');
    elsif jsonb_typeof(entry -> 'answer') is distinct from 'string' then
      perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'Use text here'));
    elsif not exists (select from public.job_questions q where q.id = (entry ->> 'question_id')::uuid and q.job_id = of_job) then
      perform private.refuse_field_errors(jsonb_build_object(entry ->> 'question_id', 'This question does not belong to this job'));
    end if;
    given := given || jsonb_build_object((entry ->> 'question_id')::uuid::text, entry ->> 'answer');
  end loop;
  return given;
end
$$;
comment on function private.read_answers(uuid, jsonb) is
  'A list of {question_id, answer} as {question id: answer}. PT422 for anything else. Answers to questions removed meanwhile are let through; nobody asks for them any more.';

create function public.submit_application(p_job_id uuid, p_answers jsonb default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me public.candidates := private.require_applicant();
  given jsonb;
  application public.applications;
begin
  -- Waits while the job is being deleted, so that what is read next is true until the end.
  perform from public.jobs where id = p_job_id for key share;
  if exists (select from public.applications a where a.job_id = p_job_id and a.candidate_id = me.id) then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  elsif not exists (select from public.published_jobs p where p.job_id = p_job_id and p.visible_until > now()) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  end if;
  given := private.read_answers(p_job_id, p_answers);
  perform private.refuse_answer_errors(p_job_id, given, me.user_id);

  insert into public.applications (job_id, candidate_id, company_id)
  select p_job_id, me.id, j.company_id from public.jobs j where j.id = p_job_id
  on conflict on constraint applications_once_per_job do nothing
  returning * into application;
  if application.id is null then
    perform private.fail(409, 'duplicate_application', 'You have already applied for this job');
  end if;
  insert into public.job_application_answers (application_id, question_id, question, answer)
  select application.id, q.id, q.question, private.trimmed(coalesce(given ->> q.id::text, ''))
  from public.job_questions q
  where q.job_id = p_job_id and q.removed_at is null;
  perform private.tell_company_about_application(application);
  return application.id;
end
$$;
comment on function public.submit_application(uuid, jsonb) is
  'Stores an application with all its answers [{question_id, answer}] or nothing, tells the company, gives its id (DESIGN §5). PT404 when the job is not visible, PT409 duplicate_application, PT422 profile_incomplete, PT422 by question id. SECURITY DEFINER: clients cannot write applications; the candidate is always the caller.';

create function public.create_application_safe(p_job_id uuid, p_candidate_id uuid default null, p_status text default null) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if (private.require_applicant()).id is distinct from coalesce(p_candidate_id, private.my_candidate_id()) then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return public.submit_application(p_job_id);
end
$$;
comment on function public.create_application_safe(uuid, uuid, text) is
  'submit_application without answers, with the signature of S2 §7: own candidate only (PT403), the status is ignored, refused when the job has required questions. SECURITY DEFINER as submit_application.';

-- ── Reading: the candidate ────────────────────────────────────────────────────────────────────────────────────────
-- SECURITY DEFINER because candidates cannot read jobs and companies; only the caller's own applications are read.

create function public.get_my_applications(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object(
    'total', (select count(*) from public.applications a where a.candidate_id = me),
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id,
        'status', page.status,
        'applied_at', page.applied_at,
        'job_id', page.job_id,
        'job_title', j.title,
        'company_name', c.name,
        'company_logo_url', c.logo_url
      ) order by page.applied_at desc, page.id desc)
      from (
        select * from public.applications a
        where a.candidate_id = me and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit private.page_limit(p_limit)
      ) as page
      join public.jobs j on j.id = page.job_id
      join public.companies c on c.id = page.company_id
    ), '[]')
  );
end
$$;
comment on function public.get_my_applications(jsonb, integer) is
  'get-candidate-data applications (S2 §7): {applications: CandidateApplicationListItem[], total}, newest first. p_before: {appliedAt, id} of the last row shown.';

create function private.application_answers_json(of_application uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'question_id', a.question_id,
    'question', a.question,
    'question_type', q.question_type,
    'is_required', q.is_required,
    'answer', a.answer
  ) order by q."position", q.id), '[]')
  from public.job_application_answers a
  join public.job_questions q on q.id = a.question_id
  where a.application_id = of_application;
end;
comment on function private.application_answers_json(uuid) is 'ApplicationAnswer[] (contracts/application.ts), in the order of the form.';

create function private.application_events_json(of_application uuid, names_of_company uuid) returns jsonb
language sql stable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'from_status', e.from_status,
    'to_status', e.to_status,
    'created_at', e.created_at,
    'actor_name', nullif(btrim(u.first_name || ' ' || u.last_name), '')
  ) order by e.id), '[]')
  from public.application_events e
  left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
  where e.application_id = of_application;
end;
comment on function private.application_events_json(uuid, uuid) is
  'ApplicationEvent[] (contracts/application.ts), oldest first. Names only of colleagues at the given company; none with null.';

create function private.my_application_json(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    'job', jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'description', j.description,
      'location', j.location,
      'job_type', j.job_type,
      'experience_level', j.experience_level,
      'requirements', to_jsonb(j.requirements),
      'skills_required', to_jsonb(j.skills_required),
      'preferred_skills', to_jsonb(j.preferred_skills),
      'salary_min', j.salary_min,
      'salary_max', j.salary_max,
      'posted_at', j.posted_at,
      'company', jsonb_build_object('id', c.id, 'name', c.name, 'logo_url', c.logo_url),
      'is_visible', exists (select from public.published_jobs p where p.job_id = j.id and p.visible_until > now())
    ),
    'answers', private.application_answers_json(application.id),
    'events', private.application_events_json(application.id, null),
    'match', private.application_match(application),
    'can_withdraw', exists (
      select from private.application_transitions t where t.from_status = application.status and t.to_status = 'withdrawn'
    )
  )
  from public.jobs j
  join public.companies c on c.id = j.company_id
  where j.id = application.job_id;
end;
comment on function private.my_application_json(public.applications) is 'CandidateApplicationDetail (contracts/application.ts).';

create function public.get_my_application(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications;
begin
  select * into application from public.applications a
  where a.id = p_application_id and a.candidate_id = private.my_candidate_id();
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  end if;
  return private.my_application_json(application);
end
$$;
comment on function public.get_my_application(uuid) is
  'get-candidate-data application-detail (S2 §7): CandidateApplicationDetail; PT404 for anything but the caller''s own.';

create function public.withdraw_application(p_application_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications;
begin
  select * into application from public.applications a
  where a.id = p_application_id and a.candidate_id = private.my_candidate_id()
  for update;
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  elsif application.status in ('hired', 'rejected') then
    perform private.fail(409, 'status_not_allowed', 'This application is already decided and can no longer be withdrawn');
  elsif application.status <> 'withdrawn' then
    update public.applications set status = 'withdrawn' where id = application.id returning * into application;
    perform private.tell_company_about_application(application);
  end if;
  return private.my_application_json(application);
end
$$;
comment on function public.withdraw_application(uuid) is
  'Withdraws the caller''s application until it is hired or rejected (PT409 then) and tells the company; safe to repeat. Gives CandidateApplicationDetail. PT404 for anything but the caller''s own.';

create function public.get_candidate_activity() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me uuid := private.my_candidate_id();
begin
  return (
    select jsonb_build_object(
      'applications', count(*),
      'interviews', count(*) filter (where a.status = 'interview'),
      'available_jobs', (
        select count(*) from public.published_jobs p
        where p.visible_until > now()
          and not exists (select from public.applications own where own.job_id = p.job_id and own.candidate_id = me)
      )
    )
    from public.applications a where a.candidate_id = me
  );
end
$$;
comment on function public.get_candidate_activity() is
  'Activity Summary (S2 §2): {applications, interviews, available_jobs}; available are visible jobs not applied to.';

-- ── Reading: the company ──────────────────────────────────────────────────────────────────────────────────────────
-- SECURITY DEFINER: reach is checked once instead of by policy per row, and pages use their indexes (DESIGN §9).

create function private.read_status_filter(p_status text) returns public.application_status
language plpgsql stable set search_path = ''
as $$
declare
  given text := lower(private.trimmed(p_status));
begin
  if given = 'accepted' then
    return 'hired';
  elsif given <> all (enum_range(null::public.application_status)::text[]) then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  end if;
  return nullif(given, '')::public.application_status;
end
$$;
comment on function private.read_status_filter(text) is
  'An application status as it may arrive: any case, ''accepted'' as hired (DESIGN §3). Null stays null. PT422 for unknown ones.';

create function private.application_list_entry(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    'candidate_id', c.id,
    'candidate_name', btrim(c.first_name || ' ' || c.last_name),
    'candidate_title', c.title,
    'match', private.match_explanation(
      j.skills_required, j.preferred_skills, j.experience_level, j.job_type, j.location, j.locations, c
    ),
    'job_id', j.id,
    'job_title', j.title
  )
  from public.candidates c, public.jobs j
  where c.id = application.candidate_id and j.id = application.job_id;
end;
comment on function private.application_list_entry(public.applications) is 'CompanyApplicationListItem (contracts/application.ts).';

create function public.get_job_applications(
  p_job_id uuid, p_before jsonb default null, p_limit integer default null, p_status text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  wanted public.application_status := private.read_status_filter(p_status);
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object('applications', coalesce((
    select jsonb_agg(private.application_list_entry(page) - array['job_id', 'job_title'] order by page.applied_at desc, page.id desc)
    from (
      select * from public.applications a
      where a.job_id = job.id
        and (wanted is null or a.status = wanted)
        and (a.applied_at, a.id) < (page_before.at, page_before.id)
      order by a.applied_at desc, a.id desc
      limit private.page_limit(p_limit)
    ) as page
  ), '[]'));
end
$$;
comment on function public.get_job_applications(uuid, jsonb, integer, text) is
  'get-job-applications (S2 §7): {applications: JobApplicationListItem[]}, newest first. p_before: {appliedAt, id} of the last row shown. PT404 for a job out of reach.';

create function public.get_company_applications(
  p_company_id uuid default null, p_status text default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  target uuid := private.listed_company_id(p_company_id);
  sees_all boolean := target in (select private.my_recruiting_company_ids()) or private.is_admin();
  assigned uuid[] := array(select private.my_assigned_job_ids());
  wanted public.application_status := private.read_status_filter(p_status);
  page_before record := private.page_key(p_before, 'appliedAt');
  size integer := private.page_limit(p_limit);
begin
  return jsonb_build_object('applications', coalesce((
    with page as (
      -- Made for its jobs, and made by its candidates: each half pages along its own index.
      (
        select * from public.applications a
        where a.company_id = target
          and (sees_all or a.job_id = any (assigned))
          and (wanted is null or a.status = wanted)
          and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit size
      )
      union
      (
        select * from public.applications a
        where a.applied_by_company_id = target and sees_all
          and (wanted is null or a.status = wanted)
          and (a.applied_at, a.id) < (page_before.at, page_before.id)
        order by a.applied_at desc, a.id desc
        limit size
      )
      order by applied_at desc, id desc
      limit size
    )
    select jsonb_agg(private.application_list_entry(row(page.*)::public.applications) order by page.applied_at desc, page.id desc)
    from page
  ), '[]'));
end
$$;
comment on function public.get_company_applications(uuid, text, jsonb, integer) is
  'The company''s Applications tab: {applications: CompanyApplicationListItem[]}, made for its jobs or by its candidates (DESIGN §3), newest first. Partner recruiters see those of jobs assigned to them. p_before as get_job_applications. Empty without a company; PT404 for another one.';

create function private.can_staff_read(application public.applications) returns boolean
language sql stable set search_path = ''
return application.company_id in (select private.my_recruiting_company_ids())
  or application.applied_by_company_id in (select private.my_recruiting_company_ids())
  or application.job_id in (select private.my_assigned_job_ids())
  or (select private.is_admin());
comment on function private.can_staff_read(public.applications) is
  'True for recruiting staff of the job''s or the managing company, the job''s assignee, and admins: can_read_application without the candidate.';

create function private.can_move_application(application public.applications) returns boolean
language sql stable set search_path = ''
return application.company_id in (select private.my_recruiting_company_ids())
  or application.job_id in (select private.my_assigned_job_ids());
comment on function private.can_move_application(public.applications) is 'True for staff of the job''s company who may change its applications'' status (DESIGN §2).';

create function private.company_application_json(application public.applications) returns jsonb
language sql stable set search_path = ''
begin atomic
  with neighbours as (
    select
      a.id,
      lag(a.id) over newest_first as previous_id,
      lead(a.id) over newest_first as next_id,
      row_number() over newest_first as place,
      count(*) over () as total
    from public.applications a
    where a.job_id = application.job_id
      -- The managing company walks through its own candidates only.
      and (
        (select private.can_move_application(application) or private.is_admin())
        or a.applied_by_company_id = application.applied_by_company_id
      )
    window newest_first as (order by a.applied_at desc, a.id desc)
  )
  select jsonb_build_object(
    'id', application.id,
    'status', application.status,
    'applied_at', application.applied_at,
    'applied_by_company_id', application.applied_by_company_id,
    'candidate', private.candidate_json(c)
      - array['street', 'unit', 'zip_code', 'is_managed_by_company', 'managing_company_id'],
    'job', jsonb_build_object(
      'id', j.id,
      'title', j.title,
      'location', j.location,
      'job_type', j.job_type,
      'experience_level', j.experience_level,
      'assignee', private.assignee_of_job(j.id),
      'is_deleted', j.deleted_at is not null
    ),
    'answers', private.application_answers_json(application.id),
    'events', private.application_events_json(
      application.id, case when private.can_move_application(application) then application.company_id end
    ),
    'match', private.application_match(application),
    'allowed_statuses', case when private.can_move_application(application) then (
      select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
      from private.application_transitions t
      where t.from_status = application.status and t.made_by = 'company'
    ) else '[]' end,
    'previous_id', neighbours.previous_id,
    'next_id', neighbours.next_id,
    'position', neighbours.place,
    'total', neighbours.total
  )
  from neighbours, public.candidates c, public.jobs j
  where neighbours.id = application.id and c.id = application.candidate_id and j.id = application.job_id;
end;
comment on function private.company_application_json(public.applications) is
  'CompanyApplicationDetail (contracts/application.ts). Reach is checked by its callers; who may only read gets no allowed statuses and no names of another company''s staff.';

create function public.get_application_detail(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications;
begin
  select * into application from public.applications a where a.id = p_application_id and private.can_staff_read(a);
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  end if;
  return private.company_application_json(application);
end
$$;
comment on function public.get_application_detail(uuid) is
  'get-application-detail (S2 §7): CompanyApplicationDetail for staff who may read the application and admins; PT404 otherwise.';

create function public.set_application_status(p_application_id uuid, p_status text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications;
  wanted public.application_status;
begin
  select * into application from public.applications a where a.id = p_application_id and private.can_staff_read(a) for update;
  if application.id is null then
    perform private.fail(404, 'application_not_found', 'Application not found');
  elsif not private.can_move_application(application) then
    perform private.fail(403, 'not_allowed', 'Only the company that posted the job can change this status');
  end if;
  wanted := private.read_status_filter(p_status);
  if wanted is null then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif wanted <> application.status then
    if wanted = 'withdrawn' then
      perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
    end if;
    update public.applications set status = wanted where id = application.id returning * into application;
    perform private.tell_candidate_about_status(application);
  end if;
  return private.company_application_json(application);
end
$$;
comment on function public.set_application_status(uuid, text) is
  'Moves an application along an allowed transition and tells the candidate; safe to repeat. Gives CompanyApplicationDetail. PT404 out of reach, PT403 for readers only, PT409 for a move not allowed, PT422 for an unknown status. The row lock makes two simultaneous moves take turns.';

grant execute on function
  public.get_candidate_id_for_application(), public.submit_application(uuid, jsonb), public.create_application_safe(uuid, uuid, text),
  public.get_my_applications(jsonb, integer), public.get_my_application(uuid), public.withdraw_application(uuid),
  public.get_candidate_activity(), public.get_job_applications(uuid, jsonb, integer, text),
  public.get_company_applications(uuid, text, jsonb, integer), public.get_application_detail(uuid),
  public.set_application_status(uuid, text)
to authenticated;
