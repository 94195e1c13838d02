/**
 * What a hosted database has before the first migration, beyond the tables of auth and storage: helper functions, grants, and
 * limits of the role that runs migrations. `migrationRole` is that role, `loginRole` the API's.
 */
export function platformSchemaSql(migrationRole: string, loginRole: string): string {
  return `
    -- The vendor's definitions: they read the claims either way a request can carry them.
    create or replace function auth.uid() returns uuid language sql stable as $$
      select coalesce(
        nullif(current_setting('request.jwt.claim.sub', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
      )::uuid
    $$;
    create or replace function auth.role() returns text language sql stable as $$
      select coalesce(
        nullif(current_setting('request.jwt.claim.role', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
      )
    $$;
    create or replace function auth.email() returns text language sql stable as $$
      select coalesce(
        nullif(current_setting('request.jwt.claim.email', true), ''),
        nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
      )
    $$;
    create or replace function auth.jwt() returns jsonb language sql stable as $$
      select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
    $$;

    grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role, ${migrationRole};
    grant usage, create on schema public to ${migrationRole};
    grant usage, create on schema extensions to ${migrationRole};
    grant all on all tables in schema auth to ${migrationRole};
    grant all on all routines in schema auth to ${migrationRole} with grant option;
    grant all on all tables in schema storage to anon, authenticated, service_role, ${migrationRole};
    -- The API sees only tables on which its login role has some right; this one lets it neither read nor write.
    grant usage on schema public to ${loginRole};
    grant references on all tables in schema public to ${loginRole};
    alter default privileges for role ${migrationRole} in schema public grant references on tables to ${loginRole};

    -- Row policies on storage tables need ownership in plain Postgres; hosted grants just that right. So the
    -- migration role is a member of the owner, and this trigger refuses everything else hosted would refuse.
    create or replace function extensions.guard_platform_schemas() returns event_trigger language plpgsql as $$
    declare
      command record;
    begin
      if session_user <> '${migrationRole}' then
        return;
      end if;
      for command in select * from pg_event_trigger_ddl_commands() loop
        if command.command_tag in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'GRANT', 'REVOKE') then
          continue;
        end if;
        if command.schema_name in ('auth', 'storage')
          or command.object_identity ~ ' on (auth|storage)\\.' then
          raise exception 'must be owner of %: the hosted product does not allow % here',
            command.object_identity, command.command_tag using errcode = '42501';
        end if;
      end loop;
    end
    $$;
    drop event trigger if exists guard_platform_schemas;
    create event trigger guard_platform_schemas on ddl_command_end
      execute function extensions.guard_platform_schemas();

    -- Postgres refuses this itself from 17.12 on, which hosted projects run; the embedded one is older.
    create or replace function extensions.functions_bound_to_rows(of_table oid) returns setof oid language sql stable as $$
      with recursive row_types (id, array_id) as (
        select oid, typarray from pg_type where typrelid = of_table
        union
        select t.oid, t.typarray
        from row_types r
        join pg_attribute a on a.atttypid in (r.id, r.array_id)
        join pg_class c on c.oid = a.attrelid and c.relkind = 'c'
        join pg_type t on t.typrelid = c.oid
      ), ids as (
        select array_agg(id) as ids from (select id from row_types union select array_id from row_types) as each (id) where id <> 0
      )
      -- The body is kept as a tree, in which every type is a number.
      select p.oid
      from pg_proc p, ids
      where p.prosqlbody is not null
        and (
          coalesce(p.proallargtypes, p.proargtypes::oid[]) || p.prorettype && ids.ids
          or p.prosqlbody::text ~ ('\\m(' || array_to_string(ids.ids, '|') || ')\\M')
        )
    $$;
    create or replace function extensions.guard_rewrites() returns event_trigger language plpgsql as $$
    declare
      bound regprocedure;
    begin
      select id into bound from extensions.functions_bound_to_rows(pg_event_trigger_table_rewrite_oid()) as id limit 1;
      if found then
        raise exception 'cannot alter table "%" because function % uses its row type',
          pg_event_trigger_table_rewrite_oid()::regclass, bound using errcode = '0A000';
      end if;
    end
    $$;
    drop event trigger if exists guard_rewrites;
    create event trigger guard_rewrites on table_rewrite execute function extensions.guard_rewrites();

    create or replace function storage.protect_delete() returns trigger language plpgsql as $$
    begin
      if current_user = '${migrationRole}' and current_setting('storage.allow_delete_query', true) is distinct from 'true' then
        raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
          using errcode = '42501';
      end if;
      return null;
    end
    $$;
    create or replace trigger protect_objects_delete before delete on storage.objects
      for each statement execute function storage.protect_delete();
    create or replace trigger protect_buckets_delete before delete on storage.buckets
      for each statement execute function storage.protect_delete();
  `;
}
