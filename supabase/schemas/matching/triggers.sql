-- Triggers that keep stored matches in line with published jobs.
-- SECURITY DEFINER: people who publish jobs or decide about companies have no rights on these tables.

create function private.match_changed_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := array(select job_id from changed);
begin
  perform private.add_match_terms(ids);
  -- A new statement, so that it sees terms added by others at the same time.
  perform private.refresh_matchable_jobs(ids);
  return null;
end
$$;
comment on function private.match_changed_jobs is 'Statement trigger on published_jobs.';
create trigger published_jobs_are_matched_when_inserted after insert on public.published_jobs
  referencing new table as changed for each statement execute function private.match_changed_jobs();
create trigger published_jobs_are_matched_when_updated after update on public.published_jobs
  referencing new table as changed for each statement execute function private.match_changed_jobs();

create function private.note_decided_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_reopened_companies(array(
    select changed.id from changed join before using (id)
    where (changed.is_approved, changed.suspended_at) is distinct from (before.is_approved, before.suspended_at)
      or changed.culture_values <> before.culture_values));
  return null;
end
$$;
comment on function private.note_decided_companies is 'Statement trigger on companies.';
create trigger companies_reopen_when_approved after update on public.companies
  referencing old table as before new table as changed
  for each statement execute function private.note_decided_companies();

create function private.note_subscribed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_reopened_companies(array(select company_id from changed));
  return null;
end
$$;
comment on function private.note_subscribed_companies is 'Statement trigger on company_subscriptions.';
create trigger subscriptions_reopen_companies_when_inserted after insert on public.company_subscriptions
  referencing new table as changed for each statement execute function private.note_subscribed_companies();
create trigger subscriptions_reopen_companies_when_updated after update on public.company_subscriptions
  referencing new table as changed for each statement execute function private.note_subscribed_companies();
