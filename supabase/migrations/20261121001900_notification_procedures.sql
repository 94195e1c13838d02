-- Notifications: reading and dismissing happen on the table; marking read goes through here (S2 §4, §7).

create function public.mark_notification_read(notification_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set is_read = true
  where n.id = notification_id and n.user_id = private.require_caller();
  if not found then
    perform private.fail(404, 'notification_not_found', 'This notification no longer exists');
  end if;
end
$$;
comment on function public.mark_notification_read(uuid) is
  'Marks one of the caller''s notifications read; safe to repeat. PT404 for one that is gone or somebody else''s. SECURITY DEFINER: clients have no UPDATE right, so that nobody rewrites what they were told.';
grant execute on function public.mark_notification_read(uuid) to authenticated;
