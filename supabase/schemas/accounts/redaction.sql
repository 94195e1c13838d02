-- Removes an account's traces from other people's records: ids are removed, addresses and names become "A deleted account".

create type private.traces as (
  user_id uuid, email text, candidate_id uuid, words text[], ids uuid[], application_ids uuid[], company_ids uuid[]
);
comment on type private.traces is
  'Everything that identifies someone in other records: account and address, candidate record, addresses and full names to remove from texts, every id that is theirs alone, their applications, and companies that may have written about them.';

create function private.traces_of(of_user uuid) returns private.traces
language plpgsql stable set search_path = ''
as $$
declare
  of private.traces;
begin
  of.user_id := of_user;
  of.email := (select p.email from public.profiles p where p.id = of_user);
  of.candidate_id := (select c.id from public.candidates c where c.user_id = of_user);
  of.application_ids := array(select a.id from public.applications a where a.candidate_id = of.candidate_id order by a.id);
  of.ids := array_remove(array[of_user, of.candidate_id], null)
    || array(select u.id from public.company_users u where u.user_id = of_user)
    || array(select i.id from public.invitations i where lower(i.email) = lower(of.email) or i.accepted_by = of_user);
  of.company_ids := array(
    select a.company_id from public.applications a where a.id = any (of.application_ids)
    union select a.applied_by_company_id from public.applications a where a.id = any (of.application_ids)
    union select c.managing_company_id from public.candidates c where c.id = of.candidate_id
    union select f.company_id from public.put_forwards f where f.candidate_id = of.candidate_id
    union select u.company_id from public.company_users u where u.user_id = of_user
    union select i.company_id from public.invitations i where i.id = any (of.ids)
    union select a.company_id from public.audit_log a where private.audit_about(a) && of.ids::text[]
  );
  of.words := array(
    select said.word
    from (
      select of.email as word
      union select c.email from public.candidates c where c.id = of.candidate_id
      union select btrim(c.first_name || ' ' || c.last_name) from public.candidates c where c.id = of.candidate_id
      union select btrim(p.first_name || ' ' || p.last_name) from public.profiles p where p.id = of_user
      union select btrim(u.first_name || ' ' || u.last_name) from public.company_users u where u.user_id = of_user
      union select btrim(concat_ws(' ', s.profile ->> 'first_name', s.profile ->> 'last_name'))
      from private.sent_profiles s where s.application_id = any (of.application_ids)
      union select s.profile ->> 'email' from private.sent_profiles s where s.application_id = any (of.application_ids)
      union select btrim(concat_ws(' ', i.candidate_data ->> 'firstName', i.candidate_data ->> 'lastName'))
      from public.invitations i where i.id = any (of.ids)
    ) as said
    -- A single word may be anyone's, or no name at all.
    where said.word ~ '[ @]'
    order by length(said.word) desc
  );
  return of;
end
$$;
comment on function private.traces_of is 'What identifies an account in other people''s records. Needs the account''s own records, so call it before deleting them.';

create function private.without_words(said text, words text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  word text;
begin
  foreach word in array words loop
    if position(lower(word) in lower(said)) > 0 then
      said := regexp_replace(
        said, '(?<![[:alnum:]])' || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])', 'A deleted account', 'gi');
    end if;
  end loop;
  return said;
end
$$;
comment on function private.without_words is 'A text with each of these addresses and names, as whole words, replaced by "A deleted account".';

create function private.names_id(said text, ids uuid[]) returns boolean
language sql immutable set search_path = ''
return exists (select from unnest(ids) as id where position(id::text in said) > 0);
comment on function private.names_id is 'Whether a text contains one of these ids.';

create function private.names_word(said text, words text[]) returns boolean
language sql immutable set search_path = ''
return exists (select from unnest(words) as word where position(lower(word) in lower(said)) > 0);
comment on function private.names_word is 'Whether a text contains one of these addresses or names.';

