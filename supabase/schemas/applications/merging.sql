-- Merges two applications to the same job when one was added by hand: into another one added by hand, or into the person's own.
-- A merge waits until it can't be undone, and nothing moves before that (RULES: Merging).
-- SECURITY DEFINER as in applications/procedures.sql.

-- ── Rights ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.can_merge_at(of_company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.can_at_company(of_company, 'assign_work') and private.reaches_people(of_company);
end
$$;
comment on function private.can_merge_at is 'True for managers and administrators of a company that isn''t paused.';

create function private.are_mergeable(one public.applications, other public.applications) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    one.id <> other.id and one.job_id = other.job_id and one.candidate_id is not null and other.candidate_id is not null
    and one.status <> 'withdrawn' and other.status <> 'withdrawn'
    and (private.waits_for_take_over(one) or private.waits_for_take_over(other)), false);
end
$$;
comment on function private.are_mergeable is 'True for two applications to the same job if at least one was added by hand and not taken over: never two accounts.';

create function private.may_have_duplicates(application public.applications) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.can_merge_at(application.company_id) and application.candidate_id is not null and application.status <> 'withdrawn'
    and exists (
      select from public.applications a
      where a.job_id = application.job_id and a.id <> application.id
        and (private.waits_for_take_over(application) or private.waits_for_take_over(a)));
end
$$;
comment on function private.may_have_duplicates is 'Whether the caller may merge an application with another one, if they are the same person.';

-- ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.merged_json(of_application uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.merged_at), '[]')
    from (
      select m.id, btrim((m.profile ->> 'first_name') || ' ' || (m.profile ->> 'last_name')) as name, m.profile ->> 'email' as email,
        m.profile ->> 'phone' as phone, m.added_at, m.merged_at,
        private.first_name_at(m.added_by, a.company_id) as added_by,
        private.first_name_at(m.merged_by, a.company_id) as merged_by
      from private.merged_applications m
      join public.applications a on a.id = m.application_id
      where m.application_id = of_application
    ) shown
  );
end
$$;
comment on function private.merged_json is 'MergedPerson[] (contracts/applications/merge.ts): applications merged into this one. For its team.';

create function private.merge_side(application public.applications) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select to_jsonb(side) from (
      select application.id, application.status, application.applied_at, application.answer_due, application.updated_at as version,
        not private.waits_for_take_over(application) as is_own, private.adder_name(application.id) as added_by, m.candidate_name as name,
        s.profile ->> 'email' as email, s.profile ->> 'phone' as phone, jsonb_array_length(s.profile -> 'skills') as skills,
        array(
          select d.name from private.sent_documents d
          where d.application_id = application.id and d.bucket_id = 'candidate_resumes' order by d.merged_id is not null, d.name) as resumes,
        (select count(*) from private.team_notes n where n.application_id = application.id) as notes,
        (select count(*) from public.job_application_answers r where r.application_id = application.id and r.answer <> '') as responses,
        (select count(*) from public.job_questions q where q.job_id = application.job_id and q.removed_at is null) as questions,
        (select count(*) from private.application_messages x where x.application_id = application.id) as messages,
        (select x.source from private.application_sources x where x.application_id = application.id) as source,
        private.tags_of(application.id) as tags
      from private.application_matches m
      join private.sent_profiles s using (application_id)
      where m.application_id = application.id
    ) side
  );
end
$$;
comment on function private.merge_side is 'MergeSide (contracts/applications/merge.ts).';

create function private.merging_application(of_application uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
declare
  application public.applications := private.reviewed_application(of_application);
begin
  perform private.fail(403, 'not_allowed', 'Only managers and company administrators can merge')
  where not private.can_at_company(application.company_id, 'assign_work');
  perform private.refuse_paused(application.company_id);
  return application;
end
$$;
comment on function private.merging_application is 'An application the caller may merge. PT401, PT403, PT404, PT409 company_paused.';

create function private.merge_choices(application public.applications) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(duplicate), '[]')
    from private.sent_profiles s
    join public.jobs j on j.id = application.job_id
    cross join lateral jsonb_array_elements(private.duplicates_of(j, s.profile || jsonb_build_object(
      'name', btrim((s.profile ->> 'first_name') || ' ' || (s.profile ->> 'last_name'))))) as duplicate
    join public.applications other on other.id::text = duplicate ->> 'application_id'
    where s.application_id = application.id and private.are_mergeable(application, other));
end
$$;
comment on function private.merge_choices is
  'DuplicatePerson[] (contracts/applications/added-person.ts): applications the caller can merge with this one, by the same email or the same name and phone.';

