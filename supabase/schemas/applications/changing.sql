-- Changes one or several applications. One function determines what happens to each, for both the preview and the change.
-- SECURITY DEFINER as in applications/procedures.sql.

create type private.application_change as (wanted public.application_status, reason text, message text, assignee uuid);
comment on type private.application_change is 'BulkChange (contracts/applications/application.ts): the stage to move applications to, and details; or, without a status, who to assign them to (null for no one).';

create function private.status_in_words(status public.application_status) returns text
language sql immutable parallel safe set search_path = ''
return case status
  when 'applied' then 'New' when 'reviewing' then 'Under Review' when 'rejected' then 'Not Selected' else initcap(status::text) end;
comment on function private.status_in_words is 'A status as staff read it: applicationStatusLabels of the contracts.';

create function private.status_to_candidates(status public.application_status) returns text
language sql immutable parallel safe set search_path = ''
return case status when 'applied' then 'Submitted' else private.status_in_words(status) end;
comment on function private.status_to_candidates is 'A status as candidates read it: candidateStatusLabels of the contracts.';

create function private.read_application_change(p_change jsonb) returns private.application_change
language plpgsql stable set search_path = ''
as $$
declare
  change private.application_change;
begin
  if p_change ? 'to' then
    change.wanted := private.read_status_filter(p_change ->> 'to');
  end if;
  if change.wanted is null and not coalesce(p_change ? 'assignee', false) then
    perform private.refuse_field_errors('{"status": "Choose a status"}');
  elsif change.wanted = 'withdrawn' then
    perform private.fail(409, 'status_not_allowed', 'Only the candidate can withdraw an application');
  elsif change.wanted = 'rejected' then
    perform private.refuse_field_errors(private.field_errors(p_change, private.applications_rules('rejection')));
    change.reason := p_change ->> 'reason';
    change.message := nullif(private.trimmed(p_change ->> 'message'), '');
  elsif change.wanted is null and p_change ->> 'assignee' is not null then
    perform private.refuse_field_errors('{"assignee": "Choose a manager or recruiter of your company"}')
    where not pg_input_is_valid(p_change ->> 'assignee', 'uuid');
    change.assignee := p_change ->> 'assignee';
  end if;
  return change;
end
$$;
comment on function private.read_application_change is 'Parses and checks a BulkChange. PT409 for withdrawn, PT422 by field for anything unknown or incomplete.';

create function private.can_assign_application(application public.applications, assignee uuid, me private.reach) returns boolean
language sql stable set search_path = ''
as $$
  select private.can_move_application(application, me) and (
    private.can_at_company(application.company_id, 'assign_work')
    or coalesce(assignee = me.user_id, false)
    or assignee is null and exists (
      select from public.application_assignments a where a.application_id = application.id and a.assigned_to_user_id = me.user_id)
  )
$$;
comment on function private.can_assign_application is 'True for managing staff, and for colleagues who assign it to themselves or give back what they took.';

create function private.change_outcomes(ids uuid[], seen jsonb, change private.application_change, me private.reach)
returns table (id uuid, candidate_name text, status public.application_status, refusal text)
language sql stable rows 20 set search_path = ''
as $$
  select
    asked.id, case when within_reach then m.candidate_name end,
    case when within_reach then (private.as_seen_by_staff(a, me)).status end,
    case
      when not within_reach then 'out_of_reach'
      when not private.can_move_application(a, me) then 'other_company'
      when change.wanted is not null then case
        when a.status = change.wanted then 'same_status'
        when a.status::text <> seen ->> asked.id::text then 'moved_since'
        when a.candidate_id is null then 'no_candidate'
        when not private.reaches_people(a.company_id) then 'company_paused'
        when change.wanted = 'offered' and private.waits_for_take_over(a) then 'waits_for_take_over'
        when not exists (
          select from private.application_transitions t
          where t.from_status = a.status and t.to_status = change.wanted and t.made_by = 'company'
        ) then 'not_allowed'
        when change.message is not null and private.is_blocked(a) then 'blocked'
      end
      when own.assigned_to_user_id is not distinct from change.assignee then 'same_owner'
      when not private.can_assign_application(a, change.assignee, me) then 'role'
      when change.assignee is not null and not private.looks_after_applications(change.assignee, a) then 'not_on_job'
    end
  from unnest(ids) with ordinality as asked (id, place)
  left join public.applications a on a.id = asked.id
  left join private.application_matches m on m.application_id = a.id
  left join public.application_assignments own on own.application_id = a.id
  cross join lateral (select a.id is not null and private.can_review_application(a, me) as within_reach) reach
  order by asked.place
$$;
comment on function private.change_outcomes is
  'What happens to each of these applications, in order: refusal (contracts/applications/change-outcome.ts) says why it won''t change, null that it will. seen: {id: status} as the caller saw them. Applications out of reach have no name and no status.';

