import { closeMissing, loadLater } from "@/components/ui/load-later";

/** The dialogs of a list of jobs, which no first screen opens. */
export const AssignDialog = loadLater(
  async () => (await import("@/features/company/jobs/assign-dialog")).AssignDialog,
  { onMissing: closeMissing },
);
export const DeleteJobDialog = loadLater(
  async () => (await import("@/features/company/jobs/delete-job-dialog")).DeleteJobDialog,
  { onMissing: closeMissing },
);
