-- Writing, withdrawing and reading messages.

create function private.touch_conversation(of_application uuid) returns void
language sql set search_path = ''
begin atomic
  insert into public.conversations as c (application_id) values (of_application)
  on conflict (application_id) do update set version = c.version + 1, changed_at = now();
end;
comment on function private.touch_conversation is 'Signals that an application''s conversation, interviews or offers changed.';

create function private.add_message(
  application public.applications, p_id uuid, p_body text, p_files jsonb default '[]', proposal uuid default null, offer uuid default null
) returns private.application_messages
language plpgsql set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  side text := private.conversation_side(application, me);
  company uuid := case side when 'company' then application.company_id when 'manager' then application.applied_by_company_id end;
  problem text := coalesce(private.conversation_problem(application), private.paused_in_words(company));
  message private.application_messages;
begin
  select * into message from private.application_messages m where m.id = p_id;
  if message.id is not null then
    -- Proposed times and offers come with a message, which is what is counted.
    perform private.fail(422, 'invalid_input', 'This message couldn''t be sent')
    where message.author_id is distinct from me.user_id or message.application_id <> application.id
      or message.proposal_id is distinct from proposal or message.offer_id is distinct from offer;
    return message;
  end if;
  perform private.fail(409, 'conversation_closed', problem) where problem is not null;
  perform private.check_message_quotas(me.user_id, proposal, offer);
  insert into private.application_messages (
    id, application_id, author_id, author_side, author_name, company_id, company_name, body, proposal_id, offer_id)
  values (
    p_id, application.id, me.user_id, side, private.colleague_name(me.user_id, company), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  on conflict (id) do nothing
  returning * into message;
  -- The same id was used for another application at the same moment.
  perform private.fail(422, 'invalid_input', 'This message couldn''t be sent') where message.id is null;
  perform private.add_message_files(message, coalesce(p_files, '[]'));
  -- The candidate is notified about an offer once they can see it; until then, nothing shows as new.
  perform private.expect_message_notices(application, message) where offer is null;
  perform private.touch_conversation(application.id) where private.is_message_shown(message, 'candidate');
  return message;
end
$$;
comment on function private.add_message is
  'Writes a message by the caller, who can read the conversation of the application, which private.application_to_talk has locked, and notifies the others. files: [{path, name}]. Callers have checked the text. Sending the same id again returns the existing message. PT409 conversation_closed, PT422, PT429 (RULES: Conversations).';

create function private.withdrawal_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '2 minutes';
comment on function private.withdrawal_time is 'How long an unread message can be withdrawn. contracts/limits.ts says the same.';

create function private.withdrawing_problem(message private.application_messages) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case
      when message.withdrawn_at is not null then 'This message was already withdrawn'
      when num_nonnulls(message.proposal_id, message.offer_id) > 0 then 'This message came with interview times or an offer. Withdraw those instead'
      -- The current time, not the statement's start: it may have waited for an email in delivery.
      when message.created_at <= clock_timestamp() - private.withdrawal_time() then 'You can withdraw a message for 2 minutes'
      when exists (
        select from private.conversation_reads r
        where r.application_id = message.application_id and r.read_seq >= message.seq and r.user_id is distinct from message.author_id
      ) then 'This message has been read, so it can''t be withdrawn'
    end
  );
end
$$;
comment on function private.withdrawing_problem is 'Why the author can''t withdraw a message anymore; null while they can.';

create function private.message_json(message private.application_messages, side text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select to_jsonb(shown) from (select
    message.id, message.seq, message.author_side, message.author_name, message.company_name, message.body, message.proposal_id,
    message.offer_id, message.created_at, message.withdrawn_at, message.removed_at, is_mine,
    (
      select coalesce(jsonb_agg(jsonb_build_object('path', f.path, 'name', f.name, 'size', f.size) order by f.name, f.path), '[]')
      from private.message_files f where f.message_id = message.id and message.withdrawn_at is null
    ) as files,
    private.side_has_reported(message, side) as is_reported,
    private.own_report_json(message, side) as own_report,
    jsonb_build_object(
      'withdraw', is_mine and private.withdrawing_problem(message) is null,
      'report', private.can_report_message(message, side)) as can
    from coalesce(message.author_id = auth.uid(), false) is_mine
  ) shown);
