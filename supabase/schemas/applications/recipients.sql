-- The applicant's name as staff see it, and which staff work on an application and are notified.

create function private.job_owner(of_job uuid) returns uuid
language sql stable set search_path = ''
begin atomic
  select coalesce(
    (select a.assigned_to_user_id from public.job_assignments a where a.job_id = j.id),
    (select u.user_id from public.company_users u where u.user_id = j.created_by and u.company_id = j.company_id))
  from public.jobs j where j.id = of_job;
end;
comment on function private.job_owner is 'A job''s owner: its assignee, or else its creator while they work for the company; or null.';

create function private.people_behind_job(of_job uuid) returns table (user_id uuid, email text)
language sql stable set search_path = ''
begin atomic
  with job as (
    select j.company_id, private.job_owner(j.id) as in_charge from public.jobs j where j.id = of_job
  )
  select u.user_id, p.email
  from job
  join public.company_users u on u.company_id = job.company_id
    and (
      case when job.in_charge is null then u.role = 'company_admin' else u.user_id = job.in_charge end
      or exists (select from private.job_team_members m where m.job_id = of_job and m.user_id = u.user_id))
  join public.profiles p on p.id = u.user_id;
end;
comment on function private.people_behind_job is 'People notified about a job''s applications: its hiring team, and its owner, or else the company''s administrators.';

create function private.applicant_name(application public.applications) returns text
language sql stable set search_path = ''
return coalesce((select nullif(btrim(concat_ws(' ', s.first_name, s.last_name)), '') from private.sent_profile(application.id) s), 'The applicant');
comment on function private.applicant_name is 'The applicant''s name as staff read it: the one that was sent.';

create function private.staff_of_application(application public.applications) returns setof uuid
language plpgsql stable rows 5 set search_path = ''
as $$
begin
  return query
    select u.user_id
    from public.company_users u
    where u.company_id = application.company_id and (
      u.role = any (private.staff_roles_for('handle_applications')) or exists (
        select from private.job_people j where j.job_id = application.job_id and j.user_id = u.user_id));
end
$$;
comment on function private.staff_of_application is 'Everyone who may move an application except the caller, for notifications.';

create function private.people_behind_application(application public.applications) returns table (user_id uuid, email text)
language plpgsql stable rows 1 set search_path = ''
as $$
begin
  return query
    select p.id, p.email from public.application_assignments a join public.profiles p on p.id = a.assigned_to_user_id
    where a.application_id = application.id;
  if not found then
    return query select * from private.people_behind_job(application.job_id);
  end if;
end
$$;
comment on function private.people_behind_application is 'People notified about an application: its owner, or else private.people_behind_job.';

create function private.looks_after_applications(of_user uuid, application public.applications) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.company_users u
    where u.user_id = of_user and u.company_id = application.company_id
      and u.role = any (private.invitable_staff_roles() || private.staff_roles_for('handle_applications'))
      and (
        u.role = any (private.staff_roles_for('handle_applications'))
        or exists (select from private.job_people j where j.job_id = application.job_id and j.user_id = of_user)
      )
  )
$$;
comment on function private.looks_after_applications is 'Who an application can be assigned to: recruiting staff, and partner recruiters who work on its job.';
