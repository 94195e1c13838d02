import { loadDialog } from "@/components/ui/load-later";

/** What opens over a list of people, whose first screen needs none of it. */
export const ShortcutsDialog = loadDialog(
  async () => (await import("@/applications/company/people/shortcuts-dialog")).ShortcutsDialog,
);
