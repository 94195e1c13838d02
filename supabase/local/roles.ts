import type { Sql } from "postgres";
import { platformSchemaSql } from "./platform-schema.ts";

/** Role that migrations and seed run as on the embedded database: hosted's `postgres`, with hosted's limits. */
export const embeddedMigrationRole = "postgres";

/** Role the API logs in as. It may become the API roles but has no right of its own in public. */
const loginRole = "authenticator";

/** SQL of the vendor's own auth and storage tables, as exported by its package. */
export interface VendorSchemas {
  auth: string;
  storage: string;
}

export interface RoleUrls {
  /** Connection string of a superuser. */
  adminUrl: string;
  /** Connection string of the migration role. */
  migrationUrl: string;
  /** Connection string of the role the API logs in as. */
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
  -- The API's sessions run with hosted's search path and time limit.
  alter role ${loginRole} set search_path = public, extensions;
  alter role ${loginRole} set statement_timeout = '8s';
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role ${migrationRole} set search_path = "$user", public, extensions;
  create schema if not exists extensions;
  create schema if not exists auth authorization supabase_auth_admin;
  create schema if not exists storage authorization supabase_storage_admin;
  create extension if not exists pgcrypto with schema extensions;
  create extension if not exists "uuid-ossp" with schema extensions;
`;

/** The same address with another login. */
function withLogin(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  return changed.href;
}

/**
 * Brings a database to the state the hosted product starts from (roles, auth, storage, extensions) and sets the
 * passwords of the login roles. Safe to repeat. `admin` must be a superuser's connection to `adminUrl`.
 */
export async function preparePlatform(
  admin: Sql,
  adminUrl: string,
  vendor: VendorSchemas,
  password: string,
  migrationRole: string,
): Promise<RoleUrls> {
  const quoted = `'${password.replaceAll("'", "''")}'`;
  await admin.begin(async (transaction) => {
    const run = (text: string) => transaction.unsafe(text).simple();
    await run(rolesSql(migrationRole));
    await run(`set local role supabase_auth_admin; ${vendor.auth}; reset role;`);
    await run(`set local role supabase_storage_admin; ${vendor.storage}; reset role;`);
    await run(platformSchemaSql(migrationRole, loginRole));
    await run(`
      alter schema public owner to pg_database_owner;
      alter role ${migrationRole} with password ${quoted};
      alter role ${loginRole} with password ${quoted};
    `);
  });
  return {
    adminUrl,
    migrationUrl: withLogin(adminUrl, migrationRole, password),
    apiUrl: withLogin(adminUrl, loginRole, password),
  };
}
