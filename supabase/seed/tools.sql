-- Demo data for a local start: what people did here over the last weeks, written as calls of the procedures they would have called, as those
-- people. So every rule holds for it, and what the procedures write next to it (histories, copies of what was sent, notifications) is there
-- too. Times are days before now: the demo never ages. Never load it into a project that real people use.
--
-- This file holds the verbs; the others tell the story, in the order of [db.seed] in config.toml. All of it is gone with the session.

-- Accounts whose password anyone can read, an administrator's among them, must not come among real ones.
do $$
begin
  if exists (select from auth.users) then
    raise exception 'This project has accounts already: demo data belongs into an empty one that stays a demo';
  end if;
end
$$;

-- ── Who and when ──────────────────────────────────────────────────────────────────────────────────────────────

-- The id of what has this name, always the same: documents are stored under it before the rows are made.
create function pg_temp.demo_id(name text) returns uuid language sql as $$
  select md5('fairmatch demo ' || name)::uuid
$$;

create function pg_temp.address(person text) returns text language sql as $$
  select person || '@fairmatch.example'
$$;

create function pg_temp.ago(days numeric) returns timestamptz language sql as $$
  select now() - days * interval '1 day'
$$;

-- The path of a document in supabase/seed/files, or null where the documents were not stored: SQL alone cannot bring them.
create function pg_temp.stored(bucket text, holder text, file text) returns text language sql as $$
  select o.name from storage.objects o
  where o.bucket_id = bucket and o.name like pg_temp.demo_id(holder) || '/' || pg_temp.demo_id(holder || '/' || file) || '.%'
$$;

create function pg_temp.act_as(person text) returns uuid language plpgsql as $$
begin
  perform set_config('request.jwt.claims', json_build_object('sub', pg_temp.demo_id(person), 'role', 'authenticated')::text, true);
  return pg_temp.demo_id(person);
end
$$;

create temporary table demo_days (last_entry bigint primary key, days numeric not null);

-- Puts what was written in this moment at the time it is meant to have happened. No one gets an email about a demo.
create function pg_temp.happened(days numeric) returns void language plpgsql as $$
begin
  update public.application_events set created_at = pg_temp.ago(days) where created_at = now();
  update public.notifications set created_at = pg_temp.ago(days), is_read = days > 2 where created_at = now();
  update public.candidates set managed_since = pg_temp.ago(days) where managed_since = now();
  update private.team_notes set created_at = pg_temp.ago(days) where created_at = now();
  delete from public.email_outbox where created_at = now();
  insert into demo_days select max(a.id), happened.days from public.audit_log a having max(a.id) is not null
  on conflict (last_entry) do nothing;
end
$$;

-- Every account's password is Fairmatch1.
create function pg_temp.sign_up(person text, wanted text, days numeric) returns uuid language plpgsql as $$
declare
  account uuid := pg_temp.demo_id(person);
begin
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values (
    account, 'authenticated', 'authenticated', pg_temp.address(person), '$2b$10$LIaF6sIykkJ4AEWtK2iPNeSScR.uxhyKQHrsrOL3mVF1f8zaBNa0S',
    pg_temp.ago(days), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('role', wanted), pg_temp.ago(days), pg_temp.ago(days));
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account, 'email', pg_temp.address(person), 'email_verified', true), pg_temp.ago(days));
  update public.profiles set created_at = pg_temp.ago(days) where id = account;
  return account;
end
$$;

-- ── Companies ─────────────────────────────────────────────────────────────────────────────────────────────────

-- Signs someone up and registers their company, which is called `company` from then on.
create function pg_temp.register(company text, owner text, first_name text, last_name text, days numeric, registration jsonb)
returns void language plpgsql as $$
declare
  account uuid := pg_temp.sign_up(owner, 'company', days);
