-- Open invitations of companies that are not live stop expiring. Safe to repeat.
select private.pause_invitations(c.id) from public.companies c where not private.company_is_live(c.id);
