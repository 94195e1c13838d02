import { type ApplicationStatus, applicationStatuses } from "../enums.ts";

export const applicationStatusLabels = {
  applied: "New",
  reviewing: "Under Review",
  interview: "Interview",
  offered: "Offered",
  hired: "Hired",
  rejected: "Not Selected",
  withdrawn: "Withdrawn",
} as const satisfies Record<ApplicationStatus, string>;

const allBut = (stage: ApplicationStatus): readonly ApplicationStatus[] =>
  applicationStatuses.filter((status) => status !== stage && status !== "withdrawn");

/**
 * Moves company staff may make: from any stage to any other. Only candidates withdraw, and that is final.
 * private.application_transitions is the same table in SQL; a test compares them (RULES: Applications).
 */
export const companyTransitions: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  applied: allBut("applied"),
  reviewing: allBut("reviewing"),
  interview: allBut("interview"),
  offered: allBut("offered"),
  hired: allBut("hired"),
  rejected: allBut("rejected"),
  withdrawn: [],
};

/** Labels for candidates, who never see "New". */
export const candidateStatusLabels = { ...applicationStatusLabels, applied: "Submitted" };

/** The statuses from which a candidate may withdraw: until hired or rejected (RULES: Applications). */
export const withdrawableStatuses: readonly ApplicationStatus[] = ["applied", "reviewing", "interview", "offered"];

/** The usual next step, offered as the primary action; null at the end. */
export const nextStatus = {
  applied: "reviewing",
  reviewing: "interview",
  interview: "offered",
  offered: "hired",
  hired: null,
  rejected: null,
  withdrawn: null,
} as const satisfies Record<ApplicationStatus, ApplicationStatus | null>;

/** Parses a status in any case, with 'accepted' as hired. Returns null for unknown values, which screens show raw. */
export function readApplicationStatus(value: string): ApplicationStatus | null {
  const lower = value.trim().toLowerCase();
  const status = lower === "accepted" ? "hired" : lower;
  return applicationStatuses.find((known) => known === status) ?? null;
}