create function private.asked_applications(p_ids uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  wanted uuid[] := array(select id from unnest(p_ids) with ordinality as given (id, place) where id is not null group by id order by min(place));
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications') where cardinality(wanted) = 0 or cardinality(wanted) > 200;
  return wanted;
end
$$;
comment on function private.asked_applications is 'The ids of a request, without repeats, in order. PT401, PT422 for none or more than 200.';

create function public.preview_applications_change(p_ids uuid[], p_change jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('outcomes', jsonb_agg(outcome))
  from private.change_outcomes(
    private.asked_applications(p_ids), '{}',
    -- The reason is only required when the change is made.
    private.read_application_change(case when p_change ->> 'to' = 'rejected' then '{"reason": "other"}' else '{}'::jsonb end || p_change),
    private.my_reach()) outcome
$$;
comment on function public.preview_applications_change is
  '{outcomes: ChangeOutcome[]} (contracts/applications/change-outcome.ts): what change_applications would do now to up to 200 applications; a move to rejected needs no reason yet. PT401, PT409, PT422.';

create function private.move_application(application public.applications, change private.application_change) returns public.applications
language plpgsql set search_path = ''
as $$
declare
  moved public.applications;
begin
  update public.applications set status = change.wanted where id = application.id returning * into moved;
  if change.wanted = 'rejected' then
    insert into private.application_rejections (event_id, application_id, reason, message)
    select max(e.id), application.id, change.reason, private.filled_message(change.message, application)
    from public.application_events e where e.application_id = application.id;
  end if;
  perform private.hold_move(moved, application.status);
  perform private.hold_unseen_offer(moved);
  return moved;
end
$$;
comment on function private.move_application is 'Moves an application that callers have locked and checked; its candidate is notified later.';

create function public.change_applications(p_moves jsonb, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid[];
  seen jsonb;
  change private.application_change;
  me private.reach := private.my_reach();
  outcomes jsonb;
  changing uuid[];
  names text[];
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'Select 1 to 200 applications')
  where jsonb_typeof(p_moves) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_moves) as move where not coalesce(pg_input_is_valid(move ->> 'id', 'uuid'), false)
  );
  select private.asked_applications(array_agg((move ->> 'id')::uuid order by place)),
    coalesce(jsonb_object_agg(move ->> 'id', move ->> 'from') filter (where move ->> 'from' is not null), '{}')
  into wanted, seen
  from jsonb_array_elements(p_moves) with ordinality as given (move, place);
  change := private.read_application_change(p_change);
  -- In a fixed order, so that two people changing the same ones take turns; only what the caller handles, so that strangers never wait.
  perform from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me)
  order by a.id for update;
  if change.assignee is not null then
    -- So that the membership can't end in the meantime.
    perform from public.company_users u where u.user_id = change.assignee and u.company_id = any (me.company_ids) for key share;
  end if;
  select
    jsonb_agg(to_jsonb(outcome) - 'place' order by place),
    coalesce(array_agg(id order by id) filter (where refusal is null), '{}'),
    array_agg(candidate_name order by place) filter (where refusal is null)
  into outcomes, changing, names
  from private.change_outcomes(wanted, seen, change, me) with ordinality as outcome (id, candidate_name, status, refusal, place);
  if change.wanted is not null then
    perform private.move_application(a, change) from public.applications a where a.id = any (changing) order by a.id;
  elsif change.assignee is null then
    delete from public.application_assignments where application_id = any (changing);
  else
    insert into public.application_assignments (application_id, company_id, assigned_to_user_id, assigned_by_user_id)
    select a.id, a.company_id, change.assignee, auth.uid() from public.applications a where a.id = any (changing)
    on conflict (application_id) do update set
      assigned_to_user_id = excluded.assigned_to_user_id,
      assigned_by_user_id = excluded.assigned_by_user_id;
    perform private.notify_assignee(
      change.assignee, 'application', names,
      jsonb_build_object('company_id', (select a.company_id from public.applications a where a.id = changing[1]))
        || case when cardinality(changing) = 1 then jsonb_build_object('application_id', changing[1]) else '{}' end);
  end if;
  return jsonb_build_object('outcomes', outcomes);
end
$$;
comment on function public.change_applications is
  'Moves up to 200 applications [{id, from}], or assigns them to a colleague, by BulkChange (contracts/applications/application.ts), and returns {outcomes: ChangeOutcome[]}: those with a null refusal changed, the others didn''t (RULES: Applications). from: the stage the caller saw. Safe to repeat: applications already there are skipped. PT401, PT409 for withdrawn, PT422 by field.';

grant execute on function public.preview_applications_change, public.change_applications to authenticated;
