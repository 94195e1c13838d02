import { loadDialog } from "@/components/ui/load-later";

/** They are forms, whose code no first screen needs. */
export const ShareDialog = loadDialog(async () => (await import("@/partners/admin/share-dialog")).ShareDialog);
export const CreatePartnershipDialog = loadDialog(
  async () => (await import("@/partners/admin/create-partnership-dialog")).CreatePartnershipDialog,
);
