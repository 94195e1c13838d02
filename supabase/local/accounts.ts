import type { Sql } from "postgres";
import { type DemoAccount, demoAccounts, demoPassword } from "./demo-accounts.ts";

/** The lines about demo accounts to print: those that exist in the database, or none. */
export async function describeDemoAccounts(sql: Sql): Promise<string[]> {
  const known = await sql<{ email: string }[]>`
    select email from auth.users where email in ${sql(demoAccounts.map((account) => account.email))}`;
  const emails = new Set(known.map((row) => row.email));
  const present = demoAccounts.filter((account: DemoAccount) => emails.has(account.email));
  if (present.length === 0) return [];
  return [
    `Demo accounts (password ${demoPassword}):`,
    ...present.map(({ label, email }) => `  ${label.padEnd(18)} ${email}`),
  ];
}
