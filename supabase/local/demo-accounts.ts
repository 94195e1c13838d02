/** An account of the demo data. */
export interface DemoAccount {
  /** Whom it stands for, as printed at start. */
  label: string;
  email: string;
}

/** The password of every demo account in supabase/seed.sql. */
export const demoPassword = "Fairmatch1";

/** The accounts of supabase/seed.sql; a test signs in with each. */
export const demoAccounts: DemoAccount[] = [
  { label: "Administrator", email: "admin@fairmatch.example" },
  { label: "Company", email: "company@fairmatch.example" },
  { label: "Recruiter", email: "recruiter@fairmatch.example" },
  { label: "Company, pending", email: "pending@fairmatch.example" },
  { label: "Company, rejected", email: "rejected@fairmatch.example" },
  { label: "Candidate", email: "candidate@fairmatch.example" },
];
