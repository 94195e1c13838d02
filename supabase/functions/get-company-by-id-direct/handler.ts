import type { companyIdRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** The whole company for its staff and admins, the public part of an approved one for everybody else. */
export const getCompany: Handler<"get-company-by-id-direct", typeof companyIdRequestSchema> = (
  { companyId },
  { call },
) => call("get_company", { p_company_id: companyId });
