import type { ApplicationPage, JobApplicationListItem } from "@contracts/application";
import type { ApplicationKey } from "@contracts/procedures";
import { nextPage } from "@/lib/next-page";

/** Where a company's list of applications goes on after this row, in whichever order. */
export const applicationKey = ({
  applied_at,
  id,
  match,
  answer_due,
  is_overdue,
}: JobApplicationListItem): ApplicationKey => ({
  appliedAt: applied_at,
  id,
  score: match.score,
  due: answer_due,
  overdue: is_overdue,
});

/** Where its next page begins, or null after the last. */
export const nextApplications = ({ applications }: ApplicationPage): ApplicationKey | null =>
  nextPage(applications, applicationKey);
