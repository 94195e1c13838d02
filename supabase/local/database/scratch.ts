import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { vendorSchemas } from "../api.ts";
import { findFreePort } from "../ports.ts";
import { startPostgres } from "../postgres.ts";
import { removePostgresData } from "../postgres-user.ts";
import { embeddedMigrationRole, preparePlatform } from "../roles.ts";

/** A throw-away database server on which databases are built and compared. */
export interface ScratchServer {
  /** Makes a database as a hosted project begins, or a copy of another one. Gives the migration role's address. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The same address with another database. */
function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs `work` on a connection that ends with it. */
export async function connected<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Makes a database in the state a hosted project begins with. `login` is the migration role's. Gives its address. */
export async function createPlatformDatabase(
  adminUrl: string,
  name: string,
  login: { username: string; password: string },
): Promise<string> {
  await connected(adminUrl, (admin) => admin.unsafe(`create database ${name}`));
  const url = withDatabase(adminUrl, name);
  const { migrationUrl } = await connected(url, (admin) =>
    preparePlatform(admin, url, vendorSchemas, login.password, login.username),
  );
  return migrationUrl;
}

/** Older hosted projects grant everything new in public to the API's roles; a migration must be seen to take it back. */
const openDefaultsSql = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** Starts a server with data of its own, which its stop removes. */
export async function startScratchServer(): Promise<ScratchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "fairmatch-scratch-"));
  // The database may run as another user, who has to reach it.
  chmodSync(dataDir, 0o755);
  const port = await findFreePort();
  const server = await startPostgres({ dataDir, port, durable: false, progress: () => {} });
  const stop = async () => {
    await server.stop();
    removePostgresData(join(dataDir, "db"));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { adminUrl } = server;
    const login = { username: embeddedMigrationRole, password: "scratch" };
    const platformUrl = await createPlatformDatabase(adminUrl, "platform", login);
    await connected(platformUrl, (sql) => sql.unsafe(openDefaultsSql).simple());
    return {
      createDatabase: async (name, template = "platform") => {
        const command = `create database ${name} template ${template} owner ${embeddedMigrationRole}`;
        await connected(adminUrl, (admin) => admin.unsafe(command));
        return withDatabase(platformUrl, name);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
