-- Tags of a company's team on the applications for its jobs. Only that team reads them.
-- SECURITY DEFINER: the tables are closed to every client.

create function private.tag_key(name text) returns text
language sql immutable set search_path = ''
return private.trimmed(private.search_text(name));
comment on function private.tag_key is 'A tag as compared.';

create function private.tags_of(of_application uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select t.name from private.application_tags a join private.company_tags t on t.id = a.tag_id
    where a.application_id = of_application order by t.key);
end
$$;
comment on function private.tags_of is 'The tags of an application, by name. Callers check that the reader is of its team.';

create function private.tagged_applications(of_company uuid, keys text[]) returns setof uuid
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select a.application_id
    from private.company_tags t join private.application_tags a on a.tag_id = t.id
    -- Only for its team: administrators read the same lists.
    where t.company_id = of_company and t.key = any (keys) and of_company in (select private.my_company_ids())
    group by a.application_id having count(*) = cardinality(keys);
end
$$;
comment on function private.tagged_applications is 'The applications with all of these tags of the caller''s company.';

create function private.tags_in_use(of_company uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*) from private.company_tags t
    where t.company_id = of_company and exists (select from private.application_tags a where a.tag_id = t.id));
end
$$;
comment on function private.tags_in_use is 'How many of a company''s tags are in use.';

create function public.get_tags(p_company_id uuid default null, p_job_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  of_company uuid := (private.my_membership(
    coalesce(p_company_id, (select j.company_id from public.jobs j where j.id = p_job_id)))).company_id;
  scopes uuid[];
begin
  perform private.fail(404, 'company_not_found', 'Company not found') where of_company is null;
  scopes := private.scopes_at(of_company);
  if p_job_id is not null then
    scopes := case when scopes && array[of_company, p_job_id] then array[p_job_id] else '{}' end;
  end if;
  return jsonb_build_object(
    'tags', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'people', (
        select count(*) from private.application_tags a
        where a.tag_id = t.id and exists (
          select from private.application_scopes x where x.application_id = a.application_id and x.scope = any (scopes))
      )) order by t.key), '[]')
      from private.company_tags t where t.company_id = of_company
    ),
    'in_use', private.tags_in_use(of_company),
    'can', jsonb_build_object('make', private.can_at_company(of_company, 'handle_applications')));
end
$$;
comment on function public.get_tags is
  'CompanyTags (contracts/applications/tag.ts) of a company the caller works for: the job''s if one is given, or else the chosen one. By name, each with its number of applications that the caller can list, for the given job only. PT401, PT404.';

create function private.tag_to_use(of_company uuid, p_name text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  asked text := private.trimmed(p_name);
  asked_key text := private.tag_key(asked);
  tag_id uuid := (select t.id from private.company_tags t where t.company_id = of_company and t.key = asked_key);
begin
  if tag_id is not null then
    return tag_id;
  end if;
  perform private.fail(403, 'tag_unknown', 'Choose one of your company''s tags. Your role can''t make new ones.')
  where not private.can_at_company(of_company, 'handle_applications');
  perform private.fail(409, 'too_many_tags', '30 of 30 tags are in use. Reuse one.') where private.tags_in_use(of_company) >= 30;
  -- Unused tags make room.
  delete from private.company_tags t
  where t.company_id = of_company and not exists (select from private.application_tags a where a.tag_id = t.id)
    and (select count(*) from private.company_tags each where each.company_id = of_company) >= 30;
  insert into private.company_tags (company_id, name, key) values (of_company, asked, asked_key) returning id into tag_id;
  return tag_id;
end
$$;
comment on function private.tag_to_use is
  'The tag with that name, ignoring case; created if the caller''s role allows it. Callers have locked the company''s tags. PT403 tag_unknown, PT409 too_many_tags.';

create function public.tag_applications(p_ids uuid[], p_name text, p_is_on boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid[] := private.asked_applications(p_ids);
  me private.reach := private.my_reach();
  of_company uuid;
  within_reach uuid[];
  with_room uuid[];
  changed uuid[] := '{}';
  used uuid;
begin
  perform private.refuse_field_errors(
    private.field_errors(jsonb_build_object('tag', p_name), private.applications_rules('tag'))
      || case when p_name ~ ',' or private.tag_key(p_name) = '' then '{"tag": "Use letters, without commas"}' else '{}' end::jsonb);
  -- Waits for an account that is being deleted, which removes its tags.
  perform from public.applications a where a.id = any (wanted) order by a.id for key share;
  select a.company_id into of_company from public.applications a
  where a.id = any (wanted) and private.can_move_application(a, me) order by array_position(wanted, a.id) limit 1;
  within_reach := array(
    select a.id from public.applications a
    where a.id = any (wanted) and a.company_id = of_company and a.candidate_id is not null and private.can_move_application(a, me)
    order by array_position(wanted, a.id));
  perform private.fail(404, 'application_not_found', 'Application not found') where within_reach = '{}';
  -- One writer at a time per company, because the numbers of tags are limited.
  perform pg_advisory_xact_lock(hashtextextended('tags ' || of_company, 0));
  if not p_is_on then
    with gone as (
      delete from private.application_tags a using private.company_tags t
      where t.id = a.tag_id and t.company_id = of_company and t.key = private.tag_key(p_name)
        and a.application_id = any (within_reach)
      returning a.application_id)
    select coalesce(array_agg(application_id), '{}') into changed from gone;
    return jsonb_build_object('changed', changed, 'full', '{}'::uuid[]);
  end if;
  with_room := array(
    select id from unnest(within_reach) as id
    where (select count(*) < 10 from private.application_tags a where a.application_id = id));
  if with_room <> '{}' then
    used := private.tag_to_use(of_company, p_name);
    with new as (
      insert into private.application_tags (application_id, tag_id) select id, used from unnest(with_room) as id
      on conflict do nothing returning application_id)
    select coalesce(array_agg(application_id), '{}') into changed from new;
  end if;
  return jsonb_build_object('changed', changed, 'full', array(
    select asked from unnest(within_reach) as asked where asked <> all (with_room)
      and not exists (
        select from private.application_tags a join private.company_tags t on t.id = a.tag_id
        where a.application_id = asked and t.key = private.tag_key(p_name))));
end
$$;
comment on function public.tag_applications is
  'Adds a tag to up to 200 applications of a company the caller works for, or removes it, and returns Tagged (contracts/applications/tag.ts): which changed, and which already had 10. A new tag is created if the caller''s role allows it. Safe to repeat. PT401, PT403, PT404 if none is in reach, PT409 beyond 30 tags, PT422 by field.';

grant execute on function public.get_tags, public.tag_applications to authenticated;
