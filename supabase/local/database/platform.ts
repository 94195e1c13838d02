import { authSchemaSql, storageSchemaSql } from "../vendor.ts";
import { platformSchemaSql } from "./platform-schema.ts";
import { statementSeconds } from "./time-limits.ts";
import { withConnection } from "./with-connection.ts";

/** The role for migrations and seed on the embedded database: hosted's `postgres`, with hosted's limits. */
export const embeddedMigrationRole = "postgres";

/** The API's login role. It can become the API roles but has no rights of its own in public. */
const loginRole = "authenticator";

/** A role's name and password, as in a URL. */
export interface Login {
  username: string;
  password: string;
}

export interface RoleUrls {
  /** Connection string of a superuser. */
  adminUrl: string;
  /** Connection string of the migration role. */
  migrationUrl: string;
  /** Connection string of the API's login role. */
  apiUrl: string;
}

const rolesSql = (migrationRole: string) => `
  do $$
  declare
    wanted record;
  begin
    for wanted in
      select * from (values
        ('anon', 'nologin noinherit'),
        ('authenticated', 'nologin noinherit'),
        ('service_role', 'nologin noinherit bypassrls'),
        ('supabase_auth_admin', 'nologin noinherit createrole'),
        ('supabase_storage_admin', 'nologin noinherit createrole'),
        ('${loginRole}', 'login noinherit'),
        ('${migrationRole}', 'login createrole createdb bypassrls replication')
      ) as roles (name, attributes)
    loop
      if not exists (select from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.attributes);
      end if;
    end loop;
    execute format('grant create on database %I to supabase_auth_admin, supabase_storage_admin', current_database());
    execute format('alter database %I owner to ${migrationRole}', current_database());
  end
  $$;
  grant anon, authenticated, service_role to ${loginRole} with inherit false, set true;
  grant supabase_auth_admin, supabase_storage_admin to ${loginRole} with inherit true, set true;
  grant supabase_storage_admin to ${migrationRole} with inherit true, set false;
  grant anon, authenticated, service_role to ${migrationRole} with admin option;
  -- The API's sessions run with hosted's search path and time limits.
  alter role ${loginRole} set search_path = public, extensions;
  alter role ${loginRole} set statement_timeout = '${statementSeconds.others}s';
  alter role ${loginRole} set lock_timeout = '${statementSeconds.others}s';
  alter role anon set statement_timeout = '${statementSeconds.visitors}s';
  alter role authenticated set statement_timeout = '${statementSeconds.others}s';
  alter role ${migrationRole} set search_path = "$user", public, extensions;
  create schema if not exists extensions;
  create schema if not exists auth authorization supabase_auth_admin;
  create schema if not exists storage authorization supabase_storage_admin;
  create extension if not exists pgcrypto with schema extensions;
  create extension if not exists "uuid-ossp" with schema extensions;
`;

/** The same address with another login. */
const withLogin = (url: string, login: Login) => Object.assign(new URL(url), login).href;

/**
 * Prepares a database like a new hosted project: roles, auth, storage, extensions. Idempotent. `adminUrl` must be a superuser's;
 * both login roles get the migration role's password.
 */
export async function preparePlatform(adminUrl: string, migration: Login): Promise<RoleUrls> {
  const { username, password } = migration;
  const quoted = `'${password.replaceAll("'", "''")}'`;
  const steps = [
    rolesSql(username),
    `set local role supabase_auth_admin; ${authSchemaSql}; reset role;`,
    `set local role supabase_storage_admin; ${storageSchemaSql}; reset role;`,
    platformSchemaSql(username, loginRole),
    `alter schema public owner to pg_database_owner;
     alter role ${username} with password ${quoted};
     alter role ${loginRole} with password ${quoted};`,
  ];
  await withConnection(adminUrl, (admin) =>
    admin.begin(async (transaction) => {
      for (const step of steps) await transaction.unsafe(step).simple();
    }),
  );
  return {
    adminUrl,
    migrationUrl: withLogin(adminUrl, { username, password }),
    apiUrl: withLogin(adminUrl, { username: loginRole, password }),
  };
}
