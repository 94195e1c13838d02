import { loadDialog } from "@/components/ui/load-later";

/** The forms of the page, whose code its first look does not need. */
export const EmailDialog = loadDialog(
  async () => (await import("@/features/account/security/email-dialog")).EmailDialog,
);
export const PasswordDialog = loadDialog(
  async () => (await import("@/features/account/security/password-dialog")).PasswordDialog,
);
