import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { candidateStatusLabels } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { wayLabels, wayPlace, wayStages } from "@/applications/shared/application-way";

interface PathStep {
  status: ApplicationStatus;
  label: string;
  /** When it got there; null if skipped or upcoming. */
  at: string | null;
  is: "done" | "now" | "next" | "later";
}

type Given = Pick<CandidateApplicationDetail, "id" | "status" | "events">;

/** Open, at a paused company: nothing is asked of either side, and the candidate is notified when it continues. */
export const isOnHold = ({
  status,
  company_paused,
}: Pick<CandidateApplicationDetail, "status" | "company_paused">): boolean => company_paused && wayPlace(status) >= 0;

/** An application's whole path: past steps, the current one, and upcoming ones; any end but a hire cuts it off. */
export function pathSteps({ id, status, events }: Given): PathStep[] {
  const own = events.filter(({ application_id }) => application_id === id);
  const dayOf = (stage: ApplicationStatus) => own.findLast(({ to_status }) => to_status === stage)?.created_at ?? null;
  const at = wayPlace(status);
  const isOpen = at >= 0;
  const furthest = Math.max(0, ...own.map(({ to_status }) => wayPlace(to_status)));
  const reached = isOpen ? at : status === "hired" ? wayStages.length - 1 : furthest;
  const steps = wayStages.slice(0, isOpen ? wayStages.length : reached + 1).map((stage, place): PathStep => {
    const is = place === at ? "now" : place < at || !isOpen ? "done" : place === at + 1 ? "next" : "later";
    const isDecision = stage === "offered" && (is === "next" || is === "later");
    return {
      status: stage,
      label: isDecision ? "Decision" : wayLabels[stage],
      at: is === "done" || is === "now" ? dayOf(stage) : null,
      is,
    };
  });
  return isOpen ? steps : [...steps, { status, label: candidateStatusLabels[status], at: dayOf(status), is: "now" }];
}
