import { loadDialog } from "@/components/ui/load-later";

/** Lazy: opens over the list of partner jobs, whose first screen doesn't need it. */
export const SubmitToJobDialog = loadDialog(
  async () => (await import("@/partners/company/submit-to-job-dialog")).SubmitToJobDialog,
);
