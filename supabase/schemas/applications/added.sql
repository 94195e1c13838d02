-- People a company adds to a job by hand: who may add them, how they are created, and emails to them (RULES: Added by hand).
-- SECURITY DEFINER as in applications/procedures.sql.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.can_store_added_resume(of_company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
begin
  return coalesce(
    private.company_is_live(of_company) and (
      of_company = any (me.application_company_ids)
      or exists (select from public.jobs j where j.id = any (me.assigned_job_ids) and j.company_id = of_company)), false);
end
$$;
comment on function private.can_store_added_resume is 'True if the caller may add people to the company''s jobs: the resume is stored first.';

create function private.waits_for_take_over(application public.applications) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.candidates c where c.id = application.candidate_id and c.user_id is null);
end
$$;
comment on function private.waits_for_take_over is 'True for a person added by hand who hasn''t taken over: no messages, times or offers.';

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.adder_name(of_application uuid) returns text
language sql stable set search_path = ''
as $$
  select private.first_name_at(added.added_by, a.company_id)
  from private.added_applications added join public.applications a on a.id = added.application_id
  where added.application_id = of_application
$$;
comment on function private.adder_name is 'First name of the colleague who added someone by hand; null once they left.';

create function private.added_by(application public.applications) returns text
language sql stable set search_path = ''
as $$
  select case when private.waits_for_take_over(application) then coalesce(private.adder_name(application.id), 'your team') end
$$;
comment on function private.added_by is 'What lists show instead of a headline: who added someone that hasn''t taken over. Null for others.';

create function private.can_email_again(added private.added_applications) returns boolean
language sql stable set search_path = ''
as $$
  select added.taken_over_at is null and added.emails between 1 and 2 and added.emailed_at < now() - interval '3 days'
$$;
comment on function private.can_email_again is 'True three days after the last email, twice at most.';

create function private.has_failed_email(added private.added_applications) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.email_outbox o where o.id = added.email_id and o.failed_at is not null)
$$;
comment on function private.has_failed_email is 'True when the last email to a person added by hand was given up.';

create function private.added_json(application public.applications, may_move boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(shown) from (
    select private.adder_name(application.id) as by, added.added_at as at,
      (select s.source from private.application_sources s where s.application_id = application.id) as source, added.source_words,
      added.emailed_at, added.taken_over_at, waiting as is_waiting, waiting and failed as has_failed,
      jsonb_build_object(
        'email', may_move and waiting and not failed and reaches and private.can_email_again(added),
        'fix', may_move and waiting and failed and reaches and added.emails < 9) as can
    from private.added_applications added
    cross join lateral (
      select private.waits_for_take_over(application) as waiting, private.has_failed_email(added) as failed,
        private.reaches_people(application.company_id) as reaches) state
    where added.application_id = application.id
  ) shown
$$;
comment on function private.added_json is 'AddedByHand (contracts/applications/added-person.ts); null for an application its candidate sent.';

-- ── Duplicates ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.phone_key(phone text) returns text
language sql immutable parallel safe set search_path = ''
return (select right(digits, 10) from regexp_replace(phone, '\D', '', 'g') as digits where char_length(digits) >= 7);
comment on function private.phone_key is 'The digits used to compare phone numbers, with or without a country code; null if too few.';

create function private.duplicates_of(job public.jobs, person jsonb, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  person_name text := private.search_text(person ->> 'name');
  asked_email text := lower(person ->> 'email');
  asked_phone text := private.phone_key(person ->> 'phone');
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(known) - 'place' order by known.place, known.applied_at desc), '[]')
    from (
      select
        a.id as application_id, m.candidate_name as name, s.profile ->> 'email' as email, j.title as job_title, a.status, a.applied_at,
        case when same.email then '{email}' else '{name,phone}' end::text[] as same,
        (select count(*) from private.team_notes n where n.application_id = a.id) as notes,
        private.added_by(a) as added_by, a.job_id = job.id as is_same_job,
        case when same.email then 1 else 2 end as place
      from (
        select by_email.application_id from private.sent_profiles by_email where lower(by_email.profile ->> 'email') = asked_email
        union
        select named.application_id from private.application_matches named
        where asked_phone is not null and named.company_id = job.company_id and named.words like '%' || replace(person_name, '%', '') || '%'
      ) candidate
      join public.applications a on a.id = candidate.application_id and a.company_id = job.company_id
      join private.application_matches m on m.application_id = a.id
      join private.sent_profiles s on s.application_id = a.id
      join public.jobs j on j.id = a.job_id
      cross join lateral (
        select lower(s.profile ->> 'email') = asked_email as email,
          private.search_text(m.candidate_name) = person_name and private.phone_key(s.profile ->> 'phone') = asked_phone as name_and_phone
      ) same
      where a.candidate_id is not null and (same.email or same.name_and_phone) and private.can_move_application(a, me)
      order by place, a.applied_at desc
      limit 20
    ) known
  );
