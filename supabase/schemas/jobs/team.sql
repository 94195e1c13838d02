-- A job's hiring team: its owner, and members who see it and are notified like the owner.
-- SECURITY DEFINER: the table is closed to every client; each procedure checks rights first.

create function private.can_change_team(job public.jobs) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.can_at_company(job.company_id, 'assign_work')
    or private.can_at_company(job.company_id, 'post_jobs')
      and coalesce(auth.uid() in (job.created_by, private.job_owner(job.id)), false);
end
$$;
comment on function private.can_change_team is 'True for managing staff, and for recruiters on jobs they created or own (RULES: Jobs).';

create function private.team_to_change(p_job_id uuid) returns public.jobs
language plpgsql set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
begin
  perform private.fail(403, 'not_allowed', 'You don''t have permission to change the hiring team of this job')
  where not private.can_change_team(job);
  -- Two people changing the same team take turns.
  perform from public.jobs j where j.id = job.id for no key update;
  return private.readable_job(p_job_id);
end
$$;
comment on function private.team_to_change is 'The job, locked, whose hiring team the caller may change. PT401, PT404, PT403.';

create function private.team_person(of_user uuid, at_company uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role)
  from public.company_users u where u.user_id = of_user and u.company_id = at_company
$$;
comment on function private.team_person is 'TeamPerson (contracts/jobs/team.ts).';

create function public.get_hiring_team(p_job_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  job public.jobs := private.readable_job(p_job_id);
  owner uuid := private.job_owner(job.id);
  may_change boolean := private.can_change_team(job);
begin
  return (
    select jsonb_build_object(
      'owner', private.team_person(owner, job.company_id),
      'members', coalesce(jsonb_agg(team.person order by team.name, team.user_id) filter (where team.is_member), '[]'),
      'colleagues', coalesce(
        jsonb_agg(team.person order by team.name, team.user_id) filter (where may_change and not team.is_member), '[]'),
      'can', jsonb_build_object('change', may_change, 'assign', private.can_at_company(job.company_id, 'assign_work')))
    from (
      select u.user_id, private.team_person(u.user_id, u.company_id) as person,
        private.search_text(u.first_name || ' ' || u.last_name) as name,
        exists (select from private.job_team_members m where m.job_id = job.id and m.user_id = u.user_id) as is_member
      from public.company_users u where u.company_id = job.company_id and u.user_id is distinct from owner
    ) team
  );
end
$$;
comment on function public.get_hiring_team is
  'HiringTeam (contracts/jobs/team.ts) of a job the caller may read: its owner, its members and, for those who may change it, colleagues who could join, by name. PT401, PT404.';

create function private.team_facts(job public.jobs, of_user uuid) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object('user_id', of_user, 'job_id', job.id, 'title', job.title);
comment on function private.team_facts is 'Details for the audit log about a change to a job''s team: the person and the job.';

create function public.add_to_hiring_team(p_job_id uuid, p_user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.team_to_change(p_job_id);
begin
  perform private.hold_interviews_of(array[p_user_id], job.company_id);
  perform private.refuse_field_errors('{"member": "Choose a colleague"}')
  where not exists (select from public.company_users u where u.user_id = p_user_id and u.company_id = job.company_id for key share);
  insert into private.job_team_members (job_id, user_id, company_id) values (job.id, p_user_id, job.company_id)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.audit('job.team_added', 'company_user', null, job.company_id, private.team_facts(job, p_user_id));
  if p_user_id <> auth.uid() then
    perform private.notify_staff(
      p_user_id, 'assigned', 'job_assigned.team', jsonb_build_object('job', job.title),
      jsonb_build_object('job_id', job.id, 'company_id', job.company_id), private.work_path('job', jsonb_build_object('job_id', job.id)));
  end if;
  return true;
end
$$;
comment on function public.add_to_hiring_team is
  'Adds a colleague to a job''s hiring team and notifies them; false if they were on it. For those who may change it (private.can_change_team). Safe to repeat. PT401, PT404, PT403, PT422 for a person of another company.';

create function public.remove_from_hiring_team(p_job_id uuid, p_user_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  job public.jobs := private.team_to_change(p_job_id);
  change_id uuid := gen_random_uuid();
  member private.job_team_members;
  applications jsonb;
begin
  perform private.hold_interviews_of(array[p_user_id], job.company_id);
  select coalesce(jsonb_agg(to_jsonb(own)), '[]') into applications
  from public.application_assignments own join public.applications a on a.id = own.application_id
  where a.job_id = job.id and own.assigned_to_user_id = p_user_id;
  delete from private.job_team_members m where m.job_id = job.id and m.user_id = p_user_id returning * into member;
  if member.job_id is null then
    return null;
  end if;
  perform private.audit('job.team_removed', 'company_user', null, job.company_id, private.team_facts(job, p_user_id));
  perform private.hold_notification(
    'team_removal', change_id, jsonb_build_object('member', to_jsonb(member), 'applications', applications));
  return change_id;
end
$$;
comment on function public.remove_from_hiring_team is
  'Removes a colleague from a hiring team, with the access it gave; access from their role or an assignment stays. Returns the change id for undo_team_removal, null if they weren''t on it; they are notified once it can''t be undone. PT401, PT404, PT403.';

create function private.notify_of_team_removal(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  member private.job_team_members := jsonb_populate_record(null::private.job_team_members, pending.before -> 'member');
begin
  perform private.notify_staff(
    member.user_id, 'assigned', 'job_assigned.team_ended', jsonb_build_object('job', j.title),
    jsonb_build_object('company_id', member.company_id), '/company/dashboard')
  from public.jobs j join public.company_users u on u.company_id = j.company_id and u.user_id = member.user_id
  where j.id = member.job_id and member.user_id is distinct from pending.decided_by
    -- Added again since.
    and not exists (select from private.job_team_members m where m.job_id = member.job_id and m.user_id = member.user_id);
  return true;
end
$$;
comment on function private.notify_of_team_removal is 'Notifies a colleague who is no longer on a hiring team.';

create function public.undo_team_removal(p_change_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  change private.pending_notifications := private.undo_pending(
    'team_removal', p_change_id, message => 'It''s too late to undo this. You can still add them again.');
  member private.job_team_members := jsonb_populate_record(null::private.job_team_members, change.before -> 'member');
  job public.jobs;
begin
  job := private.team_to_change(member.job_id);
  perform private.hold_interviews_of(array[member.user_id], member.company_id);
  -- A colleague who has left since isn't added back.
  insert into private.job_team_members
  select member.* from public.company_users u
  where u.user_id = member.user_id and u.company_id = member.company_id for key share of u
  on conflict do nothing;
  if found then
    perform private.audit(
      'job.team_added', 'company_user', null, job.company_id, private.team_facts(job, member.user_id) || '{"is_back": true}');
  end if;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.before -> 'applications') own
  where exists (select from public.applications a where a.id = own.application_id)
    and exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
end
$$;
comment on function public.undo_team_removal is
  'Adds a colleague back whom the caller removed from a hiring team, within the undo time. PT401, PT404, PT403, PT409 if it is too late, was already undone, or isn''t the caller''s.';

grant execute on function
  public.get_hiring_team, public.add_to_hiring_team, public.remove_from_hiring_team, public.undo_team_removal
to authenticated;
