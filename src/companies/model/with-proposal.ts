import type { Company } from "@contracts/companies/company";

/** The company with its pending changes applied. The forms edit this. */
export const withProposal = (company: Company): Company => ({ ...company, ...company.proposal?.changes });
