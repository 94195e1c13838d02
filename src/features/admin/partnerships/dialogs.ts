import { loadDialog } from "@/components/ui/load-later";

/** They are forms, whose code no first screen needs. */
export const ShareDialog = loadDialog(
  async () => (await import("@/features/admin/partnerships/share-dialog")).ShareDialog,
);
export const CreatePartnershipDialog = loadDialog(
  async () => (await import("@/features/admin/partnerships/create-partnership-dialog")).CreatePartnershipDialog,
);