begin
  -- The one that signing up made has an id of its own.
  perform private.drop_untouched_company(account);
  insert into public.companies (id, user_id) values (pg_temp.demo_id(company), account);
  insert into public.company_users (user_id, company_id, role, email)
  values (account, pg_temp.demo_id(company), 'company_admin', pg_temp.address(owner));
  perform pg_temp.act_as(owner);
  perform public.register_company(
    registration || jsonb_strip_nulls(jsonb_build_object(
      'logo_url', pg_temp.stored('company-logos', company, 'logo'),
      'ein_document_url', pg_temp.stored('company-documents', company, 'ein-letter'),
      'tax_document_url', pg_temp.stored('company-documents', company, 'tax-certificate'))),
    first_name, last_name);
  -- Its links come with the profile, which the registration doesn't ask for.
  update public.companies set created_at = pg_temp.ago(days), submitted_at = pg_temp.ago(days), linkedin_url = registration ->> 'linkedin_url'
  where id = pg_temp.demo_id(company);
  update public.company_users set created_at = pg_temp.ago(days) where user_id = account;
  perform pg_temp.happened(days);
end
$$;

-- People are notified of decisions once they can't be undone: here right away.
create function pg_temp.told() returns void language plpgsql as $$
begin
  update private.pending_notifications set due_at = now();
  perform private.notify_due();
end
$$;

