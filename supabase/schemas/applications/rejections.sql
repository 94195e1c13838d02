-- Why someone wasn't selected: a reason for the team, and an optional message to the candidate.

create table private.application_rejections (
  event_id bigint primary key references public.application_events (id) on delete cascade,
  application_id uuid not null references public.applications (id) on delete cascade,
  reason text not null check (reason in ('skills', 'level', 'location', 'job_closed', 'salary', 'other')),
  message text check (private.is_text(message, 2000))
);
comment on table private.application_rejections is 'Reason and message of a rejection. Only the team reads the reason; both sides read the message.';
create index application_rejections_application_index on private.application_rejections (application_id, event_id desc);
alter table private.application_rejections enable row level security;

create function private.last_rejection(of_application uuid, only_settled boolean) returns setof private.application_rejections
language sql stable rows 1 set search_path = ''
as $$
  select r.*
  from private.application_rejections r
  join public.application_events e on e.id = r.event_id
  where r.application_id = of_application and (not only_settled or private.is_settled(e))
  order by r.event_id desc
  limit 1
$$;
comment on function private.last_rejection is 'Reason and message of a rejected application; only_settled: only once it can''t be undone.';
