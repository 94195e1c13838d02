-- How far someone has read, what they haven't, and whether there's anything new. SECURITY DEFINER: the tables are closed.

create function private.unread_count(application public.applications, me private.reach default private.my_reach()) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (
    select from private.message_notices n where n.application_id = application.id and n.user_id = me.user_id and n.is_unread) then
    return 0;
  end if;
  return (
    select count(*) from private.unread_messages(application.id, me.user_id, private.conversation_side(application, me)));
end
$$;
comment on function private.unread_count is 'How many of an application''s messages the caller, who may read them, hasn''t read.';

create function private.unread_conversations(at_company uuid default null) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  me private.reach;
begin
  -- Most people have none, so stop early.
  if not exists (select from private.message_notices n where n.user_id = auth.uid() and n.is_unread) then
    return 0;
  end if;
  me := private.my_reach();
  return (
    select count(*)
    from private.message_notices n
    join public.applications a on a.id = n.application_id
    where n.user_id = me.user_id and n.is_unread and case private.conversation_side(a, me)
      when 'candidate' then true
      when 'company' then at_company is null or a.company_id = at_company
      when 'manager' then at_company is null or a.applied_by_company_id = at_company
    end
  );
end
$$;
comment on function private.unread_conversations is 'How many conversations have something unread for the caller, at a company.';

create function private.unread_notifications(of_user uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*)
    from (
      select is_read from public.notifications where user_id = of_user order by created_at desc, id desc limit 50
    ) listed
    where not is_read
  );
end
$$;
comment on function private.unread_notifications is 'How many are unread among the notifications the bell lists.';

create function public.mark_conversation_read(p_application_id uuid, p_seq bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me private.reach := private.my_reach();
  application public.applications := private.read_conversation(p_application_id, me);
  side text := private.conversation_side(application, me);
  -- No one can have read what isn't written yet or isn't shown to them.
  seen bigint := (
    select m.seq from private.application_messages m
    where m.application_id = application.id and m.seq <= p_seq and private.is_message_shown(m, side) order by m.seq desc limit 1);
begin
  if seen is null then
    return;
  end if;
  -- A simultaneous withdrawal comes entirely before or after.
  perform from public.applications a where a.id = application.id for key share;
  -- So does a deletion of their account.
  perform from auth.users u where u.id = me.user_id for key share;
  if not found then
    return;
  end if;
  insert into private.conversation_reads as r (application_id, user_id, read_seq)
  values (application.id, me.user_id, seen)
  on conflict (application_id, user_id) do update set read_seq = excluded.read_seq where r.read_seq < excluded.read_seq;
  update private.message_notices n set is_unread = false
  where n.application_id = application.id and n.user_id = me.user_id and n.is_unread
    and not exists (select from private.unread_messages(application.id, me.user_id, side));
  if found then
    update public.notifications n set is_read = true
    where n.user_id = me.user_id and n.type in ('message_received', 'applicant_message') and not n.is_read
      and coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = application.id::text;
    delete from private.staff_summary_items i
    where i.user_id = me.user_id and i.kind = 'applicant_messages' and i.path = private.answer_path(application.id, side);
  end if;
end
$$;
comment on function public.mark_conversation_read is
  'Marks a conversation as read by the caller up to a message: it no longer counts as unread, and pending notifications don''t mention it (RULES: Conversations). Never moves backward. Safe to repeat. PT401, PT404.';

create function public.get_news(p_application_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  return jsonb_build_object(
    'unread', private.unread_notifications(caller),
    'unread_conversations', private.unread_conversations((private.my_membership()).company_id),
    'version', (
      select coalesce(c.version, 0)
      from public.applications a left join public.conversations c on c.application_id = a.id
      where a.id = p_application_id and private.can_read_conversation(a)
    ),
    'team_version', (
      select coalesce(n.version, 0)
      from public.applications a left join public.team_news n on n.application_id = a.id
      where a.id = p_application_id and private.conversation_side(a) = 'company'
    )
  );
end
$$;
comment on function public.get_news is
  'News (contracts/conversations/conversation.ts): the frame''s unread counts, the version of a conversation the caller can read, and the version of its team-only parts, or null. Polled every few seconds while a page is visible, so it reads nothing else. PT401.';

grant execute on function public.mark_conversation_read, public.get_news to authenticated;
