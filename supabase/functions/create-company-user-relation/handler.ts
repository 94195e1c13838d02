import type { createCompanyUserRelationRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** Registers the caller's company with the caller as its administrator. Idempotent. */
export const registerCompany: Handler<
  "create-company-user-relation",
  typeof createCompanyUserRelationRequestSchema
> = async ({ companyData, firstName, lastName }, { call }) => ({
  companyId: await call("register_company", {
    p_company: companyData,
    p_first_name: firstName ?? "",
    p_last_name: lastName ?? "",
  }),
});
