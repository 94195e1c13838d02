import type { JobApplicationListItem } from "@contracts/applications/application";

/** The line below a name in lists: the title, or who added the person by hand. */
export const headlineOf = ({
  candidate_title,
  added_by,
}: Pick<JobApplicationListItem, "candidate_title" | "added_by">): string | null =>
  added_by ? `Added by ${added_by}` : candidate_title;

/** The line below a name in a list: the headline, plus the job unless the group shows it. */
export const rowHeadline = (
  person: Pick<JobApplicationListItem, "candidate_title" | "added_by"> & { job_title?: string },
  isUnderJob: boolean,
): string =>
  [headlineOf(person), !isUnderJob && person.job_title && `for ${person.job_title}`].filter(Boolean).join(" · ");
