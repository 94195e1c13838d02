import { loadDialog } from "@/components/ui/load-later";

/** The team's dialogs. Lazy: the page's first view doesn't need the code of forms. */
export const InviteDialog = loadDialog(
  async () => (await import("@/companies/company/team/invite-dialog")).InviteDialog,
);
export const RoleDialog = loadDialog(async () => (await import("@/companies/company/team/role-dialog")).RoleDialog);
export const RemoveDialog = loadDialog(
  async () => (await import("@/companies/company/team/remove-dialog")).RemoveDialog,
);
