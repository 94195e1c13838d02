-- Interviews of before say whose they are. Safe to repeat: writes only what says nothing yet.
set local statement_timeout = 0;
update public.application_events e set candidate_id = a.candidate_id
from public.applications a
where a.id = e.application_id and e.to_status = 'interview' and e.candidate_id is null;
