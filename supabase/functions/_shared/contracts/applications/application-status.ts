import { type ApplicationStatus, applicationStatuses } from "../enums.ts";

/** What people read for each status. */
export const applicationStatusLabels = {
  applied: "New",
  reviewing: "Under Review",
  interview: "Interview",
  offered: "Offered",
  hired: "Hired",
  rejected: "Not Selected",
  withdrawn: "Withdrawn",
} as const satisfies Record<ApplicationStatus, string>;

/** Moves company staff may make. The same table is private.application_transitions in SQL; a test compares them (RULES: Applications). */
export const companyTransitions = {
  applied: ["reviewing", "interview", "offered", "rejected"],
  reviewing: ["interview", "offered", "rejected"],
  interview: ["reviewing", "offered", "rejected"],
  offered: ["interview", "hired", "rejected"],
  hired: [],
  rejected: ["reviewing"],
  withdrawn: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** The statuses from which a candidate may withdraw: until hired or rejected (RULES: Applications). */
export const withdrawableStatuses: readonly ApplicationStatus[] = ["applied", "reviewing", "interview", "offered"];

/** The usual next step, offered as the primary action; null where the path ends. */
export const nextStatus = {
  applied: "reviewing",
  reviewing: "interview",
  interview: "offered",
  offered: "hired",
  hired: null,
  rejected: null,
  withdrawn: null,
} as const satisfies Record<ApplicationStatus, ApplicationStatus | null>;

/**
 * Reads a status as it may arrive: any case, and 'accepted' as hired.
 * Returns null for unknown values, which screens show raw.
 */
export function readApplicationStatus(value: string): ApplicationStatus | null {
  const lower = value.trim().toLowerCase();
  const status = lower === "accepted" ? "hired" : lower;
  return applicationStatuses.find((known) => known === status) ?? null;
}
