import { loadDialog } from "@/components/ui/load-later";

export const AssignCandidateDialog = loadDialog(
  async () => (await import("@/candidates/company/assign-candidate-dialog")).AssignCandidateDialog,
);
export const AskDialog = loadDialog(async () => (await import("@/candidates/company/ask-dialog")).AskDialog);
export const EndDialog = loadDialog(async () => (await import("@/candidates/company/end-dialog")).EndDialog);
export const SendDialog = loadDialog(async () => (await import("@/candidates/company/import/send-dialog")).SendDialog);
