import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { applicationStatusLabels, nextStatus } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { statusLook } from "@/components/product/status-look";
import type { Step } from "@/components/product/steps";

const path: readonly ApplicationStatus[] = ["applied", "reviewing", "interview", "offered", "hired"];

/** The stages as steps; `current` is -1 for Not Selected and Withdrawn, which stand outside the path. */
export function stageSteps(status: ApplicationStatus): { steps: Step[]; current: number } {
  const steps = path.map((stage) => {
    const look = statusLook("application", stage);
    const label = stage === "reviewing" ? "Review" : look.word;
    return { label, glyph: look.glyph ?? undefined, tone: look.tone };
  });
  // A hired application has no step left: its last one is done, too.
  return { steps, current: status === "hired" ? path.length : path.indexOf(status) };
}

/** The moves that can be offered: the usual next one first, Not Selected apart, the others in the order of the path. */
export function stageMoves({
  status,
  allowed_statuses: allowed,
}: Pick<CompanyApplicationDetail, "status" | "allowed_statuses">) {
  const usual = nextStatus[status];
  const next = usual && allowed.includes(usual) ? usual : null;
  return {
    next,
    reject: allowed.includes("rejected"),
    others: allowed.filter((stage) => stage !== next && stage !== "rejected"),
  };
}

/** "Move to Interview", "Move Grace to Interview". */
export const moveLabel = (to: ApplicationStatus, who?: string): string =>
  `Move ${who ? `${who} ` : ""}to ${applicationStatusLabels[to]}`;

/** Offered and Hired ask once, because the candidate is told; Not Selected asks for its reason. */
export const asksFirst = (to: ApplicationStatus): boolean => to === "offered" || to === "hired" || to === "rejected";
