import { loadDialog } from "@/components/ui/load-later";

export const SubmitToJobDialog = loadDialog(
  async () => (await import("@/partners/company/submit-to-job-dialog")).SubmitToJobDialog,
);
