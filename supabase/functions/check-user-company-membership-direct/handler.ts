import type { Handler } from "../_shared/http/handler.ts";
import type { noInputSchema } from "../_shared/http/no-input.ts";

/** The caller's memberships, oldest first. */
export const getMemberships: Handler<"check-user-company-membership-direct", typeof noInputSchema> = async (
  _,
  { call },
) => ({ memberships: await call("get_my_memberships", {}) });
