-- What happened before says at which company. Safe to repeat: writes only what says nothing yet.
set local statement_timeout = 0;
update public.application_events e set company_id = a.company_id
from public.applications a
where a.id = e.application_id and e.company_id is null;
