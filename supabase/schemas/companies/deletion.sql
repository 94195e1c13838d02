-- Deletes a company with its jobs and applicants, its candidates, its partners and its team.
-- SECURITY DEFINER: clients can't write these tables.

create table private.past_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  job_title text not null,
  company_name text not null,
  applied_at timestamptz not null,
  status public.application_status not null,
  ended_at timestamptz not null default now()
);
comment on table private.past_applications is 'The record candidates keep of applications to a deleted company (RULES: Applications).';
create index past_applications_user_index on private.past_applications (user_id, applied_at desc, id desc);
alter table private.past_applications enable row level security;

create function public.get_past_applications() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.applied_at desc, p.id desc), '[]')
    from (select * from private.past_applications p where p.user_id = caller order by p.applied_at desc, p.id desc limit 200) p);
end
$$;
comment on function public.get_past_applications is
  'PastApplication[] (contracts/accounts/account-data.ts): the caller''s applications to companies that are deleted, newest first, at most 200. SECURITY DEFINER: the table is closed. PT401.';

create function private.notify_applicants_of_closing(company public.companies) returns void
language plpgsql set search_path = ''
as $$
declare
  told record;
begin
  insert into private.past_applications (user_id, job_title, company_name, applied_at, status)
  select c.user_id, j.title, company.name, a.applied_at, a.status
  from public.applications a
  join public.candidates c on c.id = a.candidate_id
  join public.jobs j on j.id = a.job_id
  where a.company_id = company.id;
  for told in
    select c.user_id, c.first_name, p.email, array_agg(j.title order by j.title) as titles
    from public.applications a
    join public.candidates c on c.id = a.candidate_id
    join public.profiles p on p.id = c.user_id
    join public.jobs j on j.id = a.job_id
    where a.company_id = company.id and a.status = any (private.open_stages())
    group by c.user_id, c.first_name, p.email
  loop
    perform private.notify(
      told.user_id, 'application_status.company_left',
      jsonb_build_object('company', company.name, 'jobs', private.listed_names(told.titles)));
    perform private.enqueue_email('company_closed', told.email, jsonb_build_object(
      'company_name', company.name, 'job_titles', private.listed_names(told.titles), 'path', '/jobs'));
  end loop;
end
$$;
comment on function private.notify_applicants_of_closing is 'Keeps a record for every applicant, and notifies those whose application was open.';

create function private.clear_company_log(of_company uuid) returns void
language sql set search_path = ''
as $$
  select set_config('private.forgets', 'on', true);
  update public.audit_log a set details = a.details - 'changes'
  where private.audit_about(a) @> array[of_company::text] and a.details ? 'changes';
  select set_config('private.forgets', 'off', true)
$$;
comment on function private.clear_company_log is 'Deletes proposed changes of the registration from the log of a deleted company; the entries themselves stay.';

create function private.hold_company(of_company uuid, closer uuid) returns public.companies
language plpgsql set search_path = '' set lock_timeout = '900ms'
as $$
declare
  company public.companies;
begin
  for attempt in 1..5 loop
    begin
      -- In the order of all locks: candidates it represents, its invitations, it, its team, its candidates, jobs and applications.
      perform from public.profiles p
      where p.id = closer or p.id in (select c.user_id from public.candidates c where c.managing_company_id = of_company)
      order by p.id for update;
      perform private.lock_invitations(of_company);
      select * into company from public.companies c where c.id = of_company for update;
      perform from public.company_users u where u.company_id = of_company order by u.id for update;
      perform from public.candidates c where c.managing_company_id = of_company order by c.id for update;
      perform from public.jobs j where j.company_id = of_company order by j.id for update;
      perform from public.applications a
      where a.company_id = of_company or a.applied_by_company_id = of_company order by a.id for update;
      return company;
    exception
      when lock_not_available then
        -- Writers of its rows wait for this, and this for them: let them go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Someone is making changes in this company right now. Please try again');
end
$$;
comment on function private.hold_company is
  'A company and everything deleted with it, locked, or null. Waits up to five times for others, each time shorter than the deadlock timeout, and releases its locks in between. PT409 busy.';

create function private.check_closing(company public.companies, typed_name text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if company.id is null or not exists (
    select from public.company_users u where u.company_id = company.id and u.user_id = auth.uid() and u.role = 'company_admin'
  ) then
    perform private.fail(403, 'not_allowed', 'Only an administrator of the company can delete it');
  elsif private.trimmed(typed_name) is distinct from private.trimmed(company.name) then
    perform private.refuse_field_errors('{"name": "This isn''t the company''s name"}');
  end if;
end
$$;
comment on function private.check_closing is 'PT403 unless the caller is an administrator of the company, PT422 unless its name was typed correctly.';

create function public.close_company(p_company_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  company public.companies;
  candidate public.candidates;
  colleague public.company_users;
  application public.applications;
  files jsonb;
begin
  perform private.require_fresh_sign_in();
  select * into company from public.companies c where c.id = p_company_id and c.id in (select private.my_company_ids());
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  -- Checked before, so that strangers can't lock the company, and again after the wait.
  perform private.check_closing(company, p_name);
  company := private.hold_company(company.id, caller);
  perform private.check_closing(company, p_name);
  for application in
    select * from public.applications a
    where a.company_id = company.id and (
      a.status = any (private.open_stages())
      -- Recently closed; what is still open about it ends when its candidate is notified.
      or exists (select from private.interviews i where i.application_id = a.id and private.is_to_come(i)))
    order by a.id
  loop
    perform private.end_open_things(application, private.phrase('ended.company_left', jsonb_build_object('company', company.name)));
  end loop;
  perform private.notify_applicants_of_closing(company);
  for candidate in select * from public.candidates c where c.managing_company_id = company.id order by c.id loop
    perform private.end_management_of(candidate);
    perform private.notify_of_ended_management(candidate, company.name);
  end loop;
  for colleague in select * from public.company_users u where u.company_id = company.id and u.user_id <> caller order by u.id loop
    perform private.notify(colleague.user_id, 'role_changed.company_left', jsonb_build_object('company', company.name));
    perform private.enqueue_email(
      'company_closed_for_team', (select p.email from public.profiles p where p.id = colleague.user_id),
      jsonb_build_object('company_name', company.name, 'path', '/signin'));
  end loop;
  delete from public.email_outbox o
  where o.sent_at is null and o.data ->> 'invitation_id' in (select i.id::text from public.invitations i where i.company_id = company.id);
  update public.email_outbox o set company_id = null where o.company_id = company.id;
  perform private.clear_company_log(company.id);
  files := private.discard_folder(company.id) || private.discard_message_files(array(
    select a.id from public.applications a join public.conversations c on c.application_id = a.id where a.company_id = company.id));
  perform private.keep_departed_company(company);
  delete from private.pending_notifications pending where pending.subject_id = company.id;
  delete from public.companies c where c.id = company.id;
  perform private.audit('company.closed', 'company', company.id, company.id, jsonb_build_object('name', company.name));
  return jsonb_build_object('files', files);
end
$$;
comment on function public.close_company is
  'Deletes a company immediately and permanently, by its company_admin, who types its name. Its jobs are removed, open applications end and their candidates are notified, representation, partnerships and invitations end, and its team keeps their accounts (RULES: Companies). Returns {files: [{bucket, path}]}, which delete-account removes from storage. SECURITY DEFINER: companies can''t be written through the API. PT401, PT403 also password_needed, PT404, PT409 busy, PT422.';

grant execute on function public.get_past_applications, public.close_company to authenticated;
