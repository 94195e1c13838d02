-- Who reads and writes an application's conversation, proposes times and makes offers: one predicate each (RULES: Conversations).

create function private.conversation_side(application public.applications, me private.reach default private.my_reach()) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when application.candidate_id = me.candidate_id then 'candidate'
    when private.can_move_application(application, me) then 'company'
    -- The company that represented the candidate when they applied, for as long as it does.
    when application.applied_by_company_id = any (me.company_ids) and exists (
      select from public.candidates c
      where c.id = application.candidate_id and c.managing_company_id = application.applied_by_company_id
        and private.manages_candidate(c, me)
    ) then 'manager'
  end;
end
$$;
comment on function private.conversation_side is
  'The caller''s side in the conversation: candidate, company (those who may move the application) or manager (staff of the company that represents the candidate and represented them when they applied); null for everyone else, including administrators. SECURITY DEFINER: used by a policy, and profiles are closed to staff.';

create function private.can_read_conversation(application public.applications, me private.reach default private.my_reach()) returns boolean
language sql stable set search_path = ''
return private.conversation_side(application, me) is not null;
comment on function private.can_read_conversation is 'True for both sides of an application, and the representing company.';

create function private.conversation_ends(application public.applications) returns timestamptz
language sql stable set search_path = ''
return case when application.status in ('hired', 'rejected', 'withdrawn') then (
  select case when private.is_settled(e) then e.created_at + interval '30 days' end
  from public.application_events e where e.application_id = application.id order by e.id desc limit 1
) end;
comment on function private.conversation_ends is 'Until when people can write about a closed application; null while it is open.';

create function private.is_blocked_between(of_candidate uuid, of_company uuid, by_side text default null) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.applications a join private.conversation_blocks b on b.application_id = a.id
    where a.candidate_id = of_candidate and a.company_id = of_company and (by_side is null or b.blocked_by = by_side));
end
$$;
comment on function private.is_blocked_between is
  'True while a candidate or a company has blocked the other, or the given side has (by_side: candidate or company). A block applies to the company and the person in all their conversations (RULES: Conversations).';

create function private.is_blocked(application public.applications) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return private.is_blocked_between(application.candidate_id, application.company_id);
end
$$;
comment on function private.is_blocked is 'True while a side has blocked the other: no one can write then, about this or any other application.';

create function private.is_silenced(application public.applications) returns boolean
language sql stable set search_path = ''
as $$ select private.conversation_side(application) = 'company' and not private.reaches_people(application.company_id) $$;
comment on function private.is_silenced is 'True for staff of a paused company: nothing they write reaches the applicant (RULES: Companies).';

create function private.refuse_blocked_words(application public.applications, field text, words text) returns void
language sql stable set search_path = ''
as $$
  select private.refuse_field_errors(jsonb_build_object(field, 'The conversation is blocked, so you can''t send a message. Leave this empty'))
  where private.trimmed(words) <> '' and private.is_blocked(application);
  select private.refuse_field_errors(jsonb_build_object(field, 'Your company is paused, so you can''t send a message. Leave this empty'))
  where private.trimmed(words) <> '' and private.is_silenced(application);
$$;
comment on function private.refuse_blocked_words is 'PT422 for text that would get around a block or a pause.';

create function private.conversation_problem(application public.applications) returns text
language sql stable set search_path = ''
return case
  when application.candidate_id is null then 'The applicant deleted their account'
  when not private.reaches_people(application.company_id) then private.paused_in_words(application.company_id)
  when private.is_applicant_suspended(application) then 'This person can''t be reached right now. Messages, interview times and offers have to wait'
  when private.waits_for_take_over(application) then 'Messages, interview times and offers have to wait until they take over'
  when private.is_blocked(application) then 'This conversation is blocked'
  when private.conversation_ends(application) <= now() then 'The application closed 30 days ago, and so did its conversation'
end;
comment on function private.conversation_problem is 'Why no one can write about an application anymore, as text to show; null while readers can.';

create function private.can_propose_times(application public.applications, me private.reach default private.my_reach()) returns boolean
language sql stable set search_path = ''
return private.can_move_application(application, me)
  and application.status = any (private.open_stages()) and private.conversation_problem(application) is null
  and not exists (select from public.jobs j where j.id = application.job_id and j.deleted_at is not null);
comment on function private.can_propose_times is 'True for those who may move the application, while it and its job are open.';

create function private.has_standing_offer(application public.applications) returns boolean
language sql stable set search_path = ''
return exists (select from private.offers o where o.application_id = application.id and o.state in ('open', 'accepted'));
comment on function private.has_standing_offer is 'True while an offer is open or accepted: no other one can be made until it ends.';

create function private.can_make_offer(application public.applications, me private.reach default private.my_reach()) returns boolean
language sql stable set search_path = ''
return private.can_propose_times(application, me) and not private.has_standing_offer(application);
comment on function private.can_make_offer is 'True for those who may propose times, while no offer is open or accepted (RULES: Offers).';

create function private.read_conversation(p_application_id uuid, me private.reach default private.my_reach()) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_caller();
  return private.found_application((
    select a from public.applications a where a.id = p_application_id and private.can_read_conversation(a, me)
  ));
end
$$;
comment on function private.read_conversation is 'The application, if the caller can read its conversation. PT401, PT404.';

create function private.application_to_talk(p_application_id uuid) returns public.applications
language plpgsql set search_path = ''
as $$
begin
  perform private.held_application(private.read_conversation(p_application_id));
  -- The caller may have lost the right to read it while waiting for the lock.
  return private.read_conversation(p_application_id);
end
$$;
comment on function private.application_to_talk is
  'The application, locked before the caller changes its conversation, interviews or offers, so that changes take turns; checks that the caller can still read it. Callers check other rights on the returned row. PT401, PT404.';

create function private.reads_conversation_of(of_application uuid, me private.reach) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.applications a where a.id = of_application and private.can_read_conversation(a, me));
end
$$;
comment on function private.reads_conversation_of is 'private.can_read_conversation for a row policy. SECURITY DEFINER: closed rows.';

create policy "Both sides can see that something is new" on public.conversations
  for select to authenticated
  using (private.reads_conversation_of(application_id, (select private.my_reach())));
grant select on public.conversations to authenticated;
grant execute on function private.conversation_side, private.reads_conversation_of to authenticated;
