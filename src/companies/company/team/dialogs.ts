import { loadDialog } from "@/components/ui/load-later";

export const InviteDialog = loadDialog(
  async () => (await import("@/companies/company/team/invite-dialog")).InviteDialog,
);
export const RoleDialog = loadDialog(async () => (await import("@/companies/company/team/role-dialog")).RoleDialog);
export const RemoveDialog = loadDialog(
  async () => (await import("@/companies/company/team/remove-dialog")).RemoveDialog,
);
