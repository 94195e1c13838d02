import { loadDialog } from "@/components/ui/load-later";

/** Lazy: opens over a list of people, whose first screen doesn't need it. */
export const ShortcutsDialog = loadDialog(
  async () => (await import("@/applications/company/people/shortcuts-dialog")).ShortcutsDialog,
);

export const EmailSeveral = loadDialog(
  async () => (await import("@/applications/company/people/email-several")).EmailSeveral,
);

export const ViewDialog = loadDialog(
  async () => (await import("@/applications/company/people/view-dialog")).ViewDialog,
);
