import { loadDialog } from "@/components/ui/load-later";

export const ShareDialog = loadDialog(async () => (await import("@/partners/admin/share-dialog")).ShareDialog);
export const CreatePartnershipDialog = loadDialog(
  async () => (await import("@/partners/admin/create-partnership-dialog")).CreatePartnershipDialog,
);
