-- The clock of an invitation stops while its company can't have it accepted.

create function private.lock_invitations(of_company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.invitations i
  where i.company_id = of_company and i.status in ('pending', 'declined') order by i.id for no key update;
end
$$;
comment on function private.lock_invitations is 'Locks invitations whose clock may stop or resume, before their company.';

create function private.pause_invitations(of_company uuid, since timestamptz default now()) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_invitations(of_company);
  -- Checked after taking the locks, which a plan change may have held.
  if private.company_is_live(of_company) then
    update public.invitations i set expires_at = private.invitation_end(i), paused_at = null
    where i.company_id = of_company and i.paused_at is not null;
  else
    update public.invitations i set paused_at = since
    where i.company_id = of_company and i.paused_at is null and i.expires_at > since
      -- Declining can be undone.
      and i.status in ('pending', 'declined');
  end if;
end
$$;
comment on function private.pause_invitations is
  'Stops the clock of a company''s open invitations while the company isn''t live, and resumes it afterward. Called when its approval or plan changes, and when the plan expires: from that moment (RULES: Invitations).';
