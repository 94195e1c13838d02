import type { CompanyCard } from "@contracts/partners/partnership";

/** Who asks, and for which job. */
export interface Asked {
  id: string;
  by: CompanyCard;
  job: { title: string; company_id: string; company_name: string };
}

/** False for a job of the company that asks: then there is nobody else to hear of it. */
const isForAnother = ({ by, job }: Asked) => by.id !== job.company_id;

/** What the employer reads once the candidate applies; "" where that is who asks. */
export const throughWords = (asked: Asked) =>
  isForAnother(asked) ? `${asked.job.company_name} then sees that you apply through ${asked.by.name}.` : "";

/** Who hears that the candidate does not want to be put forward. */
export const refusalWords = (asked: Asked) =>
  [
    `${asked.by.name} is told, and does not ask you again about this job.`,
    isForAnother(asked) && `${asked.job.company_name} hears nothing.`,
    "You can still apply for it later.",
  ]
    .filter(Boolean)
    .join(" ");
