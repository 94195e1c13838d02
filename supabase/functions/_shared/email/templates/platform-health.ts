import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** To administrators, at most daily: new errors, and scheduled work that is late. */
export const platformHealth = mailTemplate({
  schema: z.object({
    errors: z.array(z.object({ message: z.string(), screen: z.string(), times: z.number() })),
    late: z.array(z.string()),
    path: z.string(),
  }),
  write: ({ errors, late, path }) => {
    const counted = errors.length === 1 ? "1 new error" : `${errors.length} new errors`;
    return {
      subject: errors.length > 0 ? counted : "Scheduled work is late",
      heading: errors.length > 0 ? counted : "Scheduled work is late",
      paragraphs: [
        ...(late.length > 0 ? [`Late or failing: ${late.join(", ")}.`] : []),
        ...errors.map(
          ({ message, screen, times }) => `${message} (${screen}, ${times === 1 ? "once" : `${times} times`})`,
        ),
      ],
      action: { label: "Open Health", path },
      reason: `You're receiving this email because you're an administrator of ${productName}.`,
    };
  },
});
