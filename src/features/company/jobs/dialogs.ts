import { loadDialog } from "@/components/ui/load-later";

/** The dialogs of a list of jobs, which no first screen opens. */
export const AssignDialog = loadDialog(
  async () => (await import("@/features/company/jobs/assign-dialog")).AssignDialog,
);
export const DeleteJobDialog = loadDialog(
  async () => (await import("@/features/company/jobs/delete-job-dialog")).DeleteJobDialog,
);
