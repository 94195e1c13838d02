/**
 * What the hosted product has in every database before the first migration, beyond the tables of auth and storage:
 * helper functions, grants, and the limits of the role that migrations run as.
 * `migrationRole` is that role, `loginRole` the one the API logs in with.
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
