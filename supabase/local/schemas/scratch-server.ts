import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedMigrationRole, type Login, preparePlatform } from "../database/platform.ts";
import { withConnection } from "../database/with-connection.ts";
import { startPostgres } from "../postgres/postgres.ts";
import { removePostgresData } from "../postgres/postgres-user.ts";

/** A throwaway database server to build and compare databases. */
export interface ScratchServer {
  /** Creates a database like a new hosted project, or a copy of another. Returns the migration role's address. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The same address with another database. */
const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Creates a database like a new hosted project. `migration` is the role's login. Returns its address. */
export async function createPlatformDatabase(adminUrl: string, name: string, migration: Login): Promise<string> {
  await withConnection(adminUrl, (admin) => admin.unsafe(`create database ${name}`));
  return (await preparePlatform(withDatabase(adminUrl, name), migration)).migrationUrl;
}

/** Older hosted projects grant everything new in public to the API's roles; migrations must visibly revoke that. */
const openDefaultsSql = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** Starts a server with temporary data, removed when it stops. */
export async function startScratchServer(): Promise<ScratchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "fairmatch-scratch-"));
  // The database may run as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const { adminUrl, stop: stopServer } = await startPostgres({
    dataDir,
    durable: false,
    progress: () => {},
  });
  const stop = async () => {
    await stopServer();
    removePostgresData(join(dataDir, "db"));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const migrationUrl = await createPlatformDatabase(adminUrl, "platform", {
      username: embeddedMigrationRole,
      password: "scratch",
    });
    await withConnection(migrationUrl, (sql) => sql.unsafe(openDefaultsSql).simple());
    return {
      createDatabase: async (name, template = "platform") => {
        const command = `create database ${name} template ${template} owner ${embeddedMigrationRole}`;
        await withConnection(adminUrl, (admin) => admin.unsafe(command));
        return withDatabase(migrationUrl, name);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
