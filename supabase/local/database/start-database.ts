import { type PostgresOptions, type RunningPostgres, startPostgres } from "../postgres/postgres.ts";
import { StartError } from "../start-error.ts";
import { embeddedMigrationRole, preparePlatform, type RoleUrls } from "./platform.ts";
import { withConnection } from "./with-connection.ts";

interface DatabaseOptions extends PostgresOptions {
  /** A superuser's connection string for another Postgres to use instead of the embedded one. */
  externalUrl: string | undefined;
  /** Password of the login roles. */
  password: string;
}

interface Database extends Omit<RunningPostgres, "adminUrl"> {
  urls: RoleUrls;
}

/** Another Postgres, which we don't stop. */
const external = (adminUrl: string): RunningPostgres => ({
  adminUrl,
  onUnexpectedExit: () => {},
  stop: async () => {},
});

async function assertSuperuser(adminUrl: string): Promise<void> {
  const [role] = await withConnection(
    adminUrl,
    (admin) => admin`select rolsuper from pg_roles where rolname = current_user`,
  );
  if (!role?.rolsuper) {
    throw new StartError("DATABASE_URL must name a superuser of that Postgres: the API's roles have to be made there.");
  }
}

/** Starts or finds the database and prepares it for the first migration. */
export async function startDatabase({ externalUrl, password, ...options }: DatabaseOptions): Promise<Database> {
  const { adminUrl, ...server } = externalUrl ? external(externalUrl) : await startPostgres(options);
  const username = externalUrl ? "fairmatch_migrator" : embeddedMigrationRole;
  try {
    await assertSuperuser(adminUrl);
    return { ...server, urls: await preparePlatform(adminUrl, { username, password }) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
