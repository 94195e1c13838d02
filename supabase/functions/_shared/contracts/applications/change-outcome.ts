import type { ApplicationStatus } from "../enums.ts";
import { applicationStatusLabels } from "./application-status.ts";

/** Why an application stays as it is when several are changed (private.change_outcomes), with words where they don't depend on it. */
const refusals = {
  same_status: null,
  moved_since: null,
  not_allowed: null,
  out_of_reach: "You can no longer open it",
  other_company: "Only the company that posted the job can change it",
  no_candidate: "The candidate deleted their account",
  company_paused: "Your company is paused",
  blocked: "The conversation is blocked. Move it without a message",
  same_owner: "The owner stays the same",
  role: "Your role can't assign it to others",
  waits_for_take_over: "Added by hand. They can be offered the job once they take over",
  not_on_job: "They don't work on this job",
} as const;

/** What happens to one application in a change of several. */
export interface ChangeOutcome {
  id: string;
  candidate_name: string;
  status: ApplicationStatus;
  /** Why it stays; null where it changes. */
  refusal: keyof typeof refusals | null;
}

/** Why one stays, fit to show; "" where it changes. */
export function refusalWords({ refusal, status }: Pick<ChangeOutcome, "refusal" | "status">): string {
  switch (refusal) {
    case null:
      return "";
    case "same_status":
      return `Already in ${applicationStatusLabels[status]}`;
    case "moved_since":
      return `Moved meanwhile, to ${applicationStatusLabels[status]}`;
    case "not_allowed":
      return `Can't move from ${applicationStatusLabels[status]}`;
    default:
      return refusals[refusal];
  }
}
