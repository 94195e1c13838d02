import { loadDialog } from "@/components/ui/load-later";

export const ReasonDialog = loadDialog(async () => (await import("@/components/product/reason-dialog")).ReasonDialog);
export const SuspendDialog = loadDialog(
  async () => (await import("@/administration/admin/suspend-dialog")).SuspendDialog,
);
export const DeleteOnRequestDialog = loadDialog(
  async () => (await import("@/administration/admin/people/delete-on-request-dialog")).DeleteOnRequestDialog,
);
export const DeclinePlanDialog = loadDialog(
  async () => (await import("@/plans/shared/decline-plan-dialog")).DeclinePlanDialog,
);
export const SubscriptionDialog = loadDialog(
  async () => (await import("@/plans/shared/subscription-dialog")).SubscriptionDialog,
);
