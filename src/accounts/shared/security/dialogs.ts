import { loadDialog } from "@/components/ui/load-later";

/** Lazy: the page's first view doesn't need the forms' code. */
export const EmailDialog = loadDialog(
  async () => (await import("@/accounts/shared/security/email-dialog")).EmailDialog,
);
export const PasswordDialog = loadDialog(
  async () => (await import("@/accounts/shared/security/password-dialog")).PasswordDialog,
);
