-- How each side reads an application.

create function private.interview_count(of_candidate uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(distinct e.application_id)
  from public.application_events e
  where e.candidate_id = of_candidate and e.to_status = 'interview' and private.is_settled(e)
$$;
comment on function private.interview_count is 'How many of a candidate''s applications reached an interview, as far as they know.';

create function private.application_events_json(
  application public.applications, names_of_company uuid, me private.reach default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  sees_all boolean := coalesce(me.is_admin or private.can_move_application(application, me), false);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(event) - 'place' order by event.created_at, event.place), '[]')
    from (select
      e.id as place, e.application_id, e.from_status, e.to_status, e.created_at,
      e.from_status is null and added.application_id is null or e.by_candidate or e.to_status = 'withdrawn' as by_candidate,
      case when not (me is null and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end as actor_name,
      coalesce(e.actor_id = (select auth.uid()), false) as is_mine,
      case when me is null or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end as withdrawal,
      case when sees_all then r.reason end as reason,
      case when sees_all then coalesce(r.message, case when e.from_status is null then added.source_words end) end as words
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join private.added_applications added on added.application_id = a.id
    left join private.application_rejections r on r.event_id = e.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Once the account is deleted, earlier applications can't be attributed to anyone.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (me is null or me.is_admin or private.can_review_application(a, me)))
      and (sees_all or private.is_settled(e))
    union all
    -- The history of applications added by hand that were merged into this one.
    select
      j.id as place, j.application_id, j.from_status, j.to_status, j.created_at, false,
      case when not (me is null and j.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      coalesce(j.actor_id = (select auth.uid()), false), null, case when sees_all then j.reason end, case when sees_all then j.words end
    from private.joined_events j
    left join public.company_users u on u.user_id = j.actor_id and u.company_id = names_of_company
    where j.application_id = application.id
      and (sees_all or j.merged_id is null and (j.from_status is null or private.undo_is_over(j.created_at)))) event
  );
end
$$;
comment on function private.application_events_json is
  'ApplicationEvent[] (contracts/applications/application.ts) of an application and of those withdrawn before it, oldest first. Names only colleagues at the given company; none with null. Moves that can still be undone, merged history, and reasons for declining are only for those who may move it and administrators. Without a scope, as its candidate reads it: without the name of the person who didn''t select them.';

create function private.my_application_json(application public.applications) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.answer_by, application.answer_due, application.attempt,
    -- The application's own reply-by date; the job may promise something else by now.
    private.job_facts(j) - 'answer_days' || jsonb_build_object(
      'company', private.company_card(c), 'is_visible', private.is_visible_job(j.id)) as job,
    private.application_answers_json(application.id) as answers,
    private.application_events_json(application, application.company_id) as events,
    private.application_match(application) as match,
    case when application.status = 'rejected' then (
      select r.message from private.last_rejection(application.id, only_settled => true) r) end as message,
    private.offer_until(application) as offer_until,
    not private.reaches_people(application.company_id) as company_paused,
    private.nudges_json(application) as nudges,
    jsonb_build_object(
      'withdraw', private.can_withdraw_application(application),
      'apply_again', private.can_apply_again(application) and private.is_visible_job(j.id)
        and private.later_application(application) is null) as can,
    private.later_application(application) as later_id,
    case when not private.is_paused(c) then private.employer_json(c) end as employer,
    private.sent_documents_json(application.id, also_merged => false) as documents,
    (select s.cover_letter from private.sent_profiles s where s.application_id = application.id) as cover_letter
    from public.jobs j, public.companies c
    where j.id = application.job_id and c.id = j.company_id
  ) shown);
end
$$;
comment on function private.my_application_json is 'CandidateApplicationDetail (contracts/applications/application.ts) of an application as returned by private.as_seen.';

create function private.place_in_job(
  application public.applications, sees_all boolean, out previous_id uuid, out next_id uuid, out place bigint, out total bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  if not sees_all then
    select own.previous_id, own.next_id, own.place, own.total
    into previous_id, next_id, place, total
    from (
      select
        a.id,
        lag(a.id) over newest_first as previous_id,
        lead(a.id) over newest_first as next_id,
        row_number() over newest_first as place,
        count(*) over () as total
      from public.applications a
      where a.job_id = application.job_id and a.applied_by_company_id = application.applied_by_company_id
      window newest_first as (order by a.applied_at desc, a.id desc)
    ) own
    where own.id = application.id;
    return;
  end if;
  -- Neighbors are found by key. The total is stored; the position is counted along the index from the end that is closer in time.
  select
    (
      select a.id from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) > (application.applied_at, application.id)
      order by a.applied_at, a.id limit 1
    ),
    (
      select a.id from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) < (application.applied_at, application.id)
      order by a.applied_at desc, a.id desc limit 1
    ),
    case when ends.newest - application.applied_at < application.applied_at - ends.oldest then 1 + (
      select count(*) from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) > (application.applied_at, application.id)
    ) else kept.n - (
      select count(*) from public.applications a
      where a.job_id = application.job_id and (a.applied_at, a.id) < (application.applied_at, application.id)
    ) end,
    kept.n
  into previous_id, next_id, place, total
  from (
    select min(a.applied_at) as oldest, max(a.applied_at) as newest from public.applications a where a.job_id = application.job_id
  ) ends
  cross join (select sum(c.n)::bigint as n from private.counts c where c.subject = application.job_id) kept;
