import type { JobDetails } from "@contracts/candidates/candidate";
import type { AuthState } from "@/auth/auth-context";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface NextStep {
  label: string;
  to: string;
  /** Below the button; "" for nothing. */
  note: string;
}

/** "4 questions, about 6 minutes": a job form's length; "" without questions. */
const formWords = (questions: number): string =>
  questions === 0
    ? ""
    : `${formatCount(questions, "question")}, about ${formatCount(Math.ceil(questions * 1.5), "minute")}`;

/** Whether the reader can apply: for the first time, or again after withdrawing. */
export const canApply = (job: Pick<JobDetails, "application_id" | "withdrawn">): boolean =>
  job.application_id === null || job.withdrawn?.can_apply === true;

/** "You withdrew your application on Nov 20, 2026". */
export const withdrewWords = ({ at }: NonNullable<JobDetails["withdrawn"]>): string =>
  `You withdrew your application on ${formatDate(at)}`;

/** A job's next step: the form, sign-in and back, or the existing application; null for other roles. */
export function nextStep(job: JobDetails, auth: Pick<AuthState, "status" | "role">): NextStep | null {
  if (job.application_id && !canApply(job)) {
    return {
      label: "View your application",
      to: paths.candidate.application(job.application_id),
      note: job.withdrawn ? "You have withdrawn it" : "You have already applied for this job",
    };
  }
  const apply = paths.candidate.apply(job.id);
  if (job.withdrawn) return { label: "Apply again", to: apply, note: withdrewWords(job.withdrawn) };
  const words = formWords(job.question_count);
  if (auth.status === "signed-out") {
    return {
      label: "Apply Now",
      to: paths.signIn({ redirect: apply }),
      note: words,
    };
  }
  if (auth.role !== "candidate") return null;
  return { label: "Apply Now", to: apply, note: words };
}
