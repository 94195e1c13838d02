-- Withdrawing an application, and applying again for the job after that. Each application is one of its own: what was sent, its answers,
-- its history and its promised day stay with it.

create table private.application_withdrawals (
  application_id uuid primary key references public.applications (id) on delete cascade,
  reason text check (reason in ('other_job', 'not_fitting', 'salary', 'location', 'too_slow', 'send_anew', 'other')),
  message text check (private.is_text(message, 1000))
);
comment on table private.application_withdrawals is
  'Why an application was withdrawn, where its candidate has said so (RULES: Applications). Written by withdraw_application.';
alter table private.application_withdrawals enable row level security;

create function private.last_application(of_candidate uuid, of_job uuid) returns public.applications
language plpgsql stable set search_path = ''
as $$
declare
  last public.applications;
begin
  select * into last from public.applications a
  where a.candidate_id = of_candidate and a.job_id = of_job order by a.attempt desc limit 1;
  return last;
end
$$;
comment on function private.last_application is 'The newest application of a candidate for a job; all null for none.';

create function private.can_apply_again(last public.applications) returns boolean
language sql immutable parallel safe
return last.status = 'withdrawn' and last.attempt < 3;
comment on function private.can_apply_again is
  'Whether its candidate may apply for the job again, while it is open: after withdrawing, three times in all (RULES: Applications).';

create function private.withdrawn_json(last public.applications) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return case when last.status = 'withdrawn' then jsonb_build_object(
    'at', (select max(e.created_at) from public.application_events e where e.application_id = last.id and e.to_status = 'withdrawn'),
    'can_apply', private.can_apply_again(last)) end;
end
$$;
comment on function private.withdrawn_json is
  'What the page of a job says of a withdrawn application (JobDetails of contracts/candidate.ts); null for any other.';

create function private.application_events_json(
  application public.applications, names_of_company uuid, me private.reach default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  of_candidate boolean := me is null;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'application_id', e.application_id,
      'from_status', e.from_status,
      'to_status', e.to_status,
      'created_at', e.created_at,
      'by_candidate', e.from_status is null or e.by_candidate or e.to_status = 'withdrawn',
      'actor_name', case when not (of_candidate and e.to_status = 'rejected') then nullif(btrim(u.first_name || ' ' || u.last_name), '') end,
      'is_mine', coalesce(e.actor_id = (select auth.uid()), false),
      'withdrawal', case when of_candidate or me.is_admin or names_of_company is not null then (
        select jsonb_build_object('reason', w.reason, 'message', w.message)
        from private.application_withdrawals w where w.application_id = e.application_id and e.to_status = 'withdrawn'
      ) end
    ) order by e.id), '[]')
    from public.applications a
    join public.application_events e on e.application_id = a.id
    left join public.company_users u on u.user_id = e.actor_id and u.company_id = names_of_company
    -- Nobody is left to whom earlier ones would belong once the account was deleted.
    where (a.id = application.id or a.candidate_id = application.candidate_id and a.job_id = application.job_id
        and a.attempt < application.attempt and (of_candidate or me.is_admin or private.can_review_application(a, me)))
      and (coalesce(me.is_admin or private.can_move_application(application, me), false) or private.is_settled(e))
  );
end
$$;
comment on function private.application_events_json is
  'ApplicationEvent[] (contracts/application.ts) of an application and of those withdrawn before it, oldest first. Names only of colleagues at the given company; none with null. Moves that can still be undone are for who may move it and for administrators. Without a reach as its candidate reads it, without the name of who did not select them.';

create function private.later_application(application public.applications) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select a.id from public.applications a
    where a.candidate_id = application.candidate_id and a.job_id = application.job_id and a.attempt = application.attempt + 1);
end
$$;
comment on function private.later_application is 'The application that was made after this one was withdrawn, or null.';

create function private.keep_attempt() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  last public.applications := private.last_application(new.candidate_id, new.job_id);
begin
  -- One that may not be is given the place of the one before it, which the constraint refuses like any that came at the same moment.
  new.attempt := case when last.id is null then 1 when private.can_apply_again(last) then last.attempt + 1 else last.attempt end;
  return new;
end
$$;
comment on function private.keep_attempt is
  'Row trigger: an application is its candidate''s first for the job, or follows one that was withdrawn; there is never a second beside one that was not (RULES: Applications). SECURITY DEFINER: reads applications past row policies.';
create trigger applications_keep_attempt before insert on public.applications
  for each row execute function private.keep_attempt();
