-- Suspended accounts can't sign in and suspended companies can't reach anyone, until an administrator lifts it.

create table private.suspensions (
  subject_id uuid primary key,
  user_id uuid unique references public.profiles (id) on delete cascade,
  company_id uuid unique references public.companies (id) on delete cascade,
  reason text not null check (reason in ('messages', 'jobs', 'identity', 'other')),
  words text not null check (private.is_text(words, 2000)),
  suspended_at timestamptz not null default now(),
  suspended_by uuid references public.profiles (id) on delete set null,
  constraint suspensions_of_one check (subject_id = coalesce(user_id, company_id) and num_nonnulls(user_id, company_id) = 1)
);
comment on table private.suspensions is 'Suspended accounts and companies. A company''s state is also in companies.suspended_at, for triggers on that row.';
comment on column private.suspensions.reason is 'SuspensionReason of the contracts, which administrators alone read.';
comment on column private.suspensions.words is 'What the administrator wrote to the person, or to the company.';
create index suspensions_by_index on private.suspensions (suspended_by);
create index suspensions_users_index on private.suspensions (suspended_at) where user_id is not null;
alter table private.suspensions enable row level security;

create function private.is_suspended(of_user uuid default auth.uid()) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.suspensions s where s.user_id = of_user);
end
$$;
comment on function private.is_suspended is
  'True for a suspended account: it gets no session, and its existing ones are refused everywhere (RULES: Accounts). SECURITY DEFINER: used by policies, and the table is closed.';
grant execute on function private.is_suspended to anon, authenticated, service_role;

create function private.is_suspended_address(email text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from private.suspensions s join public.profiles p on p.id = s.user_id
    where lower(p.email) = lower(is_suspended_address.email));
end
$$;
comment on function private.is_suspended_address is 'True for the address of a suspended account: it only gets email about the suspension.';

create function private.suspension_json(of_subject uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('since', s.suspended_at, 'words', s.words, 'by', private.person_name(s.suspended_by))
    from private.suspensions s where s.subject_id = of_subject);
end
$$;
comment on function private.suspension_json is 'Suspension of the contracts as the suspended may read it; null for none.';

create function private.refuse_suspended(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := event ->> 'user_id';
begin
  if not private.is_suspended(person) then
    return event;
  end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', (
    private.suspension_json(person) - 'by' || jsonb_build_object(
      'code', 'account_suspended',
      'is_staff', exists (select from public.company_users u where u.user_id = person),
      'applications', (
        select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = person)))::text));
end
$$;
comment on function private.refuse_suspended is
  'Hook of the auth service before it issues a token (auth.hook.custom_access_token): a suspended account gets none even with the right password, and the error carries SuspendedAccount of the contracts. All other events are returned unchanged. SECURITY DEFINER: the auth service can''t read our tables.';
revoke execute on function private.refuse_suspended from public;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.refuse_suspended to supabase_auth_admin;
