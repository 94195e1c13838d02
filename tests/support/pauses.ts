import { type Actor, sql } from "./accounts.ts";
import type { TestCompany } from "./companies.ts";

/** The ways to pause a company, for describe.each: in words, what pauses it and what ends the pause. `read` gives the test's own. */
export const pausesOf = (read: () => { company: TestCompany; admin: Actor }) =>
  [
    [
      "whose approval was withdrawn",
      () => sql`
        update public.companies set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = 'The tax id is wrong.'
        where id = ${read().company.id}`,
      () => sql`
        update public.companies set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
        where id = ${read().company.id}`,
    ],
    // As administrators do it, with their procedures.
    [
      "that is suspended",
      () => {
        const { company, admin } = read();
        return admin.client.rpc("suspend_company", {
          p_company_id: company.id,
          p_reason: "messages",
          p_words: "We have to talk.",
        });
      },
      () => {
        const { company, admin } = read();
        return admin.client.rpc("lift_suspension", { p_subject_id: company.id });
      },
    ],
  ] as const;
