import { companyKey, jobKey } from "../../supabase/functions/_shared/contracts/page-address.ts";

/** A page's only address. */
export const addressOf = {
  job: (job: { id: string; title: string }, company: { name: string }) => `/jobs/${jobKey({ ...job, company })}`,
  company: (company: { id: string; name: string }) => `/companies/${companyKey(company)}`,
};
