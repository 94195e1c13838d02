import { loadDialog } from "@/components/ui/load-later";

/** Dialogs of several parts of administration. They are forms, whose code no first screen needs. */
export const ReasonDialog = loadDialog(async () => (await import("@/components/product/reason-dialog")).ReasonDialog);
export const SubscriptionDialog = loadDialog(
  async () => (await import("@/plans/shared/subscription-dialog")).SubscriptionDialog,
);
