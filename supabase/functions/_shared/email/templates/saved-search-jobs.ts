import * as z from "zod/mini";
import { productName } from "../../contracts/operator.ts";
import { idInKey, jobKey } from "../../contracts/page-address.ts";
import { mailTemplate } from "../template.ts";

/** To a candidate: new jobs from their saved searches, each job once (RULES: Jobs). */
export const savedSearchJobs = mailTemplate({
  schema: z.object({
    /** Search names in quotation marks. */
    searches: z.string(),
    total: z.number(),
    jobs: z.array(z.object({ title: z.string(), company_name: z.string(), location: z.string(), path: z.string() })),
    path: z.string(),
  }),
  write: ({ searches, total, jobs, path }) => {
    const heading = total === 1 ? "One new job for you" : `${total} new jobs for you`;
    return {
      subject: jobs[0] && total === 1 ? `New job: ${jobs[0].title}` : heading,
      preheader: jobs.map(({ title, company_name }) => `${title} at ${company_name}`).join(", "),
      heading,
      paragraphs: [
        `New since our last email, for your searches: ${searches}.`,
        ...(total > jobs.length ? [`Here are the newest ${jobs.length} of them.`] : []),
      ],
      links: jobs.map(({ title, company_name, location, path: to }) => ({
        label: title,
        text: `${company_name}, ${location}`,
        // The database knows the address without its words.
        path: `/jobs/${jobKey({ id: idInKey(to.slice("/jobs/".length)), title, company_name })}`,
      })),
      action: { label: "Open your searches", path },
      reason: `You're receiving this email because you saved a search on ${productName}.`,
    };
  },
});
