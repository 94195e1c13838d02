-- No policy and no grant: only procedures read or write invitations.

alter table public.invitations enable row level security;

create trigger invitations_touch_updated_at before update on public.invitations
  for each row execute function private.touch_updated_at();
