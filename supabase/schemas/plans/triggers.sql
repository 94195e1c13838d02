-- When a plan changes, its end notifications and the company's invitations are updated.

create function private.note_first_plan() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.tier <> 'none' then
    new.first_plan_at := coalesce(new.first_plan_at, now());
  elsif not private.undo_is_over(new.first_plan_at) then
    new.first_plan_at := null;
  end if;
  return new;
end
$$;
comment on function private.note_first_plan is 'Row trigger: records when a company was given its first plan, and clears it if that is undone.';
create trigger company_subscriptions_note_first_plan before insert or update on public.company_subscriptions
  for each row execute function private.note_first_plan();

create function private.follow_changed_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Changing a plan notifies people, so they know what applies now.
  perform private.note_told_stage(new.company_id, private.plan_stage(new.expires_at));
  perform private.pause_invitations(new.company_id);
  return null;
end
$$;
comment on function private.follow_changed_plan is 'Row trigger: updates the stage of the plan''s end that the company knows about, and stops or resumes the clock of its invitations. SECURITY DEFINER: the tables are closed.';
create trigger company_subscriptions_are_followed_when_inserted after insert on public.company_subscriptions
  for each row execute function private.follow_changed_plan();
create trigger company_subscriptions_are_followed_when_updated after update on public.company_subscriptions
  for each row when (
    new.tier is distinct from old.tier or new.status is distinct from old.status or new.expires_at is distinct from old.expires_at)
  execute function private.follow_changed_plan();
