-- Withdrawing an application, and applying again for the job. Each application is separate and keeps its files, responses, history and reply-by
-- date.

create table private.application_withdrawals (
  application_id uuid primary key references public.applications (id) on delete cascade,
  reason text check (reason in ('other_job', 'not_fitting', 'salary', 'location', 'too_slow', 'send_anew', 'other')),
  message text check (private.is_text(message, 1000))
);
comment on table private.application_withdrawals is 'Why an application was withdrawn, if its candidate gave a reason.';
alter table private.application_withdrawals enable row level security;

create function private.last_application(of_candidate uuid, of_job uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select a from public.applications a where a.candidate_id = of_candidate and a.job_id = of_job order by a.attempt desc limit 1
  );
end
$$;
comment on function private.last_application is 'The newest application of a candidate for a job; all null for none.';

create function private.can_apply_again(last public.applications) returns boolean
language sql immutable parallel safe
return last.status = 'withdrawn' and last.attempt < 3;
comment on function private.can_apply_again is 'Whether a candidate may apply again: after withdrawing, three times in total.';

create function private.withdrawn_json(last public.applications) returns jsonb
language sql stable set search_path = ''
as $$
  select case when last.status = 'withdrawn' then jsonb_build_object(
    'at', (select max(e.created_at) from public.application_events e where e.application_id = last.id and e.to_status = 'withdrawn'),
    'can_apply', private.can_apply_again(last)) end
$$;
comment on function private.withdrawn_json is 'What a job''s page shows about a withdrawn application; null for any other.';

create function private.later_application(application public.applications) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select a.id from public.applications a
    where a.candidate_id = application.candidate_id and a.job_id = application.job_id and a.attempt = application.attempt + 1
  );
end
$$;
comment on function private.later_application is 'The application that was made after this one was withdrawn, or null.';

create function private.keep_attempt() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  last public.applications := private.last_application(new.candidate_id, new.job_id);
begin
  -- One that isn't allowed gets the number of the previous attempt, which the unique constraint refuses, as with simultaneous ones.
  new.attempt := case when last.id is null then 1 when private.can_apply_again(last) then last.attempt + 1 else last.attempt end;
  return new;
end
$$;
comment on function private.keep_attempt is
  'Row trigger: an application is its candidate''s first for the job, or follows one that was withdrawn; there is never a second one while the first isn''t withdrawn (RULES: Applications). SECURITY DEFINER: reads applications regardless of row policies.';
