-- Who looks after which job and which managed candidate (S2 §2 Manage assignments, DESIGN §2).

create function private.require_assignee(p_user_id uuid, of_companies uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that the membership does not end meanwhile.
  perform from public.company_users u where u.user_id = p_user_id and u.company_id = any (of_companies) for key share;
  if p_user_id is not null and exists (
    select from unnest(of_companies) as wanted (id)
    where not exists (
      select from public.company_users u
      where u.user_id = p_user_id and u.company_id = wanted.id and u.role in ('manager', 'recruiter', 'partner_recruiter')
    )
  ) then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}');
  end if;
end
$$;
comment on function private.require_assignee(uuid, uuid[]) is
  'PT422 unless the person is a manager, recruiter or partner recruiter of each company, or null. SECURITY DEFINER: reads roles of companies the caller was found to manage.';

create function private.tell_assignee(p_user_id uuid, type text, one text, many text, names text[], data jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(names) > 0 and p_user_id is distinct from auth.uid() then
    perform private.notify(
      p_user_id, type,
      case when cardinality(names) = 1 then one else cardinality(names) || many end,
      array_to_string(names[1:5], ', ') || case when cardinality(names) > 5 then ' and ' || (cardinality(names) - 5) || ' more' else '' end,
      data
    );
  end if;
end
$$;
comment on function private.tell_assignee(uuid, text, text, text, text[], jsonb) is
  'One notification about newly assigned work, whatever its amount; none to oneself or when nothing is new.';

-- Both are SECURITY DEFINER because clients cannot write assignments; the caller must manage every company involved.

create function public.assign_jobs(p_job_ids uuid[], p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_job_ids) as id where id is not null);
  jobs_found integer;
  companies uuid[];
  new_ids uuid[];
  new_titles text[];
begin
  if cardinality(wanted) = 0 then
    perform private.fail(422, 'invalid_input', 'Please select jobs and an assignee');
  end if;
  -- Locked, so that no job is deleted meanwhile; only what the caller's company has, so that nobody holds up strangers.
  perform from public.jobs where id = any (wanted) and company_id in (select private.my_company_ids()) for key share;
  select count(*), array_agg(distinct company_id) into jobs_found, companies
  from public.jobs
  where id = any (wanted) and deleted_at is null and company_id in (select private.my_company_ids());
  if jobs_found < cardinality(wanted) then
    perform private.fail(404, 'job_not_found', 'Job not found');
  elsif exists (select from unnest(companies) as id where id not in (select private.my_managed_company_ids())) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  perform private.require_assignee(p_user_id, companies);

  if p_user_id is null then
    delete from public.job_assignments where job_id = any (wanted);
    return cardinality(wanted);
  end if;
  select array_agg(j.id), array_agg(j.title order by j.title) into new_ids, new_titles
  from public.jobs j
  where j.id = any (wanted)
    and not exists (select from public.job_assignments a where a.job_id = j.id and a.assigned_to_user_id = p_user_id);
  insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
  select id, company_id, p_user_id, caller from public.jobs where id = any (wanted)
  on conflict (job_id) do update set
    assigned_to_user_id = excluded.assigned_to_user_id,
    assigned_by_user_id = excluded.assigned_by_user_id;
  perform private.tell_assignee(
    p_user_id, 'job_assigned', 'A job was assigned to you', ' jobs were assigned to you', new_titles,
    case when cardinality(new_ids) = 1 then jsonb_build_object('job_id', new_ids[1]) else '{}' end
  );
  return cardinality(wanted);
end
$$;
comment on function public.assign_jobs(uuid[], uuid) is
  'Assigns jobs to a colleague (replacing who had them) or, with null, to nobody. Gives how many. Managing staff only. PT404 for a job out of reach, PT403, PT422 when the person is no manager, recruiter or partner recruiter there.';

create function public.assign_candidates(p_candidate_ids uuid[], p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  wanted uuid[] := array(select distinct id from unnest(p_candidate_ids) as id where id is not null);
  candidates_found integer;
  companies uuid[];
  new_names text[];
  given_company uuid;
begin
  if cardinality(wanted) = 0 then
    perform private.fail(422, 'invalid_input', 'Please select candidates and an assignee');
  end if;
  -- Locked, so that nobody's management ends meanwhile; only the company's own, as in assign_jobs.
  perform from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids()) for share;
  select count(*), array_agg(distinct managing_company_id) into candidates_found, companies
  from public.candidates
  where id = any (wanted) and managing_company_id in (select private.my_company_ids());
  if candidates_found < cardinality(wanted) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  elsif exists (select from unnest(companies) as id where id not in (select private.my_managed_company_ids())) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to manage assignments');
  end if;
  perform private.require_assignee(p_user_id, companies);

  if p_user_id is null then
    delete from public.candidate_assignments where candidate_id = any (wanted);
    return cardinality(wanted);
  end if;
  select array_agg(btrim(c.first_name || ' ' || c.last_name) order by c.last_name, c.first_name), min(c.managing_company_id::text)::uuid
  into new_names, given_company
  from public.candidates c
  where c.id = any (wanted)
    and not exists (select from public.candidate_assignments a where a.candidate_id = c.id and a.assigned_to_user_id = p_user_id);
  insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id, assigned_by_user_id)
  select id, managing_company_id, p_user_id, caller from public.candidates where id = any (wanted)
  on conflict (candidate_id) do update set
    company_id = excluded.company_id,
    assigned_to_user_id = excluded.assigned_to_user_id,
    assigned_by_user_id = excluded.assigned_by_user_id;
  perform private.tell_assignee(
    p_user_id, 'candidate_assigned', 'A candidate was assigned to you', ' candidates were assigned to you', new_names,
    jsonb_build_object('company_id', given_company)
  );
  return cardinality(wanted);
end
$$;
comment on function public.assign_candidates(uuid[], uuid) is
  'Assigns managed candidates to a colleague (replacing who had them) or, with null, to nobody. Gives how many. Managing staff only. PT404 for a candidate the company does not manage, PT403, PT422 as assign_jobs.';

grant execute on function public.assign_jobs(uuid[], uuid), public.assign_candidates(uuid[], uuid) to authenticated;
