-- The schema private, and default grants for new objects: none.

create schema if not exists private;
comment on schema private is 'Helpers and SECURITY DEFINER functions. Not exposed by the API.';
-- Policies and check constraints run as the caller, so the caller must be able to see the schema.
grant usage on schema private to anon, authenticated, service_role;

-- PUBLIC keeps EXECUTE on new functions unless it's revoked for the role; every function is then granted by name.
alter default privileges revoke execute on functions from public;
-- Hosted projects may grant everything on new objects to the API roles; start from nothing in both cases.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- Integer sets, for ranking (schemas/matching).
create extension if not exists intarray with schema extensions;
-- Unaccented letters and trigrams, for every search (texts.sql).
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
-- Trigrams within one company.
create extension if not exists btree_gin with schema extensions;
