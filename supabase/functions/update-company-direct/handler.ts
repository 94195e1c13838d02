import type { updateCompanyRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** Changes the sent columns of a company. Which of them the caller may change is decided in SQL. */
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
