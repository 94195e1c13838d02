import { procedureQuery } from "@/lib/procedure-query";

export const hiringCompaniesQuery = procedureQuery("get_hiring_companies", {}, { meta: { silent: true } });
