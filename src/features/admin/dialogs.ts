import { closeMissing, loadLater } from "@/components/ui/load-later";

/** The dialogs of administration. They are forms, whose code no first screen needs. */
export const ReasonDialog = loadLater(async () => (await import("@/features/admin/reason-dialog")).ReasonDialog, {
  onMissing: closeMissing,
});
export const SubscriptionDialog = loadLater(
  async () => (await import("@/features/admin/subscription-dialog")).SubscriptionDialog,
  { onMissing: closeMissing },
);
