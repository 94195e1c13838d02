import * as z from "zod/mini";
import { subscriptionStatuses, subscriptionTiers } from "../enums.ts";
import { id, recordVersion, requiredText } from "../text.ts";

const isoDate = z.string("Choose a date").check(
  z.trim(),
  z.refine(
    (value) => value === "" || (/^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))),
    "Choose a date",
  ),
);

export const subscriptionUpdateSchema = z.object({
  tier: z.enum(subscriptionTiers, "Please select a subscription tier"),
  /** ISO date or timestamp; null or '' means no end. Absent: a free trial gets its usual end. */
  expiresAt: z.optional(z.nullable(isoDate)),
  /** Absent: active. Only an active subscription has an effect. */
  status: z.optional(z.enum(subscriptionStatuses, "Please select a status")),
});

/** Why a company doesn't get the plan it requested. */
export const planDeclineSchema = z.object({ reason: requiredText("Say why", 1000) });

/** manage-company-subscription */
export const manageSubscriptionRequestSchema = z.discriminatedUnion("method", [
  z.object({ method: z.literal("get"), companyId: id() }),
  z.extend(subscriptionUpdateSchema, {
    method: z.literal("update"),
    companyId: id(),
    /** updated_at of the subscription that was viewed; without it, the current one is changed. */
    updatedAt: recordVersion(),
    /** Jobs that stay open when the plan allows fewer than there are. */
    keepOpen: z.optional(z.array(id()).check(z.maxLength(200))),
  }),
]);
