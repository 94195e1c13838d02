import { loadDialog } from "@/components/ui/load-later";

export const AssignDialog = loadDialog(async () => (await import("@/jobs/company/assign-dialog")).AssignDialog);
export const DeleteJobDialog = loadDialog(
  async () => (await import("@/jobs/company/delete-job-dialog")).DeleteJobDialog,
);
