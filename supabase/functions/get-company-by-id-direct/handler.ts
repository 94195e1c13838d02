import type { companyIdRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** The whole company for its staff and administrators, an approved one's public part for others. */
export const getCompany: Handler<"get-company-by-id-direct", typeof companyIdRequestSchema> = (
  { companyId },
  { call },
) => call("get_company", { p_company_id: companyId });
