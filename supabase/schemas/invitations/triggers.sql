-- The triggers of invitations. Their order: invitations/tables.sql.

create trigger invitations_touch_updated_at before update on public.invitations
  for each row execute function private.touch_updated_at();

create function private.date_invitation_end() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.ended_at := case when new.status <> 'pending' then coalesce(new.ended_at, now()) end;
  return new;
end
$$;
comment on function private.date_invitation_end is 'Row trigger on invitations: sets ended_at when one ends or is resent.';
create trigger invitations_date_their_end before insert or update of status on public.invitations
  for each row execute function private.date_invitation_end();

create function private.drop_what_was_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.email_outbox o where o.sent_at is null and o.data ->> 'invitation_id' = coalesce(new.id, old.id)::text;
  -- The notification of an accepted invitation stays, marked as read.
  if new.status is distinct from 'accepted' then
    delete from public.notifications n where n.type = 'company_invitation' and n.data ->> 'invitation_id' = coalesce(new.id, old.id)::text;
  end if;
  return null;
end
$$;
comment on function private.drop_what_was_told is
  'Row trigger on invitations: deletes pending emails and notifications of an invitation that has ended or is resent. SECURITY DEFINER: outbox and notifications are closed.';
create trigger invitations_drop_what_was_told after update on public.invitations
  for each row when (old.status is distinct from new.status or old.sent_at is distinct from new.sent_at)
  execute function private.drop_what_was_told();
create trigger invitations_take_along_what_was_told after delete on public.invitations
  for each row execute function private.drop_what_was_told();

create function private.follow_changed_approval() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.pause_invitations(new.id);
  if private.is_paused(old) and not private.is_paused(new) and private.undo_is_over(coalesce(old.suspended_at, old.rejected_at)) then
    perform private.give_time_again(of_company => new.id);
  end if;
  return null;
end
$$;
comment on function private.follow_changed_approval is 'Row trigger: when a company''s approval or suspension changes, stops or resumes the clock of its invitations, and extends pending dates after a pause.';
create trigger companies_pause_invitations after update of is_approved, suspended_at on public.companies
  for each row when ((new.is_approved, new.suspended_at) is distinct from (old.is_approved, old.suspended_at))
  execute function private.follow_changed_approval();
