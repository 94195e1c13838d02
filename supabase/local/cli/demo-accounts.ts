import type { Sql } from "postgres";

/** The password of every demo account (supabase/seed/tools.sql). */
const password = "Fairmatch1";

/** Demo accounts, and the roles they represent. */
const accounts = [
  { label: "Administrator", email: "admin@fairmatch.example" },
  { label: "Company", email: "company@fairmatch.example" },
  { label: "Recruiter", email: "recruiter@fairmatch.example" },
  { label: "Company, pending", email: "pending@fairmatch.example" },
  { label: "Company, rejected", email: "rejected@fairmatch.example" },
  { label: "Candidate", email: "candidate@fairmatch.example" },
];

/** The lines to print about demo accounts that exist in the database, if any. */
export async function describeDemoAccounts(sql: Sql): Promise<string[]> {
  const known = await sql<{ email: string }[]>`
    select email from auth.users where email in ${sql(accounts.map((account) => account.email))}`;
  const emails = new Set(known.map((row) => row.email));
  const present = accounts.filter((account) => emails.has(account.email));
  if (present.length === 0) return [];
  return [
    `Demo accounts (password ${password}):`,
    ...present.map(({ label, email }) => `  ${label.padEnd(18)} ${email}`),
  ];
}
