import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** A company's name until someone names it. */
const nameless = "New Company";

/** To the administrators of a company that never sent its registration. */
export const companyReminded = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: "Your company registration isn't finished",
    heading: "Your registration isn't finished",
    paragraphs: [
      `The registration of ${company_name === nameless ? "your company" : company_name} was started on ${productName} but not submitted.`,
      "Finish and submit it. We'll review it, and you can post jobs once it's approved.",
    ],
    action: { label: "Finish the registration", path },
    reason: `You're receiving this email because you administer this company on ${productName}.`,
  }),
});
