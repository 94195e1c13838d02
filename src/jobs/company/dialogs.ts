import { loadDialog } from "@/components/ui/load-later";

/** The dialogs of a list of jobs, which no first screen opens. */
export const AssignDialog = loadDialog(async () => (await import("@/jobs/company/assign-dialog")).AssignDialog);
export const DeleteJobDialog = loadDialog(
  async () => (await import("@/jobs/company/delete-job-dialog")).DeleteJobDialog,
);