end
$$;
comment on function private.duplicates_of is
  'DuplicatePerson[] (contracts/applications/added-person.ts): applications to the job''s company that the caller handles, by the same email, then by the same name and phone. Accounts at other companies are never found.';

create function private.added_digest(of_company uuid, email text) returns bytea
language sql stable set search_path = ''
return private.keyed_digest(of_company || ' ' || lower(email));
comment on function private.added_digest is 'The digest that identifies an address in a company''s list of removed people.';

create function private.is_refused_by_person(of_company uuid, email text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.removed_people r where r.person_digest = private.added_digest(of_company, email))
    or exists (
      select from public.profiles p
      join auth.users u on u.id = p.id and u.email_confirmed_at is not null
      join public.candidates c on c.user_id = p.id
      where lower(p.email) = lower(is_refused_by_person.email)
        and private.is_blocked_between(c.id, of_company, 'candidate'));
end
$$;
comment on function private.is_refused_by_person is
  'True for the address of someone who had a company remove their data or has blocked it: the company can''t add them to any job. Callers are SECURITY DEFINER.';

create function private.hold_added_address(of_job uuid, email text) returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('added to ' || of_job || ' ' || lower(email), 0)) $$;
comment on function private.hold_added_address is 'Makes people who add the same address to the same job take turns.';

create function private.is_added_to(of_job uuid, email text, besides uuid default null) returns boolean
language sql stable set search_path = ''
return exists (
  select from public.candidates c join public.applications a on a.candidate_id = c.id
  where a.job_id = of_job and a.id is distinct from besides and c.user_id is null and lower(c.email) = lower(is_added_to.email));
comment on function private.is_added_to is 'True if a person added by hand with this address is on the job, in an application other than `besides`.';

-- ── Adding ────────────────────────────────────────────────────────────────────────────────────────────────────

