-- The candidates a company represents, as its staff see them, and ending the representation.
-- SECURITY DEFINER: rights are checked once, and related assignments, applications and agreements have their own policies.

-- ── Reach ─────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.managed_candidate(p_candidate_id uuid, me private.reach default private.my_reach()) returns public.candidates
language plpgsql stable set search_path = ''
as $$
declare
  candidate public.candidates;
begin
  perform private.require_caller();
  select * into candidate from public.candidates c
  where c.id = p_candidate_id and c.managing_company_id is not null and (private.manages_candidate(c, me) or me.is_admin);
  if candidate.id is null then
    perform private.refuse_paused(c.managing_company_id)
    from public.candidates c where c.id = p_candidate_id and c.managing_company_id = any (me.company_ids);
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  return candidate;
end
$$;
comment on function private.managed_candidate is 'A represented candidate the caller may read. PT401, PT404, PT409 company_paused.';

create function private.can_end_management(candidate public.candidates) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(private.can_at_company(candidate.managing_company_id, 'assign_work'), false)
$$;
comment on function private.can_end_management is 'True for managing staff of the company that represents the candidate (RULES: Candidates).';

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

create view private.candidate_assignees with (security_invoker = true) as
select a.candidate_id, a.company_id, u.user_id, jsonb_build_object('user_id', u.user_id, 'first_name', u.first_name, 'last_name', u.last_name) as assignee
from public.candidate_assignments a
join public.company_users u on u.user_id = a.assigned_to_user_id and u.company_id = a.company_id;
comment on view private.candidate_assignees is 'Assignee (contracts/jobs/job.ts) of each candidate that has one, at the company.';

create function private.searched_of(c public.candidates) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return concat_ws(' ', c.first_name, c.last_name, c.email, array_to_string(c.skills, ' '));
end
$$;
comment on function private.searched_of is 'What a search of a company''s candidates looks through, in addition to the resume.';

create function private.managed_candidate_item(c public.candidates, me private.reach) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(item) from (
    select c.id, c.first_name, c.last_name, c.title, c.email, c.phone, c.skills, c.city, c.state, c.country,
      (
        select count(*) from public.applications a
        where a.candidate_id = c.id and c.managing_company_id in (a.company_id, a.applied_by_company_id)
          and (private.can_review_application(a, me) or me.is_admin)
      ) as applications,
      (select a.assignee from private.candidate_assignees a where a.candidate_id = c.id and a.company_id = c.managing_company_id) as assignee
  ) as item
$$;
comment on function private.managed_candidate_item is 'ManagedCandidateListItem (contracts/candidates/managed-candidate.ts).';

create function private.found_by_resume(of_company uuid, words text[], me private.reach) returns uuid[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select c.id
    from (select h.name, array_agg(h.word) as there from private.resume_hits(of_company, words) h group by h.name) hit
    join public.candidates c on c.resume_url = hit.name and c.managing_company_id = of_company
    where private.manages_candidate(c, me)
      and private.has_words(private.searched_of(c), array(select asked from unnest(words) as asked where asked <> all (hit.there)))
  );
end
$$;
comment on function private.found_by_resume is 'A company''s candidates with some of these words in the resume on their profile, if the caller may open it, and the others in private.searched_of.';

