import { loadDialog } from "@/components/ui/load-later";

/** What opens over My data, whose first screen needs none of it. */
export const HideDialog = loadDialog(
  async () => (await import("@/candidates/candidate/my-data/hide-dialog")).HideDialog,
);
export const LeaveDialog = loadDialog(
  async () => (await import("@/candidates/candidate/my-data/leave-dialog")).LeaveDialog,
);
