import { loadDialog } from "@/components/ui/load-later";

/** The forms of the page, whose code its first look does not need. */
export const EmailDialog = loadDialog(
  async () => (await import("@/accounts/shared/security/email-dialog")).EmailDialog,
);
export const PasswordDialog = loadDialog(
  async () => (await import("@/accounts/shared/security/password-dialog")).PasswordDialog,
);
