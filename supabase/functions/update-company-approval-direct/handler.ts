import type { updateCompanyApprovalRequestSchema } from "../_shared/contracts/companies/company-input.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** An administrator approves or rejects a company, or withdraws its approval; the company sees the reason. */
export const setCompanyApproval: Handler<
  "update-company-approval-direct",
  typeof updateCompanyApprovalRequestSchema
> = async ({ companyId, isApproved, reason, updatedAt, warningsSeen }, { call }) => ({
  success: true,
  company: await call("set_company_approval", {
    p_company_id: companyId,
    p_is_approved: isApproved,
    p_reason: reason ?? null,
    p_updated_at: updatedAt ?? null,
    p_warnings_seen: warningsSeen ?? null,
  }),
});