end
$$;
comment on function private.message_json is 'Message (contracts/conversations/conversation.ts) for a reader of that side.';

create function private.readers_in_words(application public.applications, side text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(distinct found.name), '[]')
    from (
      select private.person_name(t.user_id, t.company_id) as name from private.notified_of_message(application, side) t where t.side <> 'manager'
      union all
      select c.name
      from public.candidates managed join public.companies c on c.id = managed.managing_company_id
      where side <> 'manager' and managed.id = application.candidate_id and c.id = application.applied_by_company_id
    ) found
    where found.name is not null
  );
end
$$;
comment on function private.readers_in_words is 'The names of people who read what that side writes; from a representing company only its own.';

create function public.get_conversation(p_application_id uuid, p_before bigint default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  problem text := private.conversation_problem(application);
  found private.application_messages[];
begin
  -- One more than a page, to know whether there are earlier ones.
  found := array(
    select m from private.application_messages m
    where m.application_id = application.id and (p_before is null or m.seq < p_before) and private.is_message_shown(m, side)
    order by m.seq desc limit 51);
  return jsonb_build_object(
    'messages', (
      select coalesce(jsonb_agg(private.message_json(m, side) order by m.seq), '[]') from unnest(found[1:50]) m
    ),
    'has_earlier', cardinality(found) > 50,
    'side', side,
    'read_seq', coalesce(
      (select r.read_seq from private.conversation_reads r where r.application_id = application.id and r.user_id = me.user_id), 0),
    'readers', private.readers_in_words(application, side),
    'problem', problem,
    'block', private.conversation_block_json(application, me),
    'ends', case when problem is null then private.conversation_ends(application) end
  );
end
$$;
comment on function public.get_conversation is
  'Conversation (contracts/conversations/conversation.ts) of an application, for both sides and the representing company: the 50 newest messages, or those before p_before, oldest first. SECURITY DEFINER: messages are closed to every client. PT401, PT404.';

create function public.send_message(p_application_id uuid, p_id uuid, p_body text, p_files jsonb default '[]') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications;
  message private.application_messages;
begin
  perform private.require_caller();
  perform private.fail(422, 'invalid_input', 'This message couldn''t be sent') where p_id is null;
  perform private.refuse_field_errors(private.field_errors(
    jsonb_build_object('body', p_body),
    array[private.rule('body', 'text', 10000, case when coalesce(p_files, '[]') = '[]' then 1 else 0 end, 'Write a message or attach a file')]));
  application := private.application_to_talk(p_application_id);
  message := private.add_message(application, p_id, coalesce(p_body, ''), p_files);
  return private.message_json(message, private.conversation_side(application));
end
$$;
comment on function public.send_message is
  'Writes a message, with up to five uploaded files, [{path, name}], in the conversation of an application the caller can read. The caller makes up p_id: sending the same message again returns the existing one. Returns Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404, PT409 conversation_closed, PT422 by field.';

create function public.withdraw_message(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.application_messages;
  application public.applications;
  problem text;
begin
  perform private.require_caller();
  select * into message from private.application_messages m where m.id = p_id and m.author_id = auth.uid();
  perform private.fail(404, 'message_not_found', 'Message not found') where message.id is null;
  -- Someone opening it right now either waits or has already read it.
  application := private.application_to_talk(message.application_id);
  select * into message from private.application_messages m where m.id = p_id;
  problem := private.withdrawing_problem(message);
  -- Withdrawing it twice is fine.
  if message.withdrawn_at is null then
    perform private.fail(409, 'message_stays', problem) where problem is not null;
    delete from private.message_files f where f.message_id = message.id;
    update private.application_messages m set body = '', withdrawn_at = now() where m.id = message.id returning * into message;
    perform private.touch_conversation(application.id);
  end if;
  return private.message_json(message, private.conversation_side(application));
end
$$;
comment on function public.withdraw_message is
  'Withdraws a message, with its files, that the caller wrote less than two minutes ago and no one has read; its place in the conversation stays. Returns Message. SECURITY DEFINER: messages are closed to every client. PT401, PT404 for another''s or out of reach, PT409 message_stays.';

grant execute on function public.get_conversation, public.send_message, public.withdraw_message to authenticated;
