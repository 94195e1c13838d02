import { loadDialog } from "@/components/ui/load-later";

export const HideDialog = loadDialog(
  async () => (await import("@/candidates/candidate/my-data/hide-dialog")).HideDialog,
);
export const LeaveDialog = loadDialog(
  async () => (await import("@/candidates/candidate/my-data/leave-dialog")).LeaveDialog,
);
