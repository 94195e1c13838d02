-- The triggers of messages and their files.

create function private.forget_withdrawn_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  application public.applications;
  reader record;
begin
  select * into application from public.applications a where a.id = new.application_id;
  for reader in
    select r.*
    from private.message_notices n
    join private.conversation_readers(application) r on r.user_id = n.user_id
    where n.application_id = application.id and (n.is_unread or new.withdrawn_at is null) and r.side <> new.author_side
    order by r.user_id
  loop
    update private.message_notices n
    set is_unread = exists (select from private.unread_messages(application.id, reader.user_id, reader.side))
    where n.application_id = application.id and n.user_id = reader.user_id;
    perform private.show_unread(application, reader.user_id, reader.side, reader.company_id);
  end loop;
  return null;
end
$$;
comment on function private.forget_withdrawn_message is 'Trigger on application_messages: a withdrawn message disappears from notifications and unread counts; one that an administrator removed and restored counts again. SECURITY DEFINER: notifications are closed.';
create trigger withdrawn_messages_are_forgotten after update of withdrawn_at on private.application_messages
  for each row when ((old.withdrawn_at is null) <> (new.withdrawn_at is null)) execute function private.forget_withdrawn_message();

create function private.discard_message_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_file_in_use('message_files', old.path) then
    insert into private.discarded_files (bucket_id, name) values ('message_files', old.path) on conflict (bucket_id, name) do nothing;
  end if;
  return null;
end
$$;
comment on function private.discard_message_file is 'Deletes the file of a message that is gone. SECURITY DEFINER: closed table.';
create trigger message_files_discard after delete on private.message_files
  for each row execute function private.discard_message_file();
