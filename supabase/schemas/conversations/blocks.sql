-- Blocking the other side of a conversation. SECURITY DEFINER: the table is closed to every client.

create function private.can_block(side text) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(side in ('candidate', 'company'), false);
comment on function private.can_block is 'True for the candidate and the job''s company; the representing company can''t block on a candidate''s behalf.';

create function private.conversation_block_json(application public.applications, me private.reach default private.my_reach()) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'mine', private.can_block(side) and private.is_blocked_between(application.candidate_id, application.company_id, side),
      'theirs', private.is_blocked_between(
        application.candidate_id, application.company_id, case side when 'candidate' then 'company' when 'company' then 'candidate' end),
      'can', private.can_block(side))
    from private.conversation_side(application, me) side
  );
end
$$;
comment on function private.conversation_block_json is 'ConversationBlock (contracts) for the caller, who reads the conversation.';

create function public.set_conversation_blocked(p_application_id uuid, p_is_blocked boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications := private.application_to_talk(p_application_id);
  side text := private.conversation_side(application);
begin
  if not private.can_block(side) then
    perform private.fail(403, 'not_allowed', 'Only the candidate and the company can block a conversation');
  elsif p_is_blocked is null then
    perform private.refuse_field_errors('{"is_blocked": "Choose whether to block it"}');
  elsif p_is_blocked then
    insert into private.conversation_blocks (application_id, blocked_by, user_id) values (application.id, side, auth.uid())
    on conflict do nothing;
  else
    -- From any of their conversations.
    delete from private.conversation_blocks b
    using public.applications a
    where a.id = b.application_id and b.blocked_by = side
      and (a.id = application.id or a.candidate_id = application.candidate_id and a.company_id = application.company_id);
  end if;
  if found then
    perform private.touch_conversation(a.id)
    from public.applications a
    where a.id = application.id or a.candidate_id = application.candidate_id and a.company_id = application.company_id
    order by a.id;
  end if;
  return private.conversation_block_json(application);
end
$$;
comment on function public.set_conversation_blocked is
  'Blocks the other side on behalf of the caller''s side, or lifts its block, no matter who set it and in which of their conversations; returns ConversationBlock. While a block exists, neither side can write, propose times or make an offer; existing messages, interviews and offers stay. Safe to repeat. PT401, PT403 for the representing company, PT404, PT422.';

grant execute on function public.set_conversation_blocked to authenticated;
