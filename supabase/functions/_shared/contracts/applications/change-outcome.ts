import type { ApplicationStatus } from "../enums.ts";
import { applicationStatusLabels } from "./application-status.ts";

/** Why a bulk change skips an application (private.change_outcomes), with text where it doesn't depend on the application. */
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
  waits_for_take_over: "Added by hand. You can make an offer once they take over their application",
  not_on_job: "They don't work on this job",
} as const;

/** What a bulk change does to one application. */
export interface ChangeOutcome {
  id: string;
  candidate_name: string;
  status: ApplicationStatus;
  /** Why it is skipped; null when it changes. */
  refusal: keyof typeof refusals | null;
}

/** Why one is skipped, ready to show; "" when it changes. */
export function refusalWords({ refusal, status }: Pick<ChangeOutcome, "refusal" | "status">): string {
  switch (refusal) {
    case null:
      return "";
    case "same_status":
      return `Already in ${applicationStatusLabels[status]}`;
    case "moved_since":
      return `Already moved to ${applicationStatusLabels[status]}`;
    case "not_allowed":
      return `Can't move from ${applicationStatusLabels[status]}`;
    default:
      return refusals[refusal];
  }
}