create function private.refuse_merge(one public.applications, other public.applications) returns void
language sql stable set search_path = ''
as $$
  select private.fail(409, 'not_mergeable', 'These two can''t be merged')
  where not private.merge_choices(one) @> jsonb_build_array(jsonb_build_object('application_id', other.id))
$$;
comment on function private.refuse_merge is 'PT409 not_mergeable unless one is among the merge choices of the other.';

create function public.get_merge_choices(p_application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.merge_choices(private.merging_application(p_application_id));
end
$$;
comment on function public.get_merge_choices is 'private.merge_choices of an application. PT401, PT403, PT404, PT409 company_paused.';

create function public.get_merge(p_application_id uuid, p_other_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  one public.applications := private.merging_application(p_application_id);
  other public.applications := private.merging_application(p_other_id);
begin
  perform private.refuse_merge(one, other);
  return jsonb_build_object(
    'job_title', (select j.title from public.jobs j where j.id = one.job_id),
    'sides', (
      select jsonb_agg(private.merge_side(a) order by
        private.waits_for_take_over(a), coalesce(private.stage_rank(a.status), 0) desc, a.applied_at desc)
      from public.applications a where a.id in (one.id, other.id)));
end
$$;
comment on function public.get_merge is
  'MergePreview (contracts/applications/merge.ts): both sides, the one kept by default first: the person''s own, then the one further along, then the newer. PT401, PT403, PT404, PT409 not_mergeable or company_paused.';

-- ── Merging ───────────────────────────────────────────────────────────────────────────────────────────────────

create function private.refuse_changed_merge(changed uuid[], at_company uuid) returns void
language plpgsql stable set search_path = ''
as $$
declare
  mover text := (
    select u.first_name
    from public.application_events e
    join public.company_users u on u.user_id = e.actor_id and u.company_id = at_company
    where e.application_id = any (changed) and e.from_status is not null and e.actor_id <> auth.uid()
    order by e.id desc limit 1);
begin
  perform private.fail(409, 'merge_changed', case
    when mover <> '' then mover || ' moved one of them. Check again.' else 'One of them has changed. Check again.' end);
end
$$;
comment on function private.refuse_changed_merge is 'PT409 merge_changed, with who moved one of them last.';

create function public.merge_applications(p_stays uuid, p_ends uuid, p_versions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  stays public.applications := private.merging_application(p_stays);
  ends public.applications := private.merging_application(p_ends);
  changed uuid[];
begin
  perform from public.applications a where a.id in (p_stays, p_ends) order by a.id for update;
  if exists (
    select from private.pending_notifications pending
    where pending.kind = 'merge' and pending.subject_id = p_ends and pending.decided_by = caller and pending.facts ->> 'stays' = p_stays::text
  ) then
    return;
  end if;
  select * into stays from public.applications a where a.id = p_stays;
  select * into ends from public.applications a where a.id = p_ends;
  changed := array(
    select a.id from public.applications a
    where a.id in (p_stays, p_ends) and a.updated_at is distinct from (p_versions ->> a.id::text)::timestamptz);
  perform private.refuse_changed_merge(changed, ends.company_id)
  where changed <> '{}' or stays.id is null or ends.id is null or exists (
    select from private.pending_notifications pending
    where pending.kind = 'merge' and array[pending.subject_id::text, pending.facts ->> 'stays'] && array[p_stays::text, p_ends::text]);
  perform private.refuse_merge(stays, ends);
  perform private.fail(409, 'own_stays', 'Their own application always stays') where not private.waits_for_take_over(ends);
  perform private.hold_notification('merge', p_ends, '{}', jsonb_build_object('stays', p_stays));
end
$$;
comment on function public.merge_applications is
  'Merges one application into another for the same job, once that can''t be undone. p_versions: {id: version} of both, from get_merge. Safe to repeat. PT401, PT403, PT404, PT409 merge_changed, not_mergeable, own_stays or company_paused.';

create function public.undo_merge(p_ends uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  perform from public.applications a where a.id = p_ends for update;
  perform private.undo_pending('merge', p_ends, message => 'It''s too late to undo this: they''ve already been merged.');
end
$$;
comment on function public.undo_merge is 'Undoes the caller''s own merge within ten seconds: both applications stay as they are. PT401, PT409 undo_over.';

create function private.merge(ends public.applications, stays public.applications, merger uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.merged_applications (id, application_id, profile, added_by, added_at, merged_by)
  select ends.id, stays.id, s.profile, added.added_by, added.added_at, merger
  from private.sent_profiles s join private.added_applications added using (application_id) where s.application_id = ends.id;
  insert into private.merged_application_links (token_hash, merged_id)
  select l.token_hash, ends.id from private.added_application_links l where l.application_id = ends.id and l.act = 'remove';
  update private.team_notes n set merged_id = ends.id where n.application_id = ends.id and n.merged_id is null;
  update private.sent_documents d set merged_id = ends.id where d.application_id = ends.id and d.merged_id is null;
  -- Of two added by hand, the earlier dates apply. A person's own application keeps its dates.
  if private.waits_for_take_over(stays) then
    update public.applications a
    set applied_at = least(a.applied_at, ends.applied_at), answer_by = least(a.answer_by, ends.answer_by),
      answer_due = case when a.answer_due is not null then least(a.answer_by, ends.answer_by) end
    where a.id = stays.id and (a.applied_at > ends.applied_at or a.answer_by > ends.answer_by);
    update private.added_applications x set added_at = least(x.added_at, ends.applied_at) where x.application_id = stays.id;
  end if;
  perform private.join_application(ends, stays);
  perform private.audit_as(
    merger, 'person.merged', 'application', stays.id, stays.company_id, jsonb_build_object('job_id', stays.job_id, 'ended_id', ends.id));
end
$$;
comment on function private.merge is 'Merges one application into another; callers have locked both and their candidates.';

create function private.notify_of_merge(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  ids uuid[] := array[pending.subject_id, (pending.facts ->> 'stays')::uuid];
  people uuid[] := array(select a.candidate_id from public.applications a where a.id = any (ids) and a.candidate_id is not null);
  ends public.applications;
  stays public.applications;
  held integer;
begin
  if cardinality(people) < 2 then
    return true;
  end if;
  -- In the usual lock order. Rows in use are left for the next run.
  perform from public.candidates c where c.id = any (people) order by c.id for update skip locked;
  get diagnostics held = row_count;
  if held < 2 then
    return false;
  end if;
  perform from public.applications a where a.id = any (ids) and a.candidate_id = any (people) order by a.id for update skip locked;
  get diagnostics held = row_count;
  if held < 2 then
    return false;
  end if;
  select * into ends from public.applications a where a.id = ids[1];
  select * into stays from public.applications a where a.id = ids[2];
  -- Taken over or withdrawn since: the two applications stay separate.
  if private.are_mergeable(ends, stays) then
    if private.waits_for_take_over(ends) then
      perform private.merge(ends, stays, pending.decided_by);
    else
      perform private.merge(stays, ends, pending.decided_by);
    end if;
  end if;
  return true;
end
$$;
comment on function private.notify_of_merge is 'Carries out a merge once it can''t be undone. No one is notified: the person has the same application as before.';

-- ── The links of the one that ended ───────────────────────────────────────────────────────────────────────────

create function private.merged_link_json(token text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'act', 'remove', 'company', private.company_card(c),
      'job', jsonb_build_object('id', j.id, 'title', j.title, 'location', j.location),
      'added_by', private.person_name(m.added_by, c.id), 'added_at', m.added_at,
      'kinds', private.kinds_of_added(m.profile),
      'is_paused', not private.reaches_people(c.id), 'reader', null, 'person', null)
    from private.merged_application_links l
    join private.merged_applications m on m.id = l.merged_id
    join public.applications a on a.id = m.application_id
    join public.jobs j on j.id = a.job_id
    join public.companies c on c.id = j.company_id
    where l.token_hash = private.token_hash(token)
  );
end
$$;
comment on function private.merged_link_json is 'AddedLink for the link of a merged application: the kinds of data it removes, and nothing about the application it was merged into. Null for any other link.';

create function private.removed_merged(token text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  merged private.merged_applications;
  application public.applications;
begin
  -- Its files and notes are deleted with it.
  delete from private.merged_applications m
  using private.merged_application_links l
  where l.token_hash = private.token_hash(token) and m.id = l.merged_id
  returning m.* into merged;
  if merged.id is null then
    return false;
  end if;
  select * into application from public.applications a where a.id = merged.application_id;
  delete from public.notifications n
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text and n.data ->> 'ended_id' = merged.id::text;
  perform private.clear_notifications(private.traces_of_added(
    merged.profile ->> 'email', '{}', array[merged.id], application.company_id));
  perform private.clear_sent_to_added(merged.profile ->> 'email');
  perform private.note_removal(application, merged.profile ->> 'email', merged.added_by);
  perform private.audit_as(
    null, 'person.removed', 'application', application.id, application.company_id, jsonb_build_object('ended_id', merged.id));
  return true;
end
$$;
comment on function private.removed_merged is 'Removes the data that came with a merged application, by its link; false for any other link.';

grant execute on function public.get_merge_choices, public.get_merge, public.merge_applications, public.undo_merge to authenticated;
