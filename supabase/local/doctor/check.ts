import type postgres from "postgres";

/** What is looked at: a local or a hosted installation. */
export interface Installation {
  /** The project's address, without a slash at the end. */
  apiUrl: string;
  publishableKey: string;
  /** The website's address, without a slash at the end. */
  siteUrl: string;
  /** A session of the role that runs migrations. */
  sql: postgres.Sql;
  /** Has pg_cron, pg_net and Vault: the local backend has none of them. */
  isHosted: boolean;
}

/** What is wrong, and what to do about it. */
export interface Problem {
  problem: string;
  todo: string;
}

export interface Check {
  name: string;
  hostedOnly?: boolean;
  /** Gives nothing where all is well. A rejection counts as a problem of its own. */
  run: (installation: Installation) => Promise<Problem | readonly Problem[] | undefined>;
}

export interface Finding {
  name: string;
  problems: readonly Problem[];
}

/** Runs the checks one after the other; a failed one holds up none. */
export async function examine(installation: Installation, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, hostedOnly, run } of checks) {
    if (hostedOnly && !installation.isHosted) continue;
    const found = await run(installation).catch((error: Error) => ({
      problem: error.message,
      todo: "See whether the address, the key and the connection string are this installation's.",
    }));
    findings.push({ name, problems: found === undefined ? [] : [found].flat() });
  }
  return findings;
}
