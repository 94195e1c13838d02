import type postgres from "postgres";

/** The installation to check: local or hosted. */
export interface Installation {
  /** The project's address, without a trailing slash. */
  apiUrl: string;
  publishableKey: string;
  /** The website's address, without a trailing slash. */
  siteUrl: string;
  /** A session of the role that runs migrations. */
  sql: postgres.Sql;
  /** Has pg_cron, pg_net and Vault, which the local backend doesn't. */
  isHosted: boolean;
}

/** A problem and its fix. */
export interface Problem {
  problem: string;
  todo: string;
}

export interface Check {
  name: string;
  hostedOnly?: boolean;
  /** Returns nothing if all is well. A rejection is reported as a problem. */
  run: (installation: Installation) => Promise<Problem | readonly Problem[] | undefined>;
}

export interface Finding {
  name: string;
  problems: readonly Problem[];
}

/** Runs the checks in sequence; a failed one doesn't stop the others. */
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
