-- Named filters of a team's list of applications, shared by everyone on it. SECURITY DEFINER: the table is closed to every client.

create table private.application_views (
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  name text not null check (private.is_line(name, 60, 1)),
  filters jsonb not null check (jsonb_typeof(filters) = 'object' and length(filters::text) <= 2000),
  made_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
comment on table private.application_views is 'Filters and order of lists of applications under a name (RULES: Applications).';
comment on column private.application_views.filters is 'ApplicationFilter with "order" (contracts/applications/view.ts).';
create unique index application_views_name_index on private.application_views (company_id, lower(name));
create index application_views_maker_index on private.application_views (made_by);
alter table private.application_views enable row level security;

create function private.application_view_json(kept private.application_views) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', kept.id, 'name', kept.name, 'filters', kept.filters, 'changed_at', kept.changed_at,
    'made_by', case when private.can_at_company(kept.company_id, 'handle_applications')
      then private.person_name(kept.made_by, kept.company_id) end);
end
$$;
comment on function private.application_view_json is 'ApplicationView (contracts/applications/view.ts); includes the author for those who may change it.';

create function public.list_application_views(p_company_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company uuid := case when p_company_id is null then private.listed_company_id(null)
    else (private.staffed_membership(p_company_id)).company_id end;
begin
  return jsonb_build_object(
    'views', (
      select coalesce(jsonb_agg(private.application_view_json(v) order by lower(v.name)), '[]')
      from private.application_views v where v.company_id = company),
    'can', jsonb_build_object('edit', coalesce(private.can_at_company(company, 'handle_applications'), false)));
end
$$;
comment on function public.list_application_views is
  'ApplicationViews (contracts/applications/view.ts) of the caller''s company, by name, for all its staff; none for a caller without any company who names none (private.listed_company_id). PT401, PT404.';

create function private.editable_views(of_company uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  if not private.can_at_company(of_company, 'handle_applications') then
    perform private.fail(403, 'not_allowed', 'Only recruiters, managers and administrators of your company can save views');
  end if;
  -- One at a time, because names and their number are checked.
  perform from public.companies c where c.id = of_company for no key update;
  return of_company;
end
$$;
comment on function private.editable_views is 'The company, locked, if the caller may change its views. PT403.';

create function public.save_application_view(
  p_id uuid, p_name text, p_filters jsonb, p_seen timestamptz default null, p_company_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := private.editable_views((private.staffed_membership(p_company_id)).company_id);
  wanted_name text := private.trimmed(p_name);
  wanted jsonb := jsonb_strip_nulls(coalesce(nullif(p_filters, 'null'), '{}'));
  errors jsonb := private.field_errors(jsonb_build_object('name', p_name), private.applications_rules('view'));
  stored private.application_views;
begin
  if not errors ? 'name' and exists (
    select from private.application_views v where v.company_id = company and lower(v.name) = lower(wanted_name) and v.id is distinct from p_id
  ) then
    errors := errors || '{"name": "Your team already has a view with this name"}';
  end if;
  perform private.refuse_field_errors(errors);
  perform private.fail(422, 'invalid_input', 'This view can''t be saved') where jsonb_typeof(wanted) <> 'object';
  -- A filter the list would refuse can't be saved.
  perform private.read_application_order(wanted ->> 'order'), private.read_application_filter(wanted - 'order', company);
  select * into stored from private.application_views v where v.id = p_id;
  perform private.refuse_taken_id() where p_id is null or stored.company_id <> company;
  -- Saving it again after a lost response changes nothing.
  if stored.name = wanted_name and stored.filters = wanted then
    return private.application_view_json(stored);
  end if;
  if stored.id is null then
    perform private.fail(409, 'too_many_views', 'Your team has 30 views. Delete one first')
    where (select count(*) >= 30 from private.application_views v where v.company_id = company);
  else
    perform private.refuse_outdated(stored.changed_at, coalesce(p_seen, '-infinity'), private.application_view_json(stored));
  end if;
  insert into private.application_views as v (id, company_id, name, filters, made_by, changed_at)
  values (p_id, company, wanted_name, wanted, auth.uid(), clock_timestamp())
  on conflict (id) do update set name = excluded.name, filters = excluded.filters, changed_at = excluded.changed_at
  where v.company_id = company
  returning * into stored;
  perform private.refuse_taken_id() where not found;
  return private.application_view_json(stored);
end
$$;
comment on function public.save_application_view is
  'Saves a view of the caller''s team, new or renamed, under an id made up by the author''s browser; a deleted one is restored. p_seen: changed_at of the version being edited. Returns ApplicationView. Safe to repeat. PT401, PT403, PT404, PT409 edit_conflict, too_many_views or id_taken, PT422 by field.';

create function public.delete_application_view(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_company uuid := (select v.company_id from private.application_views v where v.id = p_id);
begin
  perform private.require_caller();
  -- Deleting it twice is fine, and tells strangers nothing.
  if of_company in (select private.my_company_ids()) then
    perform private.editable_views(of_company);
    delete from private.application_views v where v.id = p_id;
  end if;
end
$$;
comment on function public.delete_application_view is
  'Deletes a view of the caller''s team; saving it again under its id restores it. Safe to repeat. PT401, PT403.';

grant execute on function public.list_application_views, public.save_application_view, public.delete_application_view to authenticated;
