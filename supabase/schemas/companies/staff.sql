-- A company's people: who they are, what they own, changing roles, and leaving.
-- SECURITY DEFINER: only procedures write company_users, and a colleague's work is in tables with their own policies.

create function private.managed_colleague(p_company_user_id uuid) returns public.company_users
language plpgsql stable set search_path = ''
as $$
declare
  colleague public.company_users;
begin
  perform private.require_caller();
  select * into colleague from public.company_users
  where id = p_company_user_id and company_id in (select private.my_company_ids());
  if colleague.id is null then
    perform private.fail(404, 'employee_not_found', 'Employee not found');
  elsif not private.can_at_company(colleague.company_id, 'manage_staff') then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage employees');
  end if;
  return colleague;
end
$$;
comment on function private.managed_colleague is 'A colleague, for managing staff; not locked. PT401, PT404 out of reach, PT403 without the right.';

create function public.list_staff(
  p_company_id uuid default null, p_search text default null, p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  of_company uuid := (private.my_membership(p_company_id)).company_id;
  page_before record := private.page_key(p_before, 'createdAt');
  words text[] := private.words_asked(p_search);
begin
  if of_company is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  elsif not private.can_at_company(of_company, 'manage_staff') then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage employees');
  end if;
  return jsonb_build_object(
    'total', (select count(*) from public.company_users u where u.company_id = of_company),
    'staff', array(
      select private.membership_json(u) || jsonb_build_object(
        'user_id', u.user_id,
        'created_at', u.created_at,
        'last_sign_in_at', (select a.last_sign_in_at from auth.users a where a.id = u.user_id),
        'jobs', (
          select count(*) from public.job_assignments j
          join public.jobs job on job.id = j.job_id and job.deleted_at is null
          where j.assigned_to_user_id = u.user_id and j.company_id = of_company
        ),
        'candidates', (
          select count(*) from public.candidate_assignments c where c.assigned_to_user_id = u.user_id and c.company_id = of_company
        ),
        'is_me', u.user_id = caller,
        'can', jsonb_build_object('manage', private.can_manage_colleague(u))
      )
      from public.company_users u
      where u.company_id = of_company
        and private.has_words(concat_ws(' ', u.first_name, u.last_name, u.email), words)
        and (u.created_at, u.id) < (page_before.at, page_before.id)
      order by u.created_at desc, u.id desc
      limit private.page_limit(p_limit)
    )
  );
end
$$;
comment on function public.list_staff is
  '{staff: StaffMember[], total} (contracts/companies/staff.ts) of the given company, or of the caller''s chosen one (private.my_membership), newest first, for managing staff. p_search: in name and address; p_before: {createdAt, id} of the last row shown. SECURITY DEFINER: counts what others own. PT401, PT403, PT404, PT422 for an unknown page.';

create function public.get_staff_work(p_company_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  colleague public.company_users := private.managed_colleague(p_company_user_id);
begin
  return jsonb_build_object(
    'jobs', array(
      select jsonb_build_object('id', j.id, 'title', j.title, 'status', j.status)
      from public.job_assignments a join public.jobs j on j.id = a.job_id and j.deleted_at is null
      where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
      order by j.status, j.title
    ),
    'applications', (
      select coalesce(sum(c.n), 0)
      from public.job_assignments a
      join private.application_counts c on c.job_id = a.job_id and c.status in ('applied', 'reviewing', 'interview', 'offered')
      where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
    ),
    'candidates', (
      select count(*) from public.candidate_assignments a
      where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
    ),
    'own_applications', (
      select count(*) from public.application_assignments a
      where a.assigned_to_user_id = colleague.user_id and a.company_id = colleague.company_id
    ),
    'invitations', (
      select count(*) from public.invitations i
      where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and private.is_open(i)
    ),
    'ending_invitations', (
      select jsonb_object_agg(given.role, (
        select count(*) from public.invitations i
        where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and private.is_open(i)
          and not private.may_invite(given.role, private.invitation_kind(i))
      ))
      from unnest(private.invitable_staff_roles()) as given (role)
    ),
    'successors', array(
      select jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'role', u.role)
      from public.company_users u
      where u.company_id = colleague.company_id and u.user_id <> colleague.user_id
        and u.role = any (private.invitable_staff_roles())
      order by private.search_text(u.first_name || ' ' || u.last_name), u.id
    )
  );
end
$$;
comment on function public.get_staff_work is
  'StaffWork (contracts/companies/staff.ts): what a colleague owns, invitations they sent, and who could take over; shown before a role changes or a membership ends. SECURITY DEFINER as list_staff. PT401, PT403, PT404.';

create function public.set_staff_role(p_company_user_id uuid, p_role text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  colleague public.company_users;
  wanted text := lower(private.trimmed(p_role));
begin
  perform private.hold_interviews_of(array[u.user_id], u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
  -- Locked together with the caller's own row: the second of two changes to one person sees the first, and if two people change each other,
  -- one of them no longer has the right.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id = auth.uid())
  order by u.id for update;
  colleague := private.managed_colleague(p_company_user_id);
  if not private.can_manage_colleague(colleague) then
    perform private.fail(403, 'role_stays', case
      when colleague.user_id = auth.uid() then 'You can''t change your own role'
      else 'A company administrator''s role can''t be changed' end);
  end if;
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('role', wanted), private.companies_rules('role')));
  update public.company_users u set role = wanted::public.staff_role
  where u.id = colleague.id and u.role <> wanted::public.staff_role returning * into colleague;
  if found then
    delete from public.application_assignments own using public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = colleague.user_id and own.company_id = colleague.company_id
      and not private.looks_after_applications(colleague.user_id, a);
    -- Invitations they may no longer send can no longer be accepted.
    update public.invitations i set status = 'revoked'
    where i.company_id = colleague.company_id and i.invited_by_user_id = colleague.user_id and i.status = 'pending'
      and not private.may_invite(colleague.role, private.invitation_kind(i));
    perform private.notify(
      colleague.user_id, 'role_changed',
      jsonb_build_object('role', private.in_words(wanted), 'company', (select c.name from public.companies c where c.id = colleague.company_id)),
      jsonb_build_object('company_id', colleague.company_id));
  end if;
  return private.membership_json((select u from public.company_users u where u.id = p_company_user_id));