create function public.add_person(p_id uuid, p_job_id uuid, p_person jsonb, p_anyway boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  rules private.rule[] := private.applications_rules('added_person');
  me private.reach := private.my_reach();
  job public.jobs;
  person jsonb;
  errors jsonb;
  path text := p_person ->> 'resume';
  duplicates jsonb;
  is_there boolean;
  candidate public.candidates;
begin
  -- People added by one account are counted one at a time.
  perform private.lock_account(caller);
  if exists (
    select from private.added_applications added join public.applications a on a.id = added.application_id
    where added.application_id = p_id and added.added_by = caller and a.job_id = p_job_id
  ) then
    return jsonb_build_object('id', p_id, 'duplicates', null);
  end if;
  select * into job from public.jobs j where j.id = p_job_id and j.deleted_at is null and private.works_on_job(j, me);
  perform private.fail(404, 'job_not_found', 'Job not found') where job.id is null;
  errors := private.field_errors(p_person, rules);
  person := private.clean_fields(p_person, rules);
  if person ->> 'source' = 'other' and person ->> 'sourceWords' is null then
    errors := errors || '{"sourceWords": "Enter where they came from"}';
  end if;
  -- Removing the company's files locks the same row.
  perform from public.companies c where c.id = job.company_id for key share;
  if path is not null and private.own_file_problem(job.company_id, 'candidate_resumes', path) is not null then
    errors := errors || jsonb_build_object('resume', private.own_file_problem(job.company_id, 'candidate_resumes', path));
  elsif path is not null and private.is_file_in_use('candidate_resumes', path) then
    errors := errors || '{"resume": "This file isn''t stored. Upload it again."}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.hold_added_address(job.id, person ->> 'email');
  select * into job from public.jobs j where j.id = p_job_id for share;
  perform private.fail(403, 'not_allowed', 'To add people, you need a published job whose applications you handle, and your company needs a plan')
  where not private.can_add_person(job, me);
  duplicates := private.duplicates_of(job, person, me);
  -- A person who refused the company looks the same as one already added, so that no account is revealed.
  is_there := private.is_refused_by_person(job.company_id, person ->> 'email') or private.is_added_to(job.id, person ->> 'email');
  if is_there or duplicates <> '[]' and not coalesce(p_anyway, false) then
    return jsonb_build_object('id', null, 'duplicates', duplicates, 'can_add', not is_there);
  end if;
  perform private.check_daily_quota('people', (
    select count(*) from private.added_applications added where added.added_by = caller and added.added_at > now() - interval '1 day'));
  perform private.refuse_taken_id() where exists (select from public.applications a where a.id = p_id);

  insert into public.candidates (first_name, last_name, email, phone, skills, resume_url, added_by_company_id, added_by_user_id)
  values (
    split_part(person ->> 'name', ' ', 1), btrim(substring(person ->> 'name' from position(' ' in (person ->> 'name') || ' '))),
    person ->> 'email', person ->> 'phone',
    array(select jsonb_array_elements_text(coalesce(person -> 'skills', '[]'))), path, job.company_id, caller)
  returning * into candidate;
  -- The person exists before the application: a candidate without an account marks it as added by hand.
  insert into public.applications (id, job_id, candidate_id, company_id) values (p_id, job.id, candidate.id, job.company_id);
  insert into private.added_applications (application_id, added_by, source_words)
  values (p_id, caller, case when person ->> 'source' = 'other' then person ->> 'sourceWords' end);
  insert into private.application_sources (application_id, source) values (p_id, person ->> 'source');
  insert into private.team_notes (id, company_id, application_id, author_id, author_name, body)
  select gen_random_uuid(), job.company_id, p_id, caller, private.colleague_name(caller, job.company_id), person ->> 'note'
  where person ->> 'note' is not null;
  perform private.hold_notification('added_person', p_id, '{}');
  perform private.audit('person.added', 'application', p_id, job.company_id, jsonb_build_object('job_id', job.id));
  return jsonb_build_object('id', p_id, 'duplicates', null);
end
$$;
comment on function public.add_person is
  'Adds a person without an account to a published job, as the caller entered them (AddedPerson of contracts/applications/added-person.ts); or, unless p_anyway, adds no one and returns possible duplicates. Returns AddedOutcome. The caller makes up p_id: sending it again is the same act. The person is emailed once it can''t be undone. PT401, PT403 without the right or a plan, PT404 for a job out of reach, PT409 id_taken, PT422 by field, PT429 past 100 a day.';

create function private.discard_added_resume() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A resume in a company's folder belongs only to the application. Files in a person's folder are theirs.
  insert into private.discarded_files (bucket_id, name)
  select old.bucket_id, old.name
  where exists (select from public.companies c where c.id = private.file_folder(old.bucket_id, old.name))
    and not private.is_file_in_use(old.bucket_id, old.name)
    and exists (select from storage.objects o where o.bucket_id = old.bucket_id and o.name = old.name)
  on conflict (bucket_id, name) do nothing;
  return null;
end
$$;
comment on function private.discard_added_resume is 'Row trigger: deletes the resume of a person added by hand with the application. SECURITY DEFINER: reads storage.';
create trigger sent_documents_discard_added_resume after delete on private.sent_documents
  for each row when (old.bucket_id = 'candidate_resumes') execute function private.discard_added_resume();

create function private.drop_added_candidate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.candidates c
  where c.id = old.candidate_id and c.user_id is null and not exists (select from public.applications a where a.candidate_id = c.id);
  return null;
end
$$;
comment on function private.drop_added_candidate is 'Row trigger: deletes a person added by hand with their application. SECURITY DEFINER: closed to clients.';
create trigger applications_drop_added_candidate after delete on public.applications
  for each row when (old.candidate_id is not null) execute function private.drop_added_candidate();

create function private.held_added_application(of_application uuid) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = of_application;
  perform from public.companies c where c.id = application.company_id for key share;
  perform from public.candidates c where c.id = application.candidate_id for update;
  select * into application from public.applications a where a.id = of_application for update;
  return application;
end
$$;
comment on function private.held_added_application is 'An application and its candidate, locked before one of them ends; null if it is gone.';

create function public.undo_add_person(p_application_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  application public.applications := private.held_added_application(p_application_id);
begin
  perform private.undo_pending('added_person', p_application_id, message => 'It''s too late to undo this: the email has been sent.');
  delete from private.pending_notifications pending where pending.subject_id = application.id;
  delete from public.candidates c where c.id = application.candidate_id and c.user_id is null;
end
$$;
comment on function public.undo_add_person is
  'Undoes adding someone for ten seconds: application, person and file are deleted, and no one is emailed. PT401, PT409 undo_over.';

-- ── Emails ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.send_added_email(application public.applications) returns void
language sql set search_path = ''
as $$
  update private.added_applications added
  set emails = added.emails + 1, emailed_at = now(),
    email_id = private.enqueue_email('added_by_hand', c.email, jsonb_build_object('added_application_id', application.id))
  from public.candidates c
  where added.application_id = application.id and c.id = application.candidate_id and c.user_id is null
$$;
comment on function private.send_added_email is 'Emails a person added by hand who added them, with the two links.';

create function private.notify_of_added_person(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications a where a.id = pending.subject_id for no key update skip locked;
  if application.id is null then
    return not exists (select from public.applications a where a.id = pending.subject_id);
  end if;
  perform private.send_added_email(application);
  perform private.notify_staff(
    told.user_id, 'new_application', 'application_received.added',
    jsonb_build_object(
      'candidate', private.applicant_name(application), 'colleague', private.colleague_name(pending.decided_by, application.company_id),
      'job', (select j.title from public.jobs j where j.id = application.job_id)),
    private.application_ids(application), '/company/applications/' || application.id, by_mail => false)
  from private.people_behind_application(application) told where told.user_id is distinct from pending.decided_by;
  return true;
end
$$;
comment on function private.notify_of_added_person is 'Once it can''t be undone: emails the person, and notifies the job''s owner.';

create function private.added_mail_data(data jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  application public.applications;
  take_over text := private.new_token();
  remove text := private.new_token();
begin
  -- The email is locked already. Taking over and removing lock the application first, so this must not wait.
  select a.* into application
  from private.added_applications x join public.applications a on a.id = x.application_id
  where x.application_id = (data ->> 'added_application_id')::uuid for key share of x skip locked;
  -- Without its links the template refuses the email, and it is given up like any other that can't be sent.
  if application.id is null or not private.waits_for_take_over(application) then
    return data;
  end if;
  insert into private.added_application_links (token_hash, application_id, act)
  values (private.token_hash(take_over), application.id, 'take_over'), (private.token_hash(remove), application.id, 'remove');
  return data - 'added_application_id' || (
    select jsonb_build_object(
      'first_name', p.first_name, 'job_title', j.title, 'company_name', c.name,
      'added_by', private.person_name(added.added_by, c.id), 'path', '/added/' || take_over, 'remove_path', '/added/' || remove)
    from public.jobs j, public.companies c, private.sent_profile(application.id) p, private.added_applications added
    where j.id = application.job_id and c.id = application.company_id and added.application_id = application.id);
end
$$;
comment on function private.added_mail_data is 'What an email to a person added by hand shows, with two links made for this try.';

create function public.email_added_person(p_application_id uuid, p_email text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(p_application_id);
  given constant text := private.trimmed(p_email);
  added private.added_applications;
begin
  perform private.fail(403, 'not_allowed', 'Only the company that posted the job can send this') where not private.can_move_application(application);
  application := private.held_added_application(application.id);
  select * into added from private.added_applications x where x.application_id = application.id for update;
  perform private.fail(404, 'application_not_found', 'Application not found') where added.application_id is null;
  perform private.refuse_paused(application.company_id);
  perform private.refuse_field_errors('{"email": "Someone with this email is already on this job"}')
  where private.is_refused_by_person(application.company_id, given);
  perform private.fail(409, 'taken_over', 'They''ve already taken over') where not private.waits_for_take_over(application);
  if given is not null and private.has_failed_email(added) and added.emails < 9 then
    perform private.refuse_field_errors('{"email": "Enter a valid email address"}') where not private.is_email(given) or given = '';
    perform private.hold_added_address(application.job_id, given);
    perform private.refuse_field_errors('{"email": "Someone with this email is already on this job"}')
    where private.is_added_to(application.job_id, given, besides => application.id);
    -- The links sent to the wrong address stop working.
    delete from private.added_application_links l where l.application_id = application.id;
    update public.candidates c set email = given where c.id = application.candidate_id;
    update private.sent_profiles s set profile = s.profile || jsonb_build_object('email', given) where s.application_id = application.id;
    update private.application_matches m set words = private.words_of(sent)
    from private.sent_profile(application.id) sent where m.application_id = application.id;
  else
    perform private.fail(409, 'emailed_already', 'You can send the email again after 3 days, at most twice') where not private.can_email_again(added);
  end if;
  perform private.send_added_email(application);
  return private.company_application_json(application);
end
$$;
comment on function public.email_added_person is
  'Emails a person added by hand again, after three days and twice at most, or at another address, p_email, if the last email failed. Returns CompanyApplicationDetail. PT401, PT403, PT404, PT409 emailed_already, taken_over or company_paused, PT422.';

grant execute on function public.add_person, public.undo_add_person, public.email_added_person to authenticated;
