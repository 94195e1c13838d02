import type { Company } from "@contracts/companies/company";

/** The company as it wants to be: what waits for approval in place of what is approved. The forms edit this. */
export const withProposal = (company: Company): Company => ({ ...company, ...company.proposal?.changes });
