import type { CompanyCard } from "@contracts/partners/partnership";

export interface Asked {
  id: string;
  by: CompanyCard;
  job: { title: string; company_id: string; company_name: string };
}

/** False for the asking company's own job, where no one else is notified. */
const isForAnother = ({ by, job }: Asked) => by.id !== job.company_id;

/** What the employer sees once the candidate applies; "" if that is the asking company. */
export const throughWords = (asked: Asked) =>
  isForAnother(asked) ? `${asked.job.company_name} will see that you applied through ${asked.by.name}.` : "";

/** Who is notified if the candidate declines. */
export const refusalWords = (asked: Asked) =>
  [
    `${asked.by.name} is notified and won't ask you again about this job.`,
    isForAnother(asked) && `${asked.job.company_name} isn't notified.`,
    "You can still apply for it later.",
  ]
    .filter(Boolean)
    .join(" ");
