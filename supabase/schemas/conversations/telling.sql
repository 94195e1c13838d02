-- Who is told of a message by mail and when, and how much somebody has not read.

create function private.expect_message_notices(application public.applications, message private.application_messages) returns void
language plpgsql set search_path = ''
as $$
begin
  return;
end
$$;
comment on function private.expect_message_notices(public.applications, private.application_messages) is
  'After a message: whom it will be told, and when. One that brought times or an offer is told by those.';
