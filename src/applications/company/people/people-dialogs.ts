import { loadDialog } from "@/components/ui/load-later";

export const ShortcutsDialog = loadDialog(
  async () => (await import("@/applications/company/people/shortcuts-dialog")).ShortcutsDialog,
);

export const EmailSeveral = loadDialog(
  async () => (await import("@/applications/company/people/email-several")).EmailSeveral,
);

export const ViewDialog = loadDialog(
  async () => (await import("@/applications/company/people/view-dialog")).ViewDialog,
);
