-- The triggers of jobs, and those that publish changes of jobs, companies and plans. Their order: jobs/tables.sql.
-- SECURITY DEFINER: writers of these rows have no rights on what is published; the functions act only on changed rows.

-- ── Jobs ────────────────────────────────────────────────────────────────────────────────────────────────────────

create trigger jobs_touch_updated_at before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger job_assignments_touch_updated_at before update on public.job_assignments
  for each row execute function private.touch_updated_at();

create function private.keep_title_when_open() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_active and not private.is_expired(new) then
    delete from private.titles_when_open t where t.job_id = new.id;
  elsif new.title <> old.title then
    insert into private.titles_when_open (job_id, title) values (new.id, old.title) on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.keep_title_when_open is 'Row trigger on jobs: stores the title a job had when it was last open.';
create trigger jobs_keep_title_when_open after update of title, status, expires_at, deleted_at on public.jobs
  for each row execute function private.keep_title_when_open();

create function private.publish_changed_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_vocabulary();
  perform private.refresh_published_jobs(array(select id from changed));
  perform private.refit_open_jobs(array(select company_id from changed));
  return null;
end
$$;
comment on function private.publish_changed_jobs is 'Statement trigger on jobs.';
create trigger jobs_are_published_when_inserted after insert on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();
create trigger jobs_are_published_when_updated after update on public.jobs
  referencing new table as changed for each statement execute function private.publish_changed_jobs();

-- ── Companies and their plans ───────────────────────────────────────────────────────────────────────────────────

-- Each writes only its own columns, from its own row, so that a simultaneous approval and plan change both take effect.
create function private.publish_changed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.published_companies as published (company_id, name, logo_url, is_approved, industry, culture_values)
  select c.id, c.name, c.logo_url, not private.is_paused(c), c.industry, c.culture_values
  from changed join public.companies c using (id)
  on conflict (company_id) do update set (name, logo_url, is_approved, industry, culture_values)
    = (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry, excluded.culture_values)
  where (published.name, published.logo_url, published.is_approved, published.industry, published.culture_values)
    is distinct from (excluded.name, excluded.logo_url, excluded.is_approved, excluded.industry, excluded.culture_values);
  return null;
end
$$;
comment on function private.publish_changed_companies is 'Statement trigger on companies: name, logo, industry, culture and whether it is paused are in published_companies.';
create trigger companies_are_published_when_inserted after insert on public.companies
  referencing new table as changed for each statement execute function private.publish_changed_companies();
create trigger companies_are_published_when_updated after update on public.companies
  referencing new table as changed for each statement execute function private.publish_changed_companies();

create function private.publish_changed_subscriptions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.published_companies c
  set plan_until = coalesce((
    select case when private.is_plan_active(s) then coalesce(private.plan_end(s.expires_at), 'infinity') end
    from public.company_subscriptions s where s.company_id = c.company_id
  ), '-infinity')
  where c.company_id in (select company_id from changed);
  perform private.fit_open_jobs(company_id) from changed;
  return null;
end
$$;
comment on function private.publish_changed_subscriptions is 'Statement trigger on company_subscriptions.';
create trigger subscriptions_are_published_when_inserted after insert on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_changed_subscriptions();
create trigger subscriptions_are_published_when_updated after update on public.company_subscriptions
  referencing new table as changed for each statement execute function private.publish_changed_subscriptions();
create trigger subscriptions_are_published_when_deleted after delete on public.company_subscriptions
  referencing old table as changed for each statement execute function private.publish_changed_subscriptions();

-- ── What is published ───────────────────────────────────────────────────────────────────────────────────────────

create function private.note_published_or_gone_jobs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_visible_changes(array(select company_id from changed));
  return null;
end
$$;
comment on function private.note_published_or_gone_jobs is 'Statement trigger on published_jobs, for added or removed rows.';
create trigger published_jobs_are_noted_when_inserted after insert on public.published_jobs
  referencing new table as changed for each statement execute function private.note_published_or_gone_jobs();
create trigger published_jobs_are_noted_when_deleted after delete on public.published_jobs
  referencing old table as changed for each statement execute function private.note_published_or_gone_jobs();

create function private.note_changed_ends() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_visible_changes(array(
    select unnest(array[before.company_id, changed.company_id])
    from before
    join changed using (job_id)
    where (before.company_id, before.visible_until) is distinct from (changed.company_id, changed.visible_until)
  ));
  return null;
end
$$;
comment on function private.note_changed_ends is 'Statement trigger on published_jobs, for rows whose end or company changed.';
create trigger published_jobs_are_noted_when_updated after update on public.published_jobs
  referencing old table as before new table as changed for each statement execute function private.note_changed_ends();

create function private.note_opened_and_closed_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_visible_changes(array(
    select company_id from changed join before using (company_id) where changed.visible_until <> before.visible_until));
  return null;
end
$$;
comment on function private.note_opened_and_closed_companies is 'Statement trigger on published_companies.';
create trigger published_companies_are_noted_when_updated after update on private.published_companies
  referencing old table as before new table as changed for each statement execute function private.note_opened_and_closed_companies();
