-- Since when candidates are managed is kept from now on; who accepted before did so when they accepted the invitation.
-- Nothing of their profile changes by that, so its date stays. Safe to repeat.
set local statement_timeout = 0;
alter table public.candidates disable trigger candidates_touch_updated_at;
update public.candidates c set managed_since = accepted.at
from (
  select i.accepted_by, i.company_id, max(i.accepted_at) as at
  from public.invitations i
  where i.type = 'candidate' and i.status = 'accepted'
  group by i.accepted_by, i.company_id
) as accepted
where c.user_id = accepted.accepted_by and c.managing_company_id = accepted.company_id and c.managed_since is null;
alter table public.candidates enable trigger candidates_touch_updated_at;
