-- Reads the audit log: entries with the current names of what they mention.

create function private.audit_person(of_user uuid, at_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', p.id, 'name', coalesce(private.person_name(p.id, at_company), p.email), 'role', p.role)
    from public.profiles p where p.id = of_user
  );
end
$$;
comment on function private.audit_person is 'AuditPerson of the contracts; null for an account that is gone.';

create function private.audit_company(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = of_company);
end
$$;
comment on function private.audit_company is 'AuditCompany of the contracts; null for a company that is gone.';

create function private.audit_json(entry public.audit_log) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', entry.id,
    'at', entry.created_at,
    'kind', entry.kind,
    'action', entry.action,
    'is_by_system', entry.actor_id is null and not entry.details ? 'by_deleted_account',
    'actor', private.audit_person(entry.actor_id, entry.company_id),
    'company', private.audit_company(entry.company_id),
    'subject', case entry.subject_type
      when 'profile' then private.audit_person(entry.subject_id, null)
      when 'company_user' then private.audit_person((entry.details ->> 'user_id')::uuid, entry.company_id)
      when 'candidate' then private.audit_person((select c.user_id from public.candidates c where c.id = entry.subject_id), null)
      when 'application' then private.audit_person((
        select c.user_id from public.applications a join public.candidates c on c.id = a.candidate_id where a.id = entry.subject_id), null)
    end,
    'successor', private.audit_person((entry.details ->> 'successor')::uuid, entry.company_id),
    'partners', case entry.subject_type when 'partnership' then jsonb_build_array(
      private.audit_company((entry.details ->> 'company_a_id')::uuid), private.audit_company((entry.details ->> 'company_b_id')::uuid)) end,
    -- No one may read file paths and database errors; for a company's proposed changes, field names are enough.
    'details', entry.details - '{path,error,changes,by_deleted_account}'::text[] || case when entry.details ? 'changes' then jsonb_build_object(
      'fields', (select coalesce(jsonb_agg(key order by key), '[]') from jsonb_object_keys(entry.details -> 'changes') as key)) else '{}' end
      || case when entry.action = 'invitation.sent' and exists (
        select from public.email_outbox o
        where o.data ->> 'invitation_id' = entry.subject_id::text and o.sent_at is null and o.last_error is not null
      ) then jsonb_build_object('is_undelivered', true) else '{}' end
  );
end
$$;
comment on function private.audit_json is 'AuditEntry of the contracts.';

create function private.people_called(words text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    (select p.id from public.profiles p where lower(p.email) ^@ lower(private.trimmed(words)) limit 100)
    union
    (select id from private.people_named(private.words_asked(words), 100) as id)
  )
$$;
comment on function private.people_called is 'Accounts with these words in their name or at the beginning of their address; a hundred of each.';

create function public.list_audit_log(p_filter jsonb default '{}', p_before jsonb default null, p_limit integer default null) returns jsonb
-- Planned for the given filters: one plan for all would read the whole log for each page.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  before_at timestamptz := 'infinity';
  before_id bigint := 9223372036854775807;
  words text[] := private.words_asked(private.trimmed(p_filter ->> 'search'));
  of_kind text := p_filter ->> 'kind';
  from_at timestamptz;
  to_at timestamptz;
  of_actor uuid;
  of_company uuid;
  of_one uuid;
  about text[];
  named bigint[];
  is_often_named boolean;
