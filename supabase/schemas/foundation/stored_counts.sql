-- Kept numbers: how many there are of something, read by key however many there are.
-- A writer only adds a row to count_changes, so that no two ever wait for each other; every few of them are folded into kept_counts by
-- whoever wrote the last, unless somebody else is at it. The number is the sum of both.

create table private.kept_counts (
  subject uuid not null,
  what text not null,
  n bigint not null,
  primary key (subject, what)
);
comment on table private.kept_counts is
  'Folded numbers of private.counted. subject: a job, a company, or the platform (private.platform()). No foreign key: it would lock the subject, and what goes leaves zeros.';

create table private.count_changes (
  id bigint generated always as identity primary key,
  subject uuid not null,
  what text not null,
  n integer not null
);
comment on table private.count_changes is 'What was added and taken away since it was folded into kept_counts.';
create index count_changes_subject_index on private.count_changes (subject, what);

alter table private.kept_counts enable row level security;
alter table private.count_changes enable row level security;

create view private.counts with (security_invoker = true) as
select subject, what, sum(n)::integer as n
from (
  select subject, what, n from private.kept_counts
  union all
  select subject, what, n from private.count_changes
) as parts
group by subject, what;
comment on view private.counts is 'The numbers as they are: private.counted, by key. What there is none of may be missing.';

create function private.platform() returns uuid
language sql immutable parallel safe set search_path = ''
return '00000000-0000-0000-0000-000000000000'::uuid;
comment on function private.platform is 'The subject of numbers over everything there is.';

create function private.kept_count(of_subject uuid, of_what text) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select n from private.counts where subject = of_subject and what = of_what), 0);
end
$$;
comment on function private.kept_count is 'One kept number, 0 for none.';

create function private.fold_counts() returns trigger
language plpgsql set search_path = ''
as $$
declare
  full_subject uuid;
begin
  for full_subject in
    select c.subject from private.count_changes c
    where c.subject in (select subject from changed)
    group by c.subject having count(*) >= 16
  loop
    -- Never waits. Held to the end of the transaction, so that the next one sees what this one folded.
    if pg_try_advisory_xact_lock(hashtextextended(full_subject::text, 0)) then
      with folded as (
        delete from private.count_changes where subject = full_subject returning what, n
      )
      insert into private.kept_counts as kept (subject, what, n)
      select full_subject, what, sum(n) from folded group by what having sum(n) <> 0
      on conflict (subject, what) do update set n = kept.n + excluded.n;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.fold_counts is 'Statement trigger on count_changes: folds the changes of subjects that have 16 or more.';
create trigger count_changes_fold after insert on private.count_changes
  referencing new table as changed for each statement execute function private.fold_counts();
