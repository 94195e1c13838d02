import { Client } from "pg";

/**
 * Has a running server write a consistent copy of its data, while in use, as `base.tar` into the folder `target`, which must not
 * exist and must be accessible to the server. Rejects with the server's reason, including damaged pages. `adminUrl` is the
 * superuser's.
 */
export async function writeBaseBackup(adminUrl: string, target: string): Promise<void> {
  // Postgres accepts this command only on replication connections, which postgres.js doesn't support.
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