begin
  perform private.require_admin();
  if p_before is not null and jsonb_typeof(p_before) <> 'null' then
    if not coalesce(pg_input_is_valid(p_before ->> 'at', 'timestamptz') and pg_input_is_valid(p_before ->> 'id', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
    end if;
    before_at := p_before ->> 'at';
    before_id := p_before ->> 'id';
  end if;
  if not (
    pg_input_is_valid(coalesce(p_filter ->> 'from', 'now'), 'timestamptz') and pg_input_is_valid(coalesce(p_filter ->> 'to', 'now'), 'timestamptz')
    and coalesce(pg_input_is_valid(p_filter ->> 'actor', 'uuid'), true) and coalesce(pg_input_is_valid(p_filter ->> 'company', 'uuid'), true)
    and coalesce(pg_input_is_valid(p_filter ->> 'about', 'uuid'), true)
  ) then
    perform private.fail(422, 'invalid_input', 'This filter doesn''t exist');
  end if;
  from_at := coalesce(p_filter ->> 'from', '-infinity');
  to_at := coalesce(p_filter ->> 'to', 'infinity');
  of_actor := p_filter ->> 'actor';
  of_company := p_filter ->> 'company';
  of_one := p_filter ->> 'about';
  if words <> '{}' then
    about := (private.people_called(p_filter ->> 'search') || array(
      select c.id from public.companies c
      where private.search_text(c.name || ' ' || c.industry || ' ' || c.location) like private.like_longest(words)
        and private.has_words(c.name, words)
      limit 100
    ))::text[];
    -- Rare matches are found by index; with common ones (the end of an address, say) a page fills up before much of the log is read.
    named := array(
      select a.id from public.audit_log a
      where a.details ?| array['name', 'email', 'to_email'] and private.has_words(private.audit_names(a.details), words)
        and private.search_text(private.audit_names(a.details)) like private.like_longest(words)
      limit 1001
    );
    is_often_named := cardinality(named) > 1000;
  end if;
  return (
    -- Not materialized: both readers stop when they have enough.
    with found as not materialized (
      select a.kind, a.created_at, a.id, a as entry
      from public.audit_log a
      where a.created_at >= from_at and a.created_at < to_at
        and (of_actor is null or a.actor_id = of_actor)
        and (of_company is null or private.audit_about(a) @> array[of_company::text])
        and (of_one is null or private.audit_about(a) @> array[of_one::text])
        and (
          about is null or private.audit_about(a) && about
          or not is_often_named and a.id = any (named)
          or is_often_named and private.has_words(private.audit_names(a.details), words)
        )
    ), page as (
      select f.* from found f
      where (of_kind is null or f.kind = of_kind) and (f.created_at, f.id) < (before_at, before_id)
      order by f.created_at desc, f.id desc
      limit least(greatest(coalesce(p_limit, 20), 1), 1000)
    )
    select jsonb_build_object(
      'entries', coalesce((select jsonb_agg(private.audit_json(p.entry) order by p.created_at desc, p.id desc) from page p), '[]'),
      'actor', private.audit_person(of_actor, of_company),
      -- With the first page only, and only up to ten thousand.
      'counts', case when p_before is null then (
        select coalesce(jsonb_object_agg(each.kind, each.n), '{}')
        from (select few.kind, count(*) as n from (select f.kind from found f limit 10000) as few group by few.kind) as each
      ) end
    )
  );
end
$$;
comment on function public.list_audit_log is
  '{entries: AuditEntry[], actor, counts} (contracts/administration/audit.ts), newest first. p_filter: {kind, actor, company, about, from, to, search}, each optional: AuditKind, ids (about: an account it mentions), times (from inclusive, to exclusive), words in the names and addresses of people and in the names of companies it mentions; p_before: {at, id} of the last row shown; p_limit: to 1,000, for an export. actor: who the filter''s actor is. counts: by kind within the other filters, of at most 10,000 entries, with the first page. SECURITY DEFINER: names are in tables with their own policies. PT401, PT403, PT422.';

create function public.search_audit_actors(p_search text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_asked boolean := private.words_asked(p_search) <> '{}';
  called uuid[];
begin
  perform private.require_admin();
  called := case when is_asked then private.people_called(p_search) else '{}' end;
  return (
    select coalesce(jsonb_agg(to_jsonb(actor) order by actor.role = 'admin' desc, private.search_text(actor.name), actor.id), '[]')
    from (
      select p.id, p.email, p.role, coalesce(private.person_name(p.id), p.email) as name
      from public.profiles p
      where (p.id = any (called) or not is_asked and p.role = 'admin')
        and exists (select from public.audit_log a where a.actor_id = p.id)
      order by p.role = 'admin' desc, p.created_at, p.id
      limit 20
    ) as actor
  );
end
$$;
comment on function public.search_audit_actors is
  'AuditActor[] (contracts/administration/audit.ts): at most 20 actors in the audit log with these words in their name or at the beginning of their address; administrators if there are no words. SECURITY DEFINER: names are in tables with their own policies. PT401, PT403.';

grant execute on function public.list_audit_log, public.search_audit_actors to authenticated;