create function pg_temp.approve(company text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as('admin');
  -- Some of the demo's companies look alike on purpose.
  perform public.set_company_approval(pg_temp.demo_id(company), true, p_warnings_seen => array(
    select (similar_company ->> 'id')::uuid
    from jsonb_array_elements(public.list_similar_companies(pg_temp.demo_id(company))) as similar_company));
  perform pg_temp.told();
  update public.companies set approved_at = pg_temp.ago(days) where id = pg_temp.demo_id(company);
  perform pg_temp.happened(days);
end
$$;

create function pg_temp.reject(company text, reason text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as('admin');
  perform public.set_company_approval(pg_temp.demo_id(company), false, reason);
  perform pg_temp.told();
  update public.companies set rejected_at = pg_temp.ago(days) where id = pg_temp.demo_id(company);
  perform pg_temp.happened(days);
end
$$;

-- days_left: null for a plan that does not end, below zero for one that is over.
create function pg_temp.give_plan(company text, tier text, days_left numeric, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as('admin');
  perform public.set_company_subscription(pg_temp.demo_id(company), tier, now() + days_left * interval '1 day');
  perform pg_temp.told();
  perform pg_temp.happened(days);
end
$$;

-- Changes a company as its owner does; of an approved one that makes a proposal.
create function pg_temp.change_company(company text, person text, days numeric, changes jsonb) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(person);
  perform public.update_company(pg_temp.demo_id(company), changes);
  update public.company_proposals set proposed_at = pg_temp.ago(days) where proposed_at = now();
  perform pg_temp.happened(days);
end
$$;

-- ── Invitations ───────────────────────────────────────────────────────────────────────────────────────────────

create function pg_temp.invite(sender text, kind text, email text, data jsonb, days numeric) returns text language plpgsql as $$
declare
  sent jsonb;
begin
  perform pg_temp.act_as(sender);
  sent := public.create_invitation(kind, email, data);
  update public.invitations
  set created_at = pg_temp.ago(days), sent_at = pg_temp.ago(days), expires_at = pg_temp.ago(days) + interval '7 days'
  where id = (sent ->> 'id')::uuid;
  perform pg_temp.happened(days);
  return split_part(sent ->> 'path', '/', 3);
end
$$;

-- Invites someone who has an account, and lets them accept. The invitation is answered on the day it is sent.
create function pg_temp.invite_and_accept(sender text, kind text, person text, data jsonb, days numeric) returns void language plpgsql as $$
declare
  token text := pg_temp.invite(sender, kind, pg_temp.address(person), data, 0);
begin
  perform pg_temp.act_as(person);
  perform public.accept_invitation(token);
  update public.invitations set
    created_at = pg_temp.ago(days), sent_at = pg_temp.ago(days), accepted_at = pg_temp.ago(days), ended_at = pg_temp.ago(days),
    expires_at = pg_temp.ago(days - 7)
  where accepted_by = pg_temp.demo_id(person) and accepted_at = now();
  perform pg_temp.happened(days);
end
$$;

create function pg_temp.hire(sender text, person text, role text, first_name text, last_name text, days numeric)
returns void language plpgsql as $$
begin
  perform pg_temp.sign_up(person, 'candidate', days);
  perform pg_temp.invite_and_accept(
    sender, 'employee', person, jsonb_build_object('role', role, 'firstName', first_name, 'lastName', last_name), days);
  update public.company_users set created_at = pg_temp.ago(days) where user_id = pg_temp.demo_id(person);
end
$$;

-- A subscription administrator is made by hand: no one is invited to that role.
create function pg_temp.make_subscription_admin(company text, person text, first_name text, last_name text, days numeric)
returns void language plpgsql as $$
declare
  account uuid := pg_temp.sign_up(person, 'candidate', days);
begin
  update public.profiles set role = 'company' where id = account;
  insert into public.company_users (user_id, company_id, role, first_name, last_name, email, created_at)
  values (account, pg_temp.demo_id(company), 'subscription_admin', first_name, last_name, pg_temp.address(person), pg_temp.ago(days));
  perform pg_temp.happened(days);
end
$$;

-- ── Candidates ────────────────────────────────────────────────────────────────────────────────────────────────

create temporary table demo_candidates (
  person text primary key, first_name text, last_name text, title text, experience_years integer, gender text, work_authorization text,
  street text, city text, state text, zip_code text, phone text, skills text[], bio text
);

-- Signs up a candidate and fills in their profile, with the documents there are.
create function pg_temp.fill_profiles() returns void language plpgsql as $$
declare
  c demo_candidates;
  account uuid;
  document record;
begin
  for c in select * from demo_candidates where person not in (select split_part(email, '@', 1) from public.candidates) loop
    account := pg_temp.sign_up(c.person, 'candidate', 40);
    perform pg_temp.act_as(c.person);
    perform public.update_candidate_profile(
      p_user_id => account, p_first_name => c.first_name, p_last_name => c.last_name, p_bio => c.title || E'\n' || c.bio, p_skills => c.skills,
      p_phone => c.phone, p_email => pg_temp.address(c.person), p_alternate_phone => null, p_gender => c.gender,
      p_work_authorization => c.work_authorization, p_unit => null, p_street => c.street, p_city => c.city, p_state => c.state,
      p_zip_code => c.zip_code, p_country => 'United States', p_experience_years => c.experience_years);
    for document in
      select kind, path
      from (values
        ('resume', 'candidate_resumes', 'resume'), ('cover_letter', 'candidate_cover_letters', 'cover-letter'),
        ('certificate', 'candidate_certificates', 'certificate'), ('certificate', 'candidate_certificates', 'certificate-2')
      ) as files (kind, bucket, file), pg_temp.stored(bucket, c.person, file) as path
      where path is not null
    loop
      perform public.update_candidate_document_url(account, document.kind, document.path);
    end loop;
  end loop;
end
$$;

-- Gives a represented candidate to a colleague.
create function pg_temp.entrust(sender text, person text, colleague text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(sender);
  perform public.assign_candidates(
    array(select id from public.candidates where user_id = pg_temp.demo_id(person)), pg_temp.demo_id(colleague));
  perform pg_temp.happened(days);
end
$$;

-- ── Jobs and applications ─────────────────────────────────────────────────────────────────────────────────────

create temporary table demo_jobs (name text primary key, id uuid not null, posted_by text not null);

-- Posts a job, which is called `name` from then on. It is published unless it says otherwise.
create function pg_temp.post(name text, person text, days numeric, job jsonb) returns void language plpgsql as $$
declare
  made jsonb;
begin
  perform pg_temp.act_as(person);
  made := public.create_job(null, '{"status": "published"}' || job);
  insert into demo_jobs values (name, (made ->> 'id')::uuid, person);
  update public.jobs set
    created_at = pg_temp.ago(days),
    posted_at = case when status = 'published' then pg_temp.ago(days) end
  where id = (made ->> 'id')::uuid;
end
$$;

create function pg_temp.assign(sender text, job text, person text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(sender);
  perform public.assign_jobs(array(select id from demo_jobs where name = job), pg_temp.demo_id(person));
  perform pg_temp.happened(days);
end
$$;

-- Moves an application to a stage, or has its candidate withdraw it, and notifies people. Not by set_application_status: its answer, a whole application for each of so many moves, would take longer than all the rest.
create function pg_temp.move(of_application uuid, candidate text, mover text, stage public.application_status, days numeric)
returns void language plpgsql as $$
declare
  application public.applications;
begin
  if stage = 'withdrawn' then
    perform pg_temp.act_as(candidate);
    perform public.withdraw_application(of_application, (array['other_job', 'location', 'not_fitting', 'too_slow'])[1 + abs(hashtext(candidate)) % 4]);
  else
    perform pg_temp.act_as(mover);
    select * into application from public.applications where id = of_application;
    perform private.move_application(application, row(
      stage, case when stage = 'rejected' then (array['skills', 'skills', 'level', 'location', 'salary'])[1 + abs(hashtext(candidate)) % 5] end,
      null, null)::private.application_change);
    perform pg_temp.told();
  end if;
  perform pg_temp.happened(days);
end
$$;

-- Gives one application to a colleague, no matter who owns its job.
create function pg_temp.hand(sender text, person text, job text, colleague text, days numeric) returns void language plpgsql as $$
begin
  perform pg_temp.act_as(sender);
  perform public.change_applications(
    (select jsonb_agg(jsonb_build_object('id', a.id))
     from public.applications a
     join demo_jobs j on j.id = a.job_id and j.name = job
     join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person)),
    jsonb_build_object('assignee', pg_temp.demo_id(colleague)));
  perform pg_temp.happened(days);
end
$$;

-- Applies. answers: in the order of the questions; to a FILE question the name of a document. moves: 'reviewing 6, interview 2.5 marta',
-- days before now, by the person who posted the job unless someone is named.
create function pg_temp.apply(person text, job text, days numeric, moves text default '', answers jsonb default '[]')
returns void language plpgsql as $$
declare
  target demo_jobs := (select j from demo_jobs j where j.name = job);
  account uuid := pg_temp.act_as(person);
  application uuid;
  move text[];
begin
  application := public.submit_application(target.id, (
    select jsonb_agg(jsonb_build_object('question_id', q.id, 'answer', case q.question_type
      when 'FILE' then coalesce(pg_temp.stored('application_files', person, answers ->> q.position), '')
      else coalesce(answers ->> q.position, '')
    end))
    from public.job_questions q where q.job_id = target.id),
    -- As their browsers would have said: most come by a list of ours.
    (array['search', 'search', 'matches', 'matches', 'shared', 'site', null])[1 + abs(hashtext(person || job)) % 7]);
  -- What was promised counts from then on.
  update public.applications set
    applied_at = pg_temp.ago(days),
    answer_by = answer_by - ((now() at time zone 'UTC')::date - (pg_temp.ago(days) at time zone 'UTC')::date),
    answer_due = answer_due - ((now() at time zone 'UTC')::date - (pg_temp.ago(days) at time zone 'UTC')::date)
  where id = application;
  perform pg_temp.happened(days);
  for move in select string_to_array(btrim(part), ' ') from string_to_table(moves, ',') as part loop
    perform pg_temp.move(application, person, coalesce(move[3], target.posted_by), move[1]::public.application_status, move[2]::numeric);
  end loop;
end
$$;

-- Notes something for the team about one application, and names a colleague in it.
create function pg_temp.note(author text, person text, job text, days numeric, body text, colleague text default null)
returns void language plpgsql as $$
begin
  perform pg_temp.act_as(author);
  perform public.add_team_note(gen_random_uuid(), body, a.id, null, array_remove(array[pg_temp.demo_id(colleague)], null))
  from public.applications a
  join demo_jobs j on j.id = a.job_id and j.name = job
  join public.candidates c on c.id = a.candidate_id and c.user_id = pg_temp.demo_id(person);
  perform pg_temp.happened(days);
end
$$;

-- What happened to a job. closed and filled end it; an expired one had its last day so long ago.
create function pg_temp.finish(job text, outcome text, days numeric default 0) returns void language plpgsql as $$
declare
  target demo_jobs := (select j from demo_jobs j where j.name = job);
begin
  perform pg_temp.act_as(target.posted_by);
  if outcome = 'expired' then
    update public.jobs set expires_at = (pg_temp.ago(days) at time zone 'UTC')::date where id = target.id;
  else
    perform public.update_job(target.id, jsonb_build_object('status', outcome));
  end if;
end
$$;
