-- Accounts: what happens when one is made, confirmed or changes its address, and the first administrator (DESIGN §2).
-- Also the checks every procedure begins with and the way they report bad input.

-- ── Who is calling ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.require_caller(p_user_id uuid default null) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.fail(401, 'not_signed_in', 'Please sign in to continue');
  end if;
  if p_user_id is not null and p_user_id <> caller then
    perform private.fail(403, 'not_your_account', 'You can only do this for your own account');
  end if;
  return caller;
end
$$;
comment on function private.require_caller(uuid) is
  'The caller''s id. PT401 when signed out; PT403 when a user id is given that is not the caller''s: identity comes from the session (DESIGN §4).';

create function private.require_admin(message text default 'Only administrators can do this') returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not private.is_admin() then
    perform private.fail(403, 'admin_only', message);
  end if;
  return caller;
end
$$;
comment on function private.require_admin(text) is 'The caller''s id when the caller is a platform administrator. PT401 signed out, PT403 with the message otherwise.';

create function private.audit_as(actor uuid, action text, subject_type text, subject_id uuid, company_id uuid default null, details jsonb default '{}')
returns void
language sql set search_path = ''
begin atomic
  insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, details)
  values (actor, action, subject_type, subject_id, company_id, coalesce(details, '{}'));
end;
comment on function private.audit_as(uuid, text, text, uuid, uuid, jsonb) is
  'private.audit for triggers on auth.users, where there is no session yet that would name the actor.';
create index audit_log_actor_index on public.audit_log (actor_id, action, created_at desc);

create function private.require_service() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if auth.role() in ('anon', 'authenticated') then
    perform private.fail(403, 'service_only', 'This can only be done by the service itself');
  end if;
end
$$;
comment on function private.require_service() is
  'PT403 for the API''s client roles: the second lock, beside EXECUTE, of procedures for the secret key (DESIGN §8: both grant regimes).';

create function private.keep_authority() returns trigger
language plpgsql set search_path = ''
as $$
declare
  guarded text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach guarded in array tg_argv loop
    if to_jsonb(new) -> guarded is distinct from (case tg_op when 'UPDATE' then to_jsonb(old) -> guarded else 'null' end) then
      perform private.fail(403, 'not_allowed', 'This cannot be changed here');
    end if;
  end loop;
  return new;
end
$$;
comment on function private.keep_authority() is
  'Row trigger for tables a client may write directly: the columns named as arguments only change through procedures, even where ALL is granted (DESIGN §8). SECURITY INVOKER on purpose: it asks who is writing.';
create trigger candidates_keep_authority before insert or update on public.candidates
  for each row execute function private.keep_authority('managing_company_id', 'management_terms');
create trigger company_users_keep_authority before update on public.company_users
  for each row execute function private.keep_authority('id', 'user_id', 'company_id', 'role', 'created_at');

-- ── Checking input by rules ───────────────────────────────────────────────────────────────────────────────────────

create type private.field_rule as (
  key text,
  kind text,
  min_length integer,
  max_length integer,
  message text,
  choices text[],
  max_items integer
);
comment on type private.field_rule is
  'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean or texts (a list). min_length above 0: required. message: what the contract says when it does not fit.';

create function private.rule(
  key text, kind text, max_length integer default null, min_length integer default 0,
  message text default null, choices text[] default null, max_items integer default null
) returns private.field_rule
language sql immutable parallel safe set search_path = ''
return row(key, kind, min_length, max_length, message, choices, max_items)::private.field_rule;
comment on function private.rule(text, text, integer, integer, text, text[], integer) is 'One rule, with only what it needs named.';

create function private.trimmed(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(value, '^\s+|\s+$', '', 'g');
comment on function private.trimmed(text) is 'Without white space, line breaks included, at both ends.';

create function private.too_long(max_length integer) returns text
language sql immutable parallel safe set search_path = ''
return 'Use at most ' || to_char(max_length, 'FM999,999,999') || ' characters';
comment on function private.too_long(integer) is 'The contracts'' sentence for a text that is too long.';

create function private.texts_problem(value jsonb, rule private.field_rule) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max_length) then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$$;
comment on function private.texts_problem(jsonb, private.field_rule) is
  'What is wrong with a list of texts, or null.';

create function private.field_problem(value jsonb, rule private.field_rule) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- A choice comes from a list, so it is taken as it is.
  given text := case rule.kind when 'choice' then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else 'Choose yes or no' end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' then
    return case when rule.min_length > 0 then rule.message end;
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ E'[\\n\\r]' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or char_length(given) < rule.min_length then
    return rule.message;
  elsif char_length(given) > rule.max_length then
    return private.too_long(rule.max_length);
  end if;
  return null;
end
$$;
comment on function private.field_problem(jsonb, private.field_rule) is 'What is wrong with the value of one field, in the contract''s words, or null.';

create function private.field_errors(data jsonb, rules private.field_rule[], is_whole boolean default true) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := '{}';
  rule private.field_rule;
  problem text;
begin
  if data is null or jsonb_typeof(data) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  foreach rule in array rules loop
    if data ? rule.key or (is_whole and rule.min_length > 0) then
      problem := private.field_problem(data -> rule.key, rule);
      if problem is not null then
        errors := errors || jsonb_build_object(rule.key, problem);
      end if;
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.field_errors(jsonb, private.field_rule[], boolean) is
  'Field name to message for everything that does not fit its rule. is_whole: absent required fields count as errors too. PT422 when data is no object.';

