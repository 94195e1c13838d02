import { loadDialog } from "@/components/ui/load-later";

// What opens over an application, whose first screen needs none of it.

export const AcceptDialog = loadDialog(async () => (await import("@/features/offers/accept-dialog")).AcceptDialog);
export const DeclineDialog = loadDialog(async () => (await import("@/features/offers/decline-dialog")).DeclineDialog);
export const MakeOfferDialog = loadDialog(
  async () => (await import("@/features/offers/make-offer-dialog")).MakeOfferDialog,
);
export const WithdrawOfferDialog = loadDialog(
  async () => (await import("@/features/offers/withdraw-offer-dialog")).WithdrawOfferDialog,
);
export const TellOthersDialog = loadDialog(
  async () => (await import("@/features/offers/tell-others-dialog")).TellOthersDialog,
);
