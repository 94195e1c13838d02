import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { applicationStatusLabels, nextStatus } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";

/** The stages toward a hire, in order; digit keys choose them. */
export const path = [
  "applied",
  "reviewing",
  "interview",
  "offered",
  "hired",
] as const satisfies readonly ApplicationStatus[];

/** The usual next stage, whether declining is available, and all possible stages. */
export function stageMoves({
  status,
  allowed_statuses: allowed,
}: Pick<CompanyApplicationDetail, "status" | "allowed_statuses">) {
  const usual = nextStatus[status];
  return {
    next: usual && allowed.includes(usual) ? usual : null,
    reject: allowed.includes("rejected"),
    stages: path.filter((stage) => allowed.includes(stage)),
  };
}

/** "Move to Interview", "Move Grace to Interview". */
export const moveLabel = (to: ApplicationStatus, who?: string): string =>
  `Move ${who ? `${who} ` : ""}to ${applicationStatusLabels[to]}`;

/** Offered and Hired ask for confirmation, because the candidate is notified; Not Selected asks for a reason. */
export const asksFirst = (to: ApplicationStatus): boolean => to === "offered" || to === "hired" || to === "rejected";
