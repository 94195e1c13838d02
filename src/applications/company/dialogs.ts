import { loadDialog } from "@/components/ui/load-later";

export const RejectDialog = loadDialog(async () => (await import("@/applications/company/reject-dialog")).RejectDialog);
export const MergeWith = loadDialog(async () => (await import("@/applications/company/merge/merge-with")).MergeWith);
export const AddPersonDialog = loadDialog(
  async () => (await import("@/applications/company/adding/add-person-dialog")).AddPersonDialog,
);
export const FixAddressDialog = loadDialog(
  async () => (await import("@/applications/company/fix-address-dialog")).FixAddressDialog,
);
