import * as z from "zod/mini";
import { dayInWords } from "../../contracts/day.ts";
import { subscriptionTiers } from "../../contracts/enums.ts";
import { productName } from "../../contracts/operator.ts";
import { subscriptionTierLabels } from "../../contracts/plans/subscription.ts";
import { mailTemplate } from "../template.ts";

export const subscriptionEnding = mailTemplate({
  schema: z.object({
    company_name: z.string(),
    tier: z.enum(subscriptionTiers),
    expires_at: z.string(),
    has_ended: z.boolean(),
    path: z.string(),
  }),
  write: ({ company_name, tier, expires_at, has_ended, path }) => {
    const plan = `${company_name}'s ${subscriptionTierLabels[tier]} plan`;
    const day = dayInWords(expires_at);
    const heading = has_ended ? `${plan} has ended` : `${plan} ends on ${day}`;
    return {
      subject: heading,
      heading,
      paragraphs: has_ended
        ? [
            "Your jobs are hidden. Nothing is lost: they're visible again once the plan is renewed.",
            "To renew it, please contact support.",
          ]
        : ["After that day your jobs are hidden. To renew the plan, please contact support."],
      action: { label: "Open the dashboard", path },
      reason: `You're receiving this email because you administer ${company_name} on ${productName}.`,
    };
  },
});
