-- Digests of values that must not be stored, such as addresses, with a key that only the database has.

create table private.digest_key (
  key bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')),
  is_only boolean primary key default true check (is_only)
);
comment on table private.digest_key is 'The secret key of private.keyed_digest, created once per installation by a migration.';
alter table private.digest_key enable row level security;

create function private.keyed_digest(value text) returns bytea
language sql stable set search_path = ''
as $$
  select sha256((select k.key from private.digest_key k) || convert_to(value, 'UTF8'))
$$;
comment on function private.keyed_digest is 'A digest that identifies a value without revealing it; null for null.';

create function private.client_digest() returns bytea
language plpgsql stable set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- The proxy in front of the API sets the first header; only the last entry of the second can be trusted.
  return private.keyed_digest(coalesce(
    headers ->> 'cf-connecting-ip', private.trimmed(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), 'unknown'));
end
$$;
comment on function private.client_digest is 'A keyed digest of the network address a request comes from.';