create function private.clean_fields(data jsonb, rules private.field_rule[]) returns jsonb
language sql immutable set search_path = ''
return (
  select coalesce(jsonb_object_agg(
    (rule).key,
    case (rule).kind
      when 'boolean' then data -> (rule).key
      when 'texts' then (
        select coalesce(jsonb_agg(private.trimmed(item)) filter (where private.trimmed(item) <> ''), '[]')
        from jsonb_array_elements_text(case jsonb_typeof(data -> (rule).key) when 'array' then data -> (rule).key else '[]' end) as item
      )
      else to_jsonb(nullif(private.trimmed(data ->> (rule).key), ''))
    end
  ), '{}')
  from unnest(rules) as rule
  where data ? (rule).key
);
comment on function private.clean_fields(jsonb, private.field_rule[]) is
  'The fields the rules know, trimmed, '''' as null. Everything else in the input is dropped, so no other column can be reached.';

create function private.refuse_field_errors(errors jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if errors <> '{}' then
    perform private.fail(422, 'invalid_input', 'Please check the highlighted fields', jsonb_build_object('fields', errors));
  end if;
end
$$;
comment on function private.refuse_field_errors(jsonb) is 'PT422 with {"fields": {…}} when there are any.';

-- ── Sign-up ───────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.create_first_company(of_user uuid, user_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  new_company uuid;
begin
  insert into public.companies (user_id) values (of_user) returning id into new_company;
  insert into public.company_users (user_id, company_id, role, email) values (of_user, new_company, 'company_admin', user_email);
exception when others then
  -- Never blocks the sign-up (DESIGN §2): the account can register its company later. The failure is kept.
  perform private.audit_as(of_user, 'account.company_failed', 'profile', of_user, null, jsonb_build_object('error', sqlerrm));
end
$$;
comment on function private.create_first_company(uuid, text) is
  'The company ''New Company'' and its company_admin for a new company account (S1 §6). A failure is written to the audit log and undone, never raised.';

create function private.accept_invitation_at_confirmation(account auth.users) returns void
language plpgsql set search_path = ''
as $$
declare
  token text := account.raw_user_meta_data ->> 'invitation';
begin
  if token is null or account.email_confirmed_at is null then
    return;
  end if;
  perform private.accept_invitation_as(account.id, token);
exception when others then
  -- The address is confirmed all the same; the person can sign in and open the link again.
  perform private.audit_as(account.id, 'invitation.acceptance_failed', 'profile', account.id, null, jsonb_build_object('error', sqlerrm));
end
$$;
comment on function private.accept_invitation_at_confirmation(auth.users) is
  'Accepts the invitation an account was made with, once its address is confirmed (DESIGN §4). A failure is written to the audit log and undone, never raised.';

create function private.handle_new_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Metadata is a request: company is granted, everything else, admin included, counts as candidate.
  granted public.app_role := case lower(new.raw_user_meta_data ->> 'role') when 'company' then 'company' else 'candidate' end;
begin
  insert into public.profiles (id, email, role) values (new.id, new.email, granted);
  if granted = 'company' and not private.brings_company(new.raw_user_meta_data ->> 'invitation', new.email) then
    perform private.create_first_company(new.id, new.email);
  end if;
  perform private.accept_invitation_at_confirmation(new);
  return null;
end
$$;
comment on function private.handle_new_account() is
  'Row trigger on auth.users: profile with the granted role, and for a company account its company. SECURITY DEFINER: sign-up runs as the auth service, which owns nothing here.';

create function private.handle_changed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where id = new.id;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    perform private.accept_invitation_at_confirmation(new);
  end if;
  return null;
end
$$;
comment on function private.handle_changed_account() is
  'Row trigger on auth.users: keeps profiles.email (the auth service writes a new address once it is confirmed) and accepts the pending invitation at confirmation. SECURITY DEFINER as handle_new_account.';

create or replace trigger handle_new_account after insert on auth.users
  for each row execute function private.handle_new_account();
create or replace trigger handle_changed_account after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_account();

-- ── The first administrator ───────────────────────────────────────────────────────────────────────────────────────

create function public.grant_admin(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  account record;
begin
  perform private.require_service();
  select u.id, u.email_confirmed_at into account
  from auth.users u join public.profiles p on p.id = u.id
  where lower(p.email) = lower(private.trimmed(p_email));
  if account.id is null then
    perform private.fail(404, 'account_not_found', 'There is no account with this e-mail address');
  end if;
  if account.email_confirmed_at is null then
    perform private.fail(409, 'not_confirmed', 'This account has not confirmed its e-mail address yet');
  end if;
  update public.profiles set role = 'admin' where id = account.id and role <> 'admin';
  if found then
    perform private.audit_as(null, 'admin.granted', 'profile', account.id);
  end if;
end
$$;
comment on function public.grant_admin(text) is
  'Makes an existing, confirmed account an administrator (DESIGN §2). Only the secret key may call it. SECURITY DEFINER: service_role may not write profiles. PT404 no such account, PT409 unconfirmed.';
revoke all on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
