import { type JobStatus, jobStatuses } from "@contracts/enums";
import type { JobFilter } from "@contracts/jobs/job";
import { useMine } from "@/auth/use-mine";
import { useFilterInAddress } from "@/lib/use-address-choice";

export const jobFilter = (isMine: boolean, search = "", status: JobStatus | null = null): JobFilter => ({
  search,
  status,
  assignee: isMine ? "me" : null,
});

/** Kept in the URL, or remembered. */
export function useJobFilter() {
  const [isMine, setIsMine] = useMine();
  const [status, setStatus] = useFilterInAddress("status", jobStatuses);
  return { isMine, setIsMine, status, setStatus };
}
