-- Administrators who came by invitation before their names were kept get the name they were invited by.
update public.profiles p set
  first_name = coalesce(i.company_data ->> 'firstName', ''),
  last_name = coalesce(i.company_data ->> 'lastName', '')
from public.invitations i
where i.type = 'admin_invitation' and i.accepted_by = p.id and p.role = 'admin' and p.first_name = '' and p.last_name = '';
