import { Client } from "pg";

/**
 * Has a running server write a consistent copy of all it holds, while it is being used, as `base.tar` into the folder
 * `target`, which must not exist and must be reachable for the server. Rejects with the server's reason, a damaged page
 * among them. `adminUrl` is the superuser's.
 */
export async function writeBaseBackup(adminUrl: string, target: string): Promise<void> {
  // Postgres takes this command on replication connections only, which postgres.js does not offer.
  const client = new Client(`${adminUrl}?replication=database`);
  await client.connect();
  try {
    const quoted = `'${target.replaceAll("'", "''")}'`;
    await client.query(
      `BASE_BACKUP (LABEL 'fairmatch', CHECKPOINT 'fast', WAL true, TARGET 'server', TARGET_DETAIL ${quoted})`,
    );
  } finally {
    await client.end();
  }
}
