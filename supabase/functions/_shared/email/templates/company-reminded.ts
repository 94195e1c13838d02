import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { mailTemplate } from "../template.ts";

/** A company's name until someone names it. */
const nameless = "New Company";

/** To the administrators of a company that never sent its registration. */
export const companyReminded = mailTemplate({
  schema: z.object({ company_name: z.string(), path: z.string() }),
  write: ({ company_name, path }) => ({
    subject: "Your company registration is not finished",
    heading: "Your registration is not finished",
    paragraphs: [
      `The registration of ${company_name === nameless ? "your company" : company_name} was begun on ${productName}, and never sent.`,
      "Finish and send it: we review it then, and you can post jobs once it is approved.",
    ],
    action: { label: "Finish the registration", path },
    reason: `You receive this email because you administer this company on ${productName}.`,
  }),
});
