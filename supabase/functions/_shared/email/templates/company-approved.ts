import * as z from "zod/mini";
import { dayInWords } from "../../contracts/day.ts";
import { subscriptionTiers } from "../../contracts/enums.ts";
import { productName } from "../../contracts/operator.ts";
import { subscriptionTierLabels } from "../../contracts/plans/subscription.ts";
import { mailTemplate } from "../template.ts";

/** To the company's administrators: it was approved, with or without a plan. */
export const companyApproved = mailTemplate({
  schema: z.object({
    company_name: z.string(),
    tier: z.optional(z.enum(subscriptionTiers)),
    expires_at: z.optional(z.nullable(z.string())),
    path: z.string(),
  }),
  write: ({ company_name, tier, expires_at, path }) => ({
    subject: `${company_name} is approved`,
    heading: `${company_name} is approved`,
    paragraphs: [
      `We reviewed your registration, and your company is now part of ${productName}.`,
      tier
        ? `Your plan is ${subscriptionTierLabels[tier]}${expires_at ? `, until ${dayInWords(expires_at)}` : ""}. You can post jobs right away.`
        : "You can post jobs as soon as you have a plan.",
    ],
    action: { label: "Open your dashboard", path },
    reason: `You're receiving this email because you manage ${company_name} on ${productName}.`,
  }),
});
