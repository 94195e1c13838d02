import type { Handler } from "../_shared/http/handler.ts";
import type { noInputSchema } from "../_shared/http/no-input.ts";

/** Every company, pending or not, newest first, for administrators. */
export const listCompanies: Handler<"get-pending-companies-direct", typeof noInputSchema> = (_, { call }) =>
  call("list_companies_for_admin", {});
