-- What staff are told, as each of them wants it.

create function private.tell_staff(
  of_user uuid, kind text, type text, title text, message text, data jsonb, path text, template text default null, mail_data jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.notify(of_user, type, title, message, data);
  if template is not null then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user), mail_data || jsonb_build_object('path', path));
  end if;
end
$$;
comment on function private.tell_staff(uuid, text, text, text, text, jsonb, text, text, jsonb) is
  'Tells somebody of the staff one thing of a kind (contracts/notification.ts, staffNoticeKinds): in the application, and by mail where a template is named. path: of the page that shows it.';
