import { loadDialog } from "@/components/ui/load-later";

/** Opens over the list of partner jobs, whose first screen needs none of it. */
export const PutForwardDialog = loadDialog(
  async () => (await import("@/partners/company/put-forward-dialog")).PutForwardDialog,
);
