import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { nextStatus } from "@contracts/applications/application-status";

type Shown = Pick<CompanyApplicationDetail, "status" | "candidate" | "company_paused">;

/** True if only the pause of the reader's company keeps them from writing to the candidate and deciding. */
export const isOnlyPaused = ({ status, candidate, company_paused }: Shown): boolean =>
  company_paused && Boolean(candidate.email) && nextStatus[status] !== null;
