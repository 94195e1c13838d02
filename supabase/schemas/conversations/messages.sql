-- Writing messages, withdrawing them, and what is read of them.

create function private.touch_conversation(of_application uuid) returns void
language sql set search_path = ''
begin atomic
  insert into public.conversations as c (application_id) values (of_application)
  on conflict (application_id) do update set version = c.version + 1, changed_at = now();
end;
comment on function private.touch_conversation(uuid) is
  'Says that something is new in the conversation, the interviews or the offers of an application: whatever changes them calls it.';

create function private.add_message(
  application public.applications, p_id uuid, p_body text, p_files jsonb default '[]', proposal uuid default null, offer uuid default null
) returns private.application_messages
language plpgsql set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  side text := private.conversation_side(application, me);
  company uuid := case side when 'company' then application.company_id when 'manager' then application.applied_by_company_id end;
  problem text := private.conversation_problem(application);
  message private.application_messages;
begin
  select * into message from private.application_messages m where m.id = p_id;
  if message.id is not null then
    if message.author_id is distinct from me.user_id or message.application_id <> application.id then
      perform private.fail(422, 'invalid_input', 'This message could not be sent');
    end if;
    return message;
  end if;
  if problem is not null then
    perform private.fail(409, 'conversation_closed', problem);
  end if;
  perform private.check_message_quotas(me.user_id, proposal, offer);
  insert into private.application_messages (
    id, application_id, author_id, author_side, author_name, company_id, company_name, body, proposal_id, offer_id)
  values (
    p_id, application.id, me.user_id, side, coalesce(private.person_name(me.user_id, company), 'A colleague'), company,
    (select c.name from public.companies c where c.id = company), private.trimmed(p_body), proposal, offer)
  returning * into message;
  perform private.add_message_files(message, p_files);
  perform private.expect_message_notices(application, message);
  perform private.touch_conversation(application.id);
  return message;
end
$$;
comment on function private.add_message(public.applications, uuid, text, jsonb, uuid, uuid) is
  'Writes a message of the caller, who reads the conversation of the application, locked by private.application_to_talk, and has the others told. files: [{path, name}]. Its text was checked by its callers. Sent again under the same id it is the one that was sent. PT409 conversation_closed, PT422, PT429 (RULES: Conversations).';
