-- Stored counts of the jobs the public sees now: per company, and in total.
--
-- Writers only note, in their own row, whose jobs may have changed, so they never wait for each other. A writer that gets the lock right away
-- recounts the noted companies; readers count what is still noted and what has expired. The note is part of the change's transaction, and a
-- recount removes its notes in one statement, so readers see both or neither.

create table private.visible_counts (
  subject uuid primary key,
  n bigint not null,
  until timestamptz not null
);
comment on table private.visible_counts is
  'How many of private.visible_jobs each company has, and all together (private.platform()), except changes noted in visible_changes. No foreign key: it would lock the company; a deleted company leaves a zero.';
comment on column private.visible_counts.until is 'When the first of these jobs expires, by its last day or its company''s plan; infinity if none.';
create index visible_counts_until_index on private.visible_counts (until);

create table private.visible_changes (
  id bigint generated always as identity primary key,
  company_id uuid not null
);
comment on table private.visible_changes is 'Companies whose visible jobs may have changed since they were last counted.';

alter table private.visible_counts enable row level security;
alter table private.visible_changes enable row level security;

create view private.due_visible_counts with (security_invoker = true) as
select due.company_id, counted.n, counted.until, coalesce(kept.n, 0) as kept_n
from (
  select noted.company_id from private.visible_changes noted
  union
  select ended.subject from private.visible_counts ended where ended.until <= now()
) as due
left join private.visible_counts kept on kept.subject = due.company_id
cross join lateral (
  select count(*) as n, coalesce(least(min(p.visible_until), min(c.visible_until)), 'infinity') as until
  from private.published_companies c
  join public.published_jobs p on p.company_id = c.company_id
  where c.company_id = due.company_id and c.visible_until > now() and p.visible_until > now()
) as counted;
comment on view private.due_visible_counts is 'Companies whose count in visible_counts may be outdated, with the current and the stored count.';

create function private.count_visible_jobs() returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select n from private.visible_counts where subject = private.platform()), 0)
    + coalesce((select sum(n - kept_n) from private.due_visible_counts), 0);
end
$$;
comment on function private.count_visible_jobs is 'The current number of private.visible_jobs.';

create function private.count_visible_jobs_of(of_company uuid) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select n from private.due_visible_counts where company_id = of_company),
    (select n from private.visible_counts where subject = of_company),
    0);
end
$$;
comment on function private.count_visible_jobs_of is 'A company''s current number of private.visible_jobs.';

create function private.note_visible_changes(of_companies uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if of_companies = '{}' then
    return;
  end if;
  insert into private.visible_changes (company_id) select distinct company from unnest(of_companies) as company;
  -- Never waits. Held until the transaction ends, so that the next one sees this count.
  if pg_try_advisory_xact_lock(hashtextextended('visible counts', 0)) then
    with due as materialized (
      select company_id, n, until, kept_n from private.due_visible_counts
    ), done as (
      -- The hosted API refuses a DELETE without WHERE.
      delete from private.visible_changes where true
    )
    insert into private.visible_counts as kept (subject, n, until)
    select company_id, n, until from due
    union all
    select
      private.platform(),
      coalesce((select n from private.visible_counts where subject = private.platform()), 0) + sum(n - kept_n),
      'infinity'
    from due
    on conflict (subject) do update set n = excluded.n, until = excluded.until
    where (kept.n, kept.until) is distinct from (excluded.n, excluded.until);
  end if;
end
$$;
comment on function private.note_visible_changes is 'Notes that these companies'' visible jobs may have changed, and counts what is due.';