end
$$;
comment on function private.place_in_job is
  'An application''s position in its job''s list, newest first: its neighbors, its place from 1 and the total. The representing company, which doesn''t see the whole list, steps through its own candidates only.';

create function private.also_applied_json(application public.applications, me private.reach) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(other order by other.applied_at desc, other.id desc), '[]')
    from (
      -- Only the last one per job: people who withdrew may have applied again.
      select distinct on (a.job_id) a.id, j.title as job_title, (private.as_seen_by_staff(a, me)).status, a.applied_at
      from public.applications a
      join public.jobs j on j.id = a.job_id
      where a.candidate_id = application.candidate_id and a.company_id = application.company_id and a.job_id <> application.job_id
        and (me.is_admin or private.can_review_application(a, me))
      order by a.job_id, a.attempt desc
    ) other
  );
end
$$;
comment on function private.also_applied_json is
  'OtherApplication[] (contracts/applications/application.ts): the candidate''s other applications at this company, newest first, as far as the caller may read them.';

create function private.company_application_json(application public.applications, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  may_move boolean := private.can_move_application(application, me);
  sees_all boolean := may_move or me.is_admin;
begin
  application := private.as_seen_by_staff(application, me);
  return (select to_jsonb(shown) from (select
    application.id, application.status, application.applied_at, application.applied_by_company_id, application.answer_by,
    application.answer_due, application.attempt, '{"positions": [], "schools": []}'::jsonb || sent.profile as candidate, kept.match,
    (select c.name from public.companies c where c.id = application.applied_by_company_id) as applied_by_company_name,
    (select to_jsonb(job) from (select
      j.id, j.title, j.location, j.job_type, j.experience_level, j.deleted_at is not null as is_deleted,
      case when sees_all then (select a.assignee from private.job_assignees a where a.job_id = j.id) end as assignee,
      (select c.name from public.companies c where c.id = j.company_id) as company_name,
      jsonb_build_object('open', private.can_read_job(j, me)) as can
    ) job) as job,
    private.application_answers_json(application.id) as answers,
    (
      select coalesce(jsonb_object_agg(d.name, d.given_name), '{}') from private.sent_documents d
      where d.application_id = application.id and d.given_name is not null and (may_move or d.merged_id is null and not d.is_letter)
    ) as file_names,
    private.sent_documents_json(application.id, also_merged => may_move, also_letter => may_move) as documents,
    case when may_move then sent.cover_letter end as cover_letter,
    private.application_events_json(application, case when may_move then application.company_id end, me) as events,
    case when sees_all then (
      select a.assignee from private.application_assignees a where a.application_id = application.id) end as assignee,
    case when sees_all and application.status = 'rejected' then (
      select jsonb_build_object('reason', r.reason, 'message', r.message)
      from private.last_rejection(application.id, only_settled => false) r
    ) end as rejection,
    case when may_move then (select count(*) from private.team_notes n where n.application_id = application.id) else 0 end as note_count,
    case when may_move then private.tags_of(application.id) else '{}' end as tags,
    private.unread_count(application, me) as unread,
    jsonb_build_object(
      'assign', may_move and private.can_at_company(application.company_id, 'assign_work'),
      'note', may_move and application.candidate_id is not null,
      'merge', private.may_have_duplicates(application),
      'talk', private.can_read_conversation(application, me)) as can,
    (
      select a.id from public.applications a
      where a.id = private.later_application(application) and (sees_all or private.can_review_application(a, me))
    ) as later_id,
    private.also_applied_json(application, me) as also_applied,
    case when may_move and application.candidate_id is not null and private.reaches_people(application.company_id) then (
      select coalesce(jsonb_agg(t.to_status order by t.to_status), '[]')
      from private.application_transitions t
      where t.from_status = application.status and t.made_by = 'company'
        and (t.to_status <> 'offered' or not private.waits_for_take_over(application))
    ) else '[]' end as allowed_statuses,
    case when sees_all then private.added_json(application, may_move) end as added,
    case when may_move then private.merged_json(application.id) else '[]' end as merged,
    may_move and not private.reaches_people(application.company_id) as company_paused,
    there.previous_id, there.next_id, there.place as position, there.total
    from private.place_in_job(application, sees_all) there
    join private.sent_profiles sent on sent.application_id = application.id
    join private.application_matches kept on kept.application_id = application.id
    join public.jobs j on j.id = application.job_id
  ) shown);
end
$$;
comment on function private.company_application_json is 'CompanyApplicationDetail. Callers check rights; readers get no statuses.';
