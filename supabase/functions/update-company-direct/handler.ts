import type { updateCompanyRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** Changes the given columns of a company. SQL decides which ones the caller may change. */
export const updateCompany: Handler<"update-company-direct", typeof updateCompanyRequestSchema> = async (
  { companyId, companyData, updatedAt },
  { call },
) => ({
  company: await call("update_company", {
    p_company_id: companyId,
    p_company: companyData,
    p_updated_at: updatedAt ?? null,
  }),
});