create function private.candidate_list_key(p_after jsonb, out name text, out id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if p_after is null or jsonb_typeof(p_after) = 'null' then
    name := '';
    id := '00000000-0000-0000-0000-000000000000';
  elsif coalesce(jsonb_typeof(p_after -> 'name') = 'string' and pg_input_is_valid(p_after ->> 'id', 'uuid'), false) then
    name := p_after ->> 'name';
    id := p_after ->> 'id';
  else
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
  end if;
end
$$;
comment on function private.candidate_list_key is 'Name and id of the last row of the previous page, or a key below every row. PT422.';

create function private.assigned_candidates(of_company uuid, p_assignee text) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  colleague uuid := private.read_assignee(p_assignee);
begin
  return case when colleague is not null then array(
    select a.candidate_id from private.candidate_assignees a where a.company_id = of_company and a.user_id = colleague) end;
end
$$;
comment on function private.assigned_candidates is 'Candidates owned by a user id or ''me''; null for ''nobody'' and if there is no filter. PT422.';

create function public.list_managed_candidates(
  p_company_id uuid default null, p_search text default null, p_skill text default null, p_assignee text default null,
  p_after jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.listed_company_id(p_company_id);
  me private.reach := private.my_reach();
  sees_all boolean := private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_candidates');
  page_after record := private.candidate_list_key(p_after);
  words text[] := private.words_asked(private.trimmed(p_search));
  skill text := nullif(private.skill_key(private.trimmed(p_skill)), '');
  -- The ids of a selective filter, if any: looked up by key instead of found while scanning.
  among uuid[] := private.assigned_candidates(of_company, nullif(p_assignee, ''));
  found uuid[] := case when words <> '{}' then private.found_by_resume(of_company, words, me) end;
begin
  -- A paused company can't see any; its page says so.
  if not sees_all or not private.is_admin() and not private.reaches_people(of_company) then
    among := array(
      select id from unnest(me.assigned_candidate_ids) as id where among is null or id = any (among));
  end if;
  return jsonb_build_object('candidates', array(
    select private.managed_candidate_item(page.candidate, me) || jsonb_build_object(
      'name_key', page.name,
      'resume_line', case when page.id = any (found) then private.resume_line(
        (page.candidate).resume_url, null, of_company,
        array(select word from unnest(words) as word where not private.has_words(private.searched_of(page.candidate), array[word]))) end)
    from (
      select c as candidate, c.id, private.search_text(c.first_name || ' ' || c.last_name) as name
      from public.candidates c
      where c.managing_company_id = of_company
        and (among is null or c.id = any (among))
        and (p_assignee is distinct from 'nobody' or not exists (
          select from private.candidate_assignees a where a.candidate_id = c.id and a.company_id = of_company))
        and (skill is null or skill = any (c.skill_keys))
        and (
          words = '{}'
          or private.has_words(private.searched_of(c), words)
          or c.id in (select unnest(found))
        )
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) > (page_after.name, page_after.id)
      order by private.search_text(c.first_name || ' ' || c.last_name), c.id
      limit least(greatest(coalesce(p_limit, 20), 1), 500)
    ) as page
    order by page.name, page.id
  ));
end
$$;
comment on function public.list_managed_candidates is
  '{candidates: ManagedCandidateListItem[]} (contracts/candidates/managed-candidate.ts) of a company, or of the caller''s chosen one (private.my_membership), by name; partner recruiters get those assigned to them. p_search: words in name, email, skills and resume; p_skill: one of their skills; p_assignee: a user id, ''me'' or ''nobody''; p_after: {name, id} of the last row shown, name as its name_key; p_limit: up to 500, for exports. Empty without a company. PT401, PT404 for another company, PT422.';

create function public.search_managed_skills(p_company_id uuid default null, p_search text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_company uuid := private.listed_company_id(p_company_id);
  me private.reach := private.my_reach();
  sees_all boolean := private.sees_all_of(of_company, private.my_acts_at(of_company), 'handle_candidates')
    and (private.is_admin() or private.reaches_people(of_company));
  words text[] := private.words_asked(p_search);
begin
  return to_jsonb(array(
    select jsonb_build_object('skill', min(skill), 'candidates', count(*))
    from public.candidates c
    cross join unnest(c.skills) as skill
    where c.managing_company_id = of_company and (sees_all or c.id = any (me.assigned_candidate_ids))
      and private.has_words(skill, words)
    group by private.skill_key(skill)
    order by count(*) desc, min(skill)
    limit 20
  ));
end
$$;
comment on function public.search_managed_skills is
  'ManagedSkill[] (contracts/candidates/managed-candidate.ts): the 20 most frequent skills that contain the words of p_search, among the represented candidates the caller may list, as filters for that list. PT401, PT404 as list_managed_candidates.';

create function public.get_managed_candidate(p_candidate_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  candidate public.candidates := private.managed_candidate(p_candidate_id, me);
  sees_all boolean := me.is_admin or candidate.managing_company_id = any (me.candidate_company_ids);
  key text := private.search_text(candidate.first_name || ' ' || candidate.last_name);
begin
  perform private.note_managed_view(candidate, me);
  return private.applicant_json(candidate) || (
    select to_jsonb(more) from (
      select candidate.street, candidate.unit, candidate.zip_code, candidate.updated_at, candidate.managed_since, candidate.management_terms,
        candidate.shown_to_partners
    ) as more
  ) || jsonb_build_object(
    'company', (select private.company_card(c) from public.companies c where c.id = candidate.managing_company_id),
    'assignee', (
      select a.assignee from private.candidate_assignees a
      where a.candidate_id = candidate.id and a.company_id = candidate.managing_company_id
    ),
    'can', jsonb_build_object(
      'assign', private.can_at_company(candidate.managing_company_id, 'assign_work'),
      'end', private.can_end_management(candidate),
      'put_forward', private.can_at_company(candidate.managing_company_id, 'handle_candidates')
        and private.company_is_live(candidate.managing_company_id),
      'note', private.manages_candidate(candidate, me)
    ),
    'previous_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) < (key, candidate.id)
      order by private.search_text(c.first_name || ' ' || c.last_name) desc, c.id desc
      limit 1
    ),
    'next_id', (
      select c.id from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) > (key, candidate.id)
      order by private.search_text(c.first_name || ' ' || c.last_name), c.id
      limit 1
    ),
    'position', (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and (sees_all or c.id = any (me.assigned_candidate_ids))
        and (private.search_text(c.first_name || ' ' || c.last_name), c.id) <= (key, candidate.id)
    ),
    'total', case when sees_all then private.kept_count(candidate.managing_company_id, 'managed_candidates') else (
      select count(*) from public.candidates c
      where c.managing_company_id = candidate.managing_company_id and c.id = any (me.assigned_candidate_ids)
    ) end
  );
end
$$;
comment on function public.get_managed_candidate is
  'ManagedCandidate (contracts/candidates/managed-candidate.ts): the profile of a represented candidate, what they agreed to, their owner, what the caller may do, and the neighbors in the order of list_managed_candidates. VOLATILE: it records the view. PT401, PT404.';

create function public.list_candidate_applications(p_candidate_id uuid, p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  candidate public.candidates := private.managed_candidate(p_candidate_id, me);
  page_before record := private.page_key(p_before, 'appliedAt');
begin
  return jsonb_build_object('applications', (
    select coalesce(jsonb_agg(page order by page.applied_at desc, page.id desc), '[]')
    from (
      select a.id, (private.as_seen_by_staff(a, me)).status, a.applied_at, j.title as job_title, employer.name as company_name,
        (
          select jsonb_build_object('at', f.created_at, 'by', private.person_name(f.put_forward_by, f.company_id))
          from public.put_forwards f
          where f.application_id = a.id and f.company_id = candidate.managing_company_id
        ) as put_forward
      from public.applications a
      join public.jobs j on j.id = a.job_id
      join public.companies employer on employer.id = a.company_id
      where a.candidate_id = candidate.id and candidate.managing_company_id in (a.company_id, a.applied_by_company_id)
        and (private.can_review_application(a, me) or me.is_admin)
        and (a.applied_at, a.id) < (page_before.at, page_before.id)
      order by a.applied_at desc, a.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.list_candidate_applications is
  '{applications: ManagedCandidateApplication[]} (contracts/candidates/managed-candidate.ts): a represented candidate''s applications for the company''s own jobs and those made while it represented them, as far as the caller may read them, newest first. p_before: {appliedAt, id} of the last row shown. PT401, PT404, PT422 for an unknown page.';

-- ── Ending it ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.notify_of_ended_management(candidate public.candidates, company_name text) returns void
language sql set search_path = ''
as $$
  select private.notify(
    candidate.user_id, 'management_ended', jsonb_build_object('company', company_name),
    jsonb_build_object('company_id', candidate.managing_company_id, 'company_name', company_name));
  select private.enqueue_email(
    'management_ended', (select p.email from public.profiles p where p.id = candidate.user_id),
    jsonb_build_object('candidate_first_name', candidate.first_name, 'company_name', company_name, 'path', '/candidate/dashboard'))
$$;
comment on function private.notify_of_ended_management is 'Notifies a candidate that their company no longer represents them, also by email.';

create function private.end_management_of(candidate public.candidates) returns void
language plpgsql set search_path = ''
as $$
declare
  asked public.put_forwards;
begin
  for asked in
    update public.put_forwards f set status = 'withdrawn', answered_at = now()
    where f.candidate_id = candidate.id and f.company_id = candidate.managing_company_id and f.status = 'waiting'
    returning f.*
  loop
    perform private.drop_put_forward_notice(asked);
  end loop;
  delete from public.candidate_assignments a where a.candidate_id = candidate.id;
  update public.candidates c set managing_company_id = null, management_terms = null where c.id = candidate.id;
  perform private.audit('candidate.management_ended', 'candidate', candidate.id, candidate.managing_company_id);
end
$$;
comment on function private.end_management_of is 'Ends everything that depends on representing a candidate, no matter who ends it. Callers have locked account and candidate.';

create function public.end_management(p_candidate_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  candidate public.candidates := private.managed_candidate(p_candidate_id);
begin
  if not private.can_end_management(candidate) then
    perform private.fail(403, 'not_allowed', 'You don''t have permission to stop representing candidates');
  end if;
  -- Locks the account before the candidate, as accepting, applying and asking do; checked again after waiting.
  perform private.lock_account(candidate.user_id);
  perform from public.candidates c where c.id = p_candidate_id for update;
  candidate := private.managed_candidate(p_candidate_id);
  if not private.can_end_management(candidate) then
    perform private.fail(404, 'candidate_not_found', 'Candidate not found');
  end if;
  perform private.end_management_of(candidate);
  perform private.notify_of_ended_management(candidate, (select c.name from public.companies c where c.id = candidate.managing_company_id));
end
$$;
comment on function public.end_management is
  'Managing staff stop representing a candidate. This also ends access to profile and documents, the assignment, sharing with partners, and unanswered requests to apply. The candidate is notified in the app and by email (RULES: Candidates). SECURITY DEFINER: clients can''t write candidates. PT401, PT403, PT404.';

create function private.notify_left_company(candidate public.candidates, assignee uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
  name text := coalesce(nullif(btrim(candidate.first_name || ' ' || candidate.last_name), ''), candidate.email);
begin
  select * into company from public.companies c where c.id = candidate.managing_company_id;
  perform private.notify_company_admins(
    company, 'candidate_left', jsonb_build_object('candidate', name), 'candidate_left',
    jsonb_build_object('candidate_name', name, 'path', '/company/candidates'));
  if exists (
    select from public.company_users u where u.user_id = assignee and u.company_id = company.id and not private.is_company_admin(u.role)
  ) then
    perform private.notify(
      assignee, 'candidate_left', jsonb_build_object('candidate', name, 'company', company.name),
      jsonb_build_object('company_id', company.id, 'company_name', company.name));
    perform private.enqueue_email(
      'candidate_left', (select p.email from public.profiles p where p.id = assignee),
      jsonb_build_object('candidate_name', name, 'company_name', company.name, 'path', '/company/candidates'), of_company => company.id);
  end if;
end
$$;
comment on function private.notify_left_company is 'Notifies administrators and assignee that a candidate left their company, also by email.';

create function public.leave_management(p_company_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  candidate public.candidates;
  assignee uuid;
begin
  -- Same lock order as end_management.
  perform private.lock_account(caller);
  select * into candidate from public.candidates c where c.user_id = caller for update;
  if candidate.managing_company_id is null then
    return;
  elsif candidate.managing_company_id is distinct from p_company_id then
    perform private.fail(409, 'managed_by_other', 'Another company represents you now.');
  end if;
  assignee := (select a.assigned_to_user_id from public.candidate_assignments a where a.candidate_id = candidate.id);
  perform private.end_management_of(candidate);
  perform private.notify_left_company(candidate, assignee);
end
$$;
comment on function public.leave_management is
  'The calling candidate leaves the company that represents them: the same ends as in end_management, applications stay, and the company is notified in the app and by email (RULES: Candidates). p_company_id: the company they mean to leave. Safe to repeat. SECURITY DEFINER: clients can''t write candidates. PT401, PT403 for other accounts, PT409 once another company represents them.';

grant execute on function
  public.list_managed_candidates, public.search_managed_skills, public.get_managed_candidate, public.list_candidate_applications,
  public.end_management, public.leave_management
to authenticated;
