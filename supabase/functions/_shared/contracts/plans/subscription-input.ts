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
  /** ISO date or timestamp; null or '' means it does not end. Left out, a free trial gets its usual end. */
  expiresAt: z.optional(z.nullable(isoDate)),
  /** Absent: active. Only an active one counts. */
  status: z.optional(z.enum(subscriptionStatuses, "Please select a status")),
});

/** Why a company doesn't get the plan it asked for. */
export const planDeclineSchema = z.object({ reason: requiredText("Say why", 1000) });

/** manage-company-subscription */
export const manageSubscriptionRequestSchema = z.discriminatedUnion("method", [
  z.object({ method: z.literal("get"), companyId: id() }),
  z.extend(subscriptionUpdateSchema, {
    method: z.literal("update"),
    companyId: id(),
    /** updated_at of the subscription that was looked at; without it what there is is changed. */
    updatedAt: recordVersion(),
    /** The jobs that stay open where the plan has room for fewer than there are. */
    keepOpen: z.optional(z.array(id()).check(z.maxLength(200))),
  }),
]);