end
$$;
comment on function public.set_staff_role is
  'Makes a colleague manager, recruiter or partner_recruiter and returns the CompanyMembership; open invitations that the new role may not send are revoked, and the colleague is notified. Never an administrator''s role or the caller''s own (RULES: Staff). SECURITY DEFINER: company_users has no such grant. PT401, PT403, PT404, PT422.';

create function private.notify_removed_colleague(gone public.company_users) returns void
language plpgsql set search_path = ''
as $$
declare
  company text := (select c.name from public.companies c where c.id = gone.company_id);
begin
  perform private.notify(gone.user_id, 'role_changed.removed', jsonb_build_object('company', company));
  perform private.enqueue_email(
    'removed_from_team', (select p.email from public.profiles p where p.id = gone.user_id),
    jsonb_build_object('company_name', company, 'path', '/contact'), of_company => gone.company_id);
end
$$;
comment on function private.notify_removed_colleague is 'Notifies a removed colleague, also by email (RULES: Staff).';

create function private.counted_work(kind text, n integer) returns text
language sql stable set search_path = ''
return case n
  when 0 then null
  when 1 then private.phrase('work.one_' || kind)
  else private.phrase('work.several_' || kind, jsonb_build_object('count', n))
end;
comment on function private.counted_work is '"1 job", "2 applications"; null for none.';

create function public.remove_staff(p_company_user_id uuid, p_successor uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  leaving public.company_users;
  revoked integer;
  jobs integer := 0;
  candidates integer := 0;
  applications integer := 0;
begin
  perform private.hold_interviews_of(array[u.user_id, p_successor], u.company_id), private.hold_message_notices_of(u.user_id, u.company_id)
  from public.company_users u where u.id = p_company_user_id and u.company_id in (select private.my_company_ids());
  -- Locks all in a fixed order: if two people remove each other, or each should take over from the other, the second waits and finds no one.
  perform from public.company_users u
  where u.company_id in (select private.my_company_ids()) and (u.id = p_company_user_id or u.user_id in (p_successor, auth.uid()))
  order by u.id for update;
  leaving := private.managed_colleague(p_company_user_id);
  if not private.can_remove_staff(leaving) then
    perform private.fail(403, 'administrator_stays', 'Administrators of the company can''t be removed');
  elsif p_successor = leaving.user_id then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
  perform private.require_assignee(p_successor, array[leaving.company_id]);
  if p_successor is not null then
    update public.job_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics jobs = row_count;
    update public.candidate_assignments set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    where assigned_to_user_id = leaving.user_id and company_id = leaving.company_id;
    get diagnostics candidates = row_count;
    -- A partner recruiter who doesn't work on the job can't take over: it goes to the job's owner.
    update public.application_assignments own set assigned_to_user_id = p_successor, assigned_by_user_id = auth.uid()
    from public.applications a
    where a.id = own.application_id and own.assigned_to_user_id = leaving.user_id and own.company_id = leaving.company_id
      and private.looks_after_applications(p_successor, a);
    get diagnostics applications = row_count;
    perform private.hand_over_interviews(leaving, p_successor);
    if jobs + candidates + applications > 0 and p_successor <> auth.uid() then
      perform private.notify_staff(
        p_successor, 'assigned', 'job_assigned.taken_over',
        jsonb_build_object(
          'colleague', coalesce(private.person_name(leaving.user_id, leaving.company_id), leaving.email),
          'work', concat_ws(', ',
            private.counted_work('job', jobs), private.counted_work('application', applications),
            private.counted_work('candidate', candidates))),
        jsonb_build_object('company_id', leaving.company_id), '/company/dashboard');
    end if;
  end if;
  delete from public.company_users where id = leaving.id;
  -- Otherwise someone dismissed could come back through an invitation they had sent to themselves.
  update public.invitations set status = 'revoked'
  where company_id = leaving.company_id and invited_by_user_id = leaving.user_id and status = 'pending';
  get diagnostics revoked = row_count;
  if leaving.user_id <> auth.uid() then
    perform private.notify_removed_colleague(leaving);
  end if;
  perform private.audit('staff.removed', 'company_user', leaving.id, leaving.company_id, jsonb_build_object(
    'user_id', leaving.user_id, 'name', nullif(btrim(leaving.first_name || ' ' || leaving.last_name), ''), 'role', leaving.role,
    'removed_by', auth.uid(), 'revoked_invitations', revoked, 'successor', p_successor, 'jobs', jobs, 'candidates', candidates,
    'applications', applications));
end
$$;
comment on function public.remove_staff is
  'Ends a membership. Assigned work goes to the successor (a manager, recruiter or partner recruiter there), who is notified, or with null to no one; the removed person is notified and their pending invitations are revoked. Never an administrator, so never the last company_admin (RULES: Staff). SECURITY DEFINER: company_users has no delete policy. PT401, PT403, PT404, PT422 for another successor.';

grant execute on function public.list_staff, public.get_staff_work, public.set_staff_role, public.remove_staff to authenticated;
