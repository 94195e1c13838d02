-- Owners of jobs and represented candidates: assigning, undoing, and who is notified.
-- SECURITY DEFINER: clients can't write assignments; each procedure checks rights first.

create type private.work as (id uuid, company_id uuid, name text);
comment on type private.work is 'Something with an owner, a job or a represented candidate: its company and name.';

-- ── Checking ──────────────────────────────────────────────────────────────────────────────────────────────────

create function private.check_assignment(kind text, wanted uuid[], within_reach integer, of_companies uuid[], assignee uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(wanted) = 0 then
    perform private.fail(422, 'invalid_input', case kind
      when 'job' then 'Please select jobs and an assignee' else 'Please select candidates and an assignee' end);
  elsif within_reach < cardinality(wanted) then
    perform private.fail(404, kind || '_not_found', initcap(kind) || ' not found');
  elsif exists (select from unnest(of_companies) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  perform private.require_assignee(assignee, of_companies);
end
$$;
comment on function private.check_assignment is
  'Checks that the caller may assign these: kind (job or candidate), the ids, how many of them belong to the caller''s companies, those companies, and the assignee. PT422 for none or an assignee who isn''t a manager or recruiter there, PT404 for one out of reach, PT403 without the right.';

-- ── Notifying ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.work_path(kind text, data jsonb) returns text
language sql immutable set search_path = ''
return case
  when data ? 'application_id' then '/company/applications/' || (data ->> 'application_id')
  when data ? 'job_id' then '/company/jobs/' || (data ->> 'job_id') || '/manage'
  when kind = 'application' then '/company/applications?assignee=me'
  when kind = 'candidate' then '/company/candidates?assignee=me'
  else '/company/jobs'
end;
comment on function private.work_path is 'The page of newly assigned work: the one job or candidate in data, or else the list.';

create function private.assignment_key(kind text) returns text
language sql immutable set search_path = ''
return case kind when 'job' then 'job_assigned' when 'candidate' then 'candidate_assigned' else 'application_assigned' end;
comment on function private.assignment_key is 'The type of notification about assigned work.';

create function private.notify_assignee(assignee uuid, kind text, names text[], data jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(names) > 0 and assignee is distinct from auth.uid() then
    perform private.notify_staff(
      assignee, 'assigned', private.assignment_key(kind) || case when cardinality(names) > 1 then '.several' else '' end,
      jsonb_build_object('count', cardinality(names), 'names', private.listed_names(names)), data, private.work_path(kind, data));
  end if;
end
$$;
comment on function private.notify_assignee is 'Notifies a colleague about newly assigned work, once; never about their own acts.';

create function private.notify_former_assignee(former uuid, kind text, names text[], assignee_name text, data jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if former is distinct from auth.uid() then
    perform private.notify_staff(
      former, 'assigned', private.assignment_key(kind) || case when cardinality(names) > 1 then '.several_ended' else '.ended' end,
      jsonb_build_object('count', cardinality(names), 'names', private.listed_names(names), 'colleague', assignee_name),
      data, '/company/dashboard');
  end if;
end
$$;
comment on function private.notify_former_assignee is 'Notifies a colleague about what they no longer own, and who owns it now.';

-- ── Assigning and undoing ─────────────────────────────────────────────────────────────────────────────────────
-- Both kinds have the same table, job_assignments and candidate_assignments, except for the key's name.

create function private.audit_owners(of_jobs uuid[], is_back boolean default false) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.audit(
    'job.owner_changed', 'company_user', null, j.company_id,
    jsonb_build_object('user_id', private.job_owner(j.id), 'job_id', j.id, 'title', j.title, 'is_back', is_back))
  from public.jobs j where j.id = any (of_jobs);
end
$$;
comment on function private.audit_owners is 'Audits the current owners of these jobs; is_back: restored by an undo.';

create function private.give_work(kind text, subjects private.work[], assignee uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  change_id uuid := gen_random_uuid();
  before jsonb;
  data jsonb;
  former record;
begin
  execute format(
    'select jsonb_object_agg(w.id, to_jsonb(a)) from unnest($1) w left join public.%1$I a on a.%2$I = w.id
     where a.assigned_to_user_id is distinct from $2 or a.company_id <> w.company_id', kind || '_assignments', kind || '_id')
  into before using subjects, assignee;
  if before is null then
    return jsonb_build_object('assigned', cardinality(subjects), 'change_id', null);
  end if;
  perform private.hold_notification('assignment', change_id, jsonb_build_object(
    'kind', kind, 'company_ids', array(select distinct w.company_id from unnest(subjects) w), 'assigned_to', assignee, 'rows', before,
    -- A partner recruiter's assignments to applications end with the job's.
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(own)), '[]')
      from jsonb_each(before) b
      join public.application_assignments own on own.assigned_to_user_id = (b.value ->> 'assigned_to_user_id')::uuid
      join public.applications a on a.id = own.application_id and a.job_id = b.key::uuid
      where kind = 'job')));
  if assignee is null then
    execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
    using before;
  else
    execute format(
      'insert into public.%1$I (%2$I, company_id, assigned_to_user_id, assigned_by_user_id)
       select w.id, w.company_id, $2, auth.uid() from unnest($1) w where $3 ? w.id::text
       on conflict (%2$I) do update set company_id = excluded.company_id, assigned_to_user_id = excluded.assigned_to_user_id,
         assigned_by_user_id = excluded.assigned_by_user_id', kind || '_assignments', kind || '_id')
    using subjects, assignee, before;
  end if;

  perform private.audit_owners(array(select jsonb_object_keys(before)::uuid)) where kind = 'job';
  data := jsonb_build_object('change_id', change_id, 'company_id', subjects[1].company_id);
  perform private.notify_assignee(assignee, kind, array_agg(w.name order by w.name), data || case
    when kind = 'job' and count(*) = 1 then jsonb_build_object('job_id', min(w.id::text)) else '{}' end)
  from unnest(subjects) w where assignee is not null and before ? w.id::text;
  for former in
    select (before -> w.id::text ->> 'assigned_to_user_id')::uuid as user_id, array_agg(w.name order by w.name) as names
    from unnest(subjects) w where before -> w.id::text ->> 'company_id' = w.company_id::text
    group by 1 order by 1
  loop
    perform private.notify_former_assignee(former.user_id, kind, former.names, private.person_name(assignee, subjects[1].company_id), data);
  end loop;
  return jsonb_build_object('assigned', cardinality(subjects), 'change_id', change_id);
end
$$;
comment on function private.give_work is
  'Assigns jobs or candidates to a colleague, or with null to no one, notifies both sides, and stores the previous state for undo. Returns AssignmentDone (contracts/jobs/job.ts). Callers have checked rights and locked the rows.';

create function public.assign_jobs(p_job_ids uuid[], p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_job_ids) as id where id is not null);
  found private.work[];
begin
  -- In a fixed order, so that of two assigning the same rows the second waits and sees the first one's result. Locks only rows of the
  -- caller's companies, so that strangers never wait.
  perform from public.jobs where id = any (wanted) and company_id in (select private.my_company_ids()) order by id for no key update;
  found := array(
    select row(j.id, j.company_id, j.title)::private.work from public.jobs j
    where j.id = any (wanted) and j.deleted_at is null and j.company_id in (select private.my_company_ids()));
  -- A job's interviews change with its assignment; locked before colleagues, as when removing one.
  perform private.hold_interviews_of(array(
    select a.assigned_to_user_id from public.job_assignments a where a.job_id = any (wanted) and a.company_id = each.company_id
    union select p_user_id), each.company_id)
  from (select distinct w.company_id from unnest(found) w order by w.company_id) each;
  perform private.check_assignment('job', wanted, cardinality(found), array(select distinct w.company_id from unnest(found) w), p_user_id);
  return private.give_work('job', found, p_user_id);
end
$$;
comment on function public.assign_jobs is
  'Assigns jobs to a colleague (replacing the previous owner) or, with null, to no one; both are notified. Returns AssignmentDone (contracts/jobs/job.ts): how many were requested, and the change id for undo_assignment, null if nothing changed. Managing staff only. PT404 for a job out of reach, PT403, PT422 if the person isn''t a manager, recruiter or partner recruiter there.';

create function public.assign_candidates(p_candidate_ids uuid[], p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  found private.work[];
begin
  perform from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids()) order by id for no key update;
  found := array(
    select row(c.id, c.managing_company_id, btrim(c.first_name || ' ' || c.last_name))::private.work from public.candidates c
    where c.id = any (wanted) and c.managing_company_id in (select private.my_company_ids()));
  perform private.check_assignment(
    'candidate', wanted, cardinality(found), array(select distinct w.company_id from unnest(found) w), p_user_id);
  return private.give_work('candidate', found, p_user_id);
end
$$;
comment on function public.assign_candidates is 'Assigns represented candidates to a colleague or, with null, to no one, as assign_jobs.';

create function public.undo_assignment(p_change_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  change private.pending_notifications := private.undo_pending(
    'assignment', p_change_id, message => 'It''s too late to undo this. You can still assign it again.');
  kind text := change.before ->> 'kind';
  company_ids uuid[] := array(select id::uuid from jsonb_array_elements_text(change.before -> 'company_ids') as id);
  assigned_to uuid := change.before ->> 'assigned_to';
  before jsonb := change.before -> 'rows';
  back jsonb;
begin
  if exists (select from unnest(company_ids) as id where not private.can_at_company(id, 'assign_work')) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  -- Same order as assigning: the assigned rows, their interviews, colleagues, then assignments.
  execute format(
    'select from public.%I where id in (select jsonb_object_keys($1)::uuid) order by id for no key update', kind || 's')
  using before;
  if kind = 'job' then
    perform private.hold_interviews_of(array(
      select assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b), each.company_id)
    from (select unnest(company_ids) as company_id order by 1) each;
  end if;
  perform from public.company_users u
  where u.company_id = any (company_ids)
    and u.user_id in (select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b)
  order by u.id for key share;
  -- Work reassigned since stays that way.
  execute format(
    'select jsonb_object_agg(b.key, b.value)
     from jsonb_each($1) b join public.%3$I s on s.id = b.key::uuid left join public.%1$I a on a.%2$I = s.id
     where a.assigned_to_user_id is not distinct from $2 and (a.updated_at = $3 or $2 is null)',
    kind || '_assignments', kind || '_id', kind || 's')
  into back using before, assigned_to, change.decided_at;
  execute format('delete from public.%1$I a where a.%2$I in (select jsonb_object_keys($1)::uuid)', kind || '_assignments', kind || '_id')
  using back;
  -- People who have left since don't get their work back.
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, b.value)).* from jsonb_each($1) b
     where exists (
       select from public.company_users u
       where u.user_id = (b.value ->> ''assigned_to_user_id'')::uuid and u.company_id = (b.value ->> ''company_id'')::uuid)',
    kind || '_assignments')
  using back;
  insert into public.application_assignments
  select own.* from jsonb_populate_recordset(null::public.application_assignments, change.before -> 'applications') own
  join public.applications a on a.id = own.application_id and back ? a.job_id::text
  where exists (select from public.company_users u where u.user_id = own.assigned_to_user_id and u.company_id = own.company_id)
  on conflict (application_id) do nothing;
  perform private.audit_owners(array(select jsonb_object_keys(back)::uuid), is_back => true) where kind = 'job' and back is not null;
  perform private.remove_notifications(p_change_id, array(
    select assigned_to union select (b.value ->> 'assigned_to_user_id')::uuid from jsonb_each(before) b), change.decided_at);
  return (select count(*) from jsonb_object_keys(coalesce(back, '{}')));
end
$$;
comment on function public.undo_assignment is
  'Undoes the caller''s own assignment (change_id of AssignmentDone) within the undo time: everything goes back to its previous owner, except work reassigned since, and notifications about it are removed. Returns how many were restored. PT401, PT409 if it is too late, was already undone, or isn''t the caller''s.';

-- ── Possible assignees ────────────────────────────────────────────────────────────────────────────────────────

create function public.list_assignees(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.listed_company_id(p_company_id);
begin
  if not private.can_at_company(of_company, 'read_company') then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to see the team of this company');
  end if;
  return (
    select coalesce(jsonb_agg(colleague), '[]')
    from (
      select u.user_id, u.first_name, u.last_name, u.role, u.user_id = auth.uid() as is_me,
        (
          select count(*) from public.job_assignments a
          join public.jobs j on j.id = a.job_id and j.deleted_at is null
          where a.assigned_to_user_id = u.user_id and a.company_id = of_company
        ) as jobs,
        (
          select count(*) from public.candidate_assignments a
          where a.assigned_to_user_id = u.user_id and a.company_id = of_company
        ) as candidates
      from public.company_users u
      where u.company_id = of_company and u.role = any (private.invitable_staff_roles())
      order by private.search_text(u.first_name || ' ' || u.last_name), u.id
    ) as colleague
  );
end
$$;
comment on function public.list_assignees is
  'Colleague[] (contracts/companies/staff.ts): colleagues in a company, or the caller''s chosen one, who can be assigned work, by name, with what they own. For recruiting staff. SECURITY DEFINER: counts what others own. PT401, PT403, PT404.';

grant execute on function public.assign_jobs, public.assign_candidates, public.undo_assignment, public.list_assignees to authenticated;
