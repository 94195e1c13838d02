import { loadDialog } from "@/components/ui/load-later";

/** What opens over the pages of candidates, whose first screens need none of it. */
export const AssignCandidateDialog = loadDialog(
  async () => (await import("@/features/company/candidates/assign-candidate-dialog")).AssignCandidateDialog,
);
export const AskDialog = loadDialog(async () => (await import("@/features/company/candidates/ask-dialog")).AskDialog);
export const EndDialog = loadDialog(async () => (await import("@/features/company/candidates/end-dialog")).EndDialog);
export const SendDialog = loadDialog(
  async () => (await import("@/features/company/candidates/import/send-dialog")).SendDialog,
);
