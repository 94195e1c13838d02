-- Accounts as administrators see them, including the administrators.

create function private.people_named(words text[], at_most integer default null) returns setof uuid
-- Planned for each search: rare words are found by an index.
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern constant text := private.like_longest(words);
begin
  return query
    (select p.id from public.profiles p
     where p.role = 'admin' and private.search_text(p.first_name || ' ' || p.last_name) like pattern
       and private.has_words(p.first_name || ' ' || p.last_name, words) limit at_most)
    union
    (select u.user_id from public.company_users u
     where private.search_text(u.first_name || ' ' || u.last_name) like pattern
       and private.has_words(u.first_name || ' ' || u.last_name, words) limit at_most)
    union
    (select c.user_id from public.candidates c
     where c.user_id is not null and private.search_text(c.first_name || ' ' || c.last_name) like pattern
       and private.has_words(c.first_name || ' ' || c.last_name, words) limit at_most);
end
$$;
comment on function private.people_named is 'Accounts with each of these words in their name, limited per kind; none without words.';

create function private.account_state(account auth.users) returns text
language sql stable set search_path = ''
return case
  when private.is_suspended(account.id) then 'suspended'
  when account.email_confirmed_at is null then 'unconfirmed'
  else 'confirmed'
end;
comment on function private.account_state is 'AccountState of the contracts.';

create function private.person_json(account public.profiles) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select to_jsonb(person) from (
      select account.id, account.email, account.role, private.person_name(account.id) as name, job.role as staff_role, job.company,
        private.account_state(u) as state,
        nullif(account.last_seen_at, '-infinity') as last_seen_at, account.created_at,
        (select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = account.id) as applications
      from auth.users u
      left join lateral (
        select m.role, private.company_card(c) as company
        from public.company_users m join public.companies c on c.id = m.company_id
        where m.user_id = account.id order by m.created_at limit 1
      ) job on true
      where u.id = account.id
    ) person);
end
$$;
comment on function private.person_json is 'Person of the contracts (administration/administration.ts): counts, never the content of applications.';

create function public.list_people(
  p_role text default null, p_search text default null, p_state text default null, p_before jsonb default null, p_limit integer default null,
  p_since date default null, p_until date default null
) returns jsonb
-- Planned for each call: rare words are found by an index.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  page_before record := private.page_key(p_before, 'seenAt');
  words text[] := private.words_asked(p_search);
begin
  perform private.require_admin();
  if char_length(private.trimmed(p_search)) < 2 then
    words := '{}';
  end if;
  return jsonb_build_object('people', (
    select coalesce(jsonb_agg(private.person_json(page.account) order by page.last_seen_at desc, page.id desc), '[]')
    from (
      select p as account, p.last_seen_at, p.id
      from public.profiles p
      where (p.last_seen_at, p.id) < (page_before.at, page_before.id)
        and (p_role is null or p.role::text = p_role)
        and private.is_within_days(p.created_at, p_since, p_until)
        and (p_state is null
          or p_state = 'suspended' and p.id in (select s.user_id from private.suspensions s where s.user_id is not null)
          or p_state <> 'suspended' and not private.is_suspended(p.id) and exists (
            select from auth.users u where u.id = p.id and (u.email_confirmed_at is not null) = (p_state = 'confirmed')))
        and (
          words = '{}' or p.id in (select id from private.people_named(words) as id)
          or private.search_text(p.email) like private.like_longest(words) and private.has_words(p.email, words)
        )
      order by p.last_seen_at desc, p.id desc
      limit private.page_limit(p_limit)
    ) as page
  ));
end
$$;
comment on function public.list_people is
  '{people: Person[]} (contracts/administration/administration.ts), most recently seen first. p_role: candidate, company or admin; p_state: confirmed, unconfirmed or suspended; p_search: words of the name or address, two letters at least; p_since and p_until: the first and last day (UTC) of signing up; p_before: {seenAt, id} of the last row shown, "-infinity" for one who never signed in. SECURITY DEFINER: one query instead of the policies of five tables. PT401, PT403, PT422 for an unknown page.';

create function public.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_admin();
begin
  return (
    select coalesce(jsonb_agg(admin order by admin.created_at, admin.id), '[]')
    from (
      select p.id, p.email, private.person_name(p.id) as name, p.created_at, u.last_sign_in_at, p.id = caller as is_me,
        (select count(*) from public.invitations i where i.invited_by_admin_id = p.id and private.is_open(i)) as open_invitations
      from public.profiles p join auth.users u on u.id = p.id
      where p.role = 'admin'
    ) as admin
  );
end
$$;
comment on function public.list_admins is 'Administrator[] (contracts/administration/administration.ts), oldest first. SECURITY DEFINER: counts invitations, whose table is closed. PT401, PT403.';

create function public.withdraw_admin(p_user_id uuid, p_keep_invitations boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_admin();
  admins uuid[];
  ended integer;
begin
  -- Locks all in a fixed order: if two revoke each other's role, the second finds that they're no longer an administrator.
  admins := array(select id from public.profiles where role = 'admin' order by id for update);
  perform private.require_admin();
  if not p_user_id = any (admins) or p_user_id is null then
    perform private.fail(404, 'admin_not_found', 'This account isn''t an administrator');
  elsif not exists (select from unnest(admins) as other (id) where other.id <> p_user_id and not private.is_suspended(other.id)) then
    perform private.fail(409, 'last_admin', 'The last administrator can''t be removed. Invite another one first.');
  end if;
  if p_keep_invitations and p_user_id <> caller then
    update public.invitations set invited_by_admin_id = caller where invited_by_admin_id = p_user_id and status = 'pending';
  else
    update public.invitations set status = 'revoked' where invited_by_admin_id = p_user_id and status = 'pending';
  end if;
  get diagnostics ended = row_count;
  update public.profiles set role = 'candidate' where id = p_user_id;
  perform private.audit('admin.withdrawn', 'profile', p_user_id, null, jsonb_build_object(
    'name', private.person_name(p_user_id), 'invitations', ended, 'kept', p_keep_invitations and p_user_id <> caller));
  perform private.add_candidate_record(p_user_id);
end
$$;
comment on function public.withdraw_admin is
  'Removes an administrator''s role; the account becomes a candidate with a profile, and its owner is emailed. Never the last administrator. Their open invitations are revoked or, with p_keep_invitations, continue in the caller''s name. SECURITY DEFINER: clients can''t write profiles. PT401, PT403, PT404, PT409 for the last one.';

grant execute on function public.list_people, public.list_admins, public.withdraw_admin to authenticated;
