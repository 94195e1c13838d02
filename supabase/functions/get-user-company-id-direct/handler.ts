import type { Handler } from "../_shared/http/handler.ts";
import type { noInputSchema } from "../_shared/http/no-input.ts";

/** The caller's company, the first joined if there are several; null without one. */
export const getUserCompanyId: Handler<"get-user-company-id-direct", typeof noInputSchema> = async (_, { call }) => {
  const [first] = await call("get_my_memberships", {});
  return { companyId: first?.company_id ?? null };
};
