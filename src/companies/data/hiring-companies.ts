import { procedureQuery } from "@/lib/procedure-query";

/** Companies with open jobs, for anyone. */
export const hiringCompaniesQuery = procedureQuery("get_hiring_companies", {}, { meta: { silent: true } });
