import type { manageSubscriptionRequestSchema } from "../_shared/contracts/plans/subscription-input.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { failFields } from "../_shared/http/parse-body.ts";

/** The instant a date stands for: a day means its end. Null for no end. Years outside 1 to 9999 are invalid. */
function readEnd(expiresAt: string | null | undefined): string | null {
  if (!expiresAt) return null;
  const end = new Date(expiresAt.includes("T") ? expiresAt : `${expiresAt}T23:59:59Z`).toISOString();
  return /^(?!0000)\d{4}-/.test(end) ? end : failFields([{ path: "expiresAt", message: "Choose a date" }]);
}

/** Reads a company's subscription (its staff, administrators) or sets it (administrators). */
export const manageSubscription: Handler<
  "manage-company-subscription",
  typeof manageSubscriptionRequestSchema
> = async (body, { call }) => ({
  success: true,
  subscription:
    body.method === "get"
      ? await call("get_company_subscription", { p_company_id: body.companyId })
      : await call("set_company_subscription", {
          p_company_id: body.companyId,
          p_tier: body.tier,
          p_expires_at: readEnd(body.expiresAt),
          p_status: body.status,
          p_updated_at: body.updatedAt ?? null,
          p_default_end: body.expiresAt === undefined,
          p_keep: body.keepOpen ?? null,
        }),
});