create function private.json_without_traces(said jsonb, of private.traces) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(said)
    when 'string' then to_jsonb(private.without_words(said #>> '{}', of.words))
    when 'object' then (
      select coalesce(jsonb_object_agg(part.key, private.json_without_traces(part.value, of)), '{}')
      from jsonb_each(said) as part
      where jsonb_typeof(part.value) <> 'string' or not private.names_id(part.value #>> '{}', of.ids))
    when 'array' then (
      select coalesce(jsonb_agg(private.json_without_traces(part.value, of) order by part.place), '[]')
      from jsonb_array_elements(said) with ordinality as part (value, place)
      where jsonb_typeof(part.value) <> 'string' or not private.names_id(part.value #>> '{}', of.ids))
    else said
  end;
end
$$;
comment on function private.json_without_traces is 'A JSON value without traces of someone: parts with one of the ids are dropped, names are replaced in texts.';

-- ── Where they are taken out ──────────────────────────────────────────────────────────────────────────────────

create function private.clear_audit_log(of private.traces) returns void
language plpgsql set search_path = ''
as $$
declare
  word text;
  found bigint[] := array(
    select a.id from public.audit_log a where private.audit_about(a) && (of.ids || of.application_ids)::text[]);
begin
  foreach word in array of.words loop
    found := found || array(
      select a.id from public.audit_log a
      where a.details ?| array['name', 'email', 'to_email']
        and private.search_text(private.audit_names(a.details)) like private.like_longest(private.words_asked(word))
        and position(lower(word) in lower(private.audit_names(a.details))) > 0);
  end loop;
  perform set_config('private.forgets', 'on', true);
  update public.audit_log a set
    actor_id = nullif(a.actor_id, of.user_id),
    subject_id = case when a.subject_id = any (of.ids) then null else a.subject_id end,
    details = private.json_without_traces(a.details, of)
      || case when a.actor_id = of.user_id then '{"by_deleted_account": true}' else '{}' end::jsonb
  where a.id = any (found);
  perform set_config('private.forgets', 'off', true);
end
$$;
comment on function private.clear_audit_log is 'Keeps audit entries about someone, but attributes them to "a deleted account" (RULES: Accounts).';

create function private.clear_notifications(of private.traces) returns void
language plpgsql set search_path = ''
as $$
declare
  readers uuid[] := array(
    select u.user_id from public.company_users u where u.company_id = any (of.company_ids)
    union select p.id from public.profiles p where p.role = 'admin');
begin
  delete from public.notifications n
  where coalesce(n.data ->> 'application_id', n.data ->> 'candidate_id') = any ((of.application_ids || of.ids)::text[]);
  update public.notifications n
  set title = left(private.without_words(n.title, of.words), 200), message = left(private.without_words(n.message, of.words), 1000),
    data = private.json_without_traces(n.data, of)
  where n.user_id = any (readers) and (
    private.names_id(n.data::text, of.ids)
    or private.names_word(n.title || ' ' || n.message, of.words));
  delete from private.staff_summary_items i
  where i.company_id = any (of.company_ids) and private.names_id(i.path, of.application_ids || of.ids);
  update private.staff_summary_items i
  set title = private.without_words(i.title, of.words), message = private.without_words(i.message, of.words)
  where i.company_id = any (of.company_ids);
  update private.team_notes n
  set body = private.without_words(n.body, of.words), mentioned = array_remove(n.mentioned, of.user_id)
  where n.company_id = any (of.company_ids) and (
    of.user_id = any (n.mentioned) or private.names_word(n.body, of.words));
  update private.company_notes n set body = private.without_words(n.body, of.words)
  where n.company_id = any (of.company_ids) and private.names_word(n.body, of.words);
end
$$;
comment on function private.clear_notifications is 'Removes someone from other people''s notifications and notes, pending summaries included.';

create function private.clear_outbox(of private.traces) returns void
language sql set search_path = ''
as $$
  delete from public.email_outbox o where lower(o.to_email) = lower(of.email);
  delete from public.email_outbox o
  where o.sent_at is null
    and (private.names_id(o.data::text, of.application_ids || of.ids) or lower(o.data ->> 'from_email') = lower(of.email));
  update public.email_outbox o set data = private.json_without_traces(o.data, of)
  where o.sent_at is null and private.names_word(o.data::text, of.words);
  -- Written without an account, from the same address.
  delete from private.contact_messages m where lower(m.email) = lower(of.email);
  select private.forget_alerts(of.email)
$$;
comment on function private.clear_outbox is 'Deletes every email to someone''s address, and removes them from emails to others that are still pending.';
