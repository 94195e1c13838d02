import { procedureQuery } from "@/lib/procedure-query";

/** Who has jobs open, for anyone. */
export const hiringCompaniesQuery = procedureQuery("get_hiring_companies", {}, { meta: { silent: true } });
