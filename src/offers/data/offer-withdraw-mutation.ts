import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { sendSafely } from "@/lib/send-safely";
import { offerKeys } from "@/offers/data/keys";
import { offersQuery } from "@/offers/data/offers-query";

interface Withdrawing {
  offerId: string;
  words: string | undefined;
}

/** Takes an offer back. AppError 409 when it was answered meanwhile. */
export function useWithdrawOffer(applicationId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ offerId, words }: Withdrawing) =>
      sendSafely(() => callProcedure("withdraw_offer", { p_offer_id: offerId, p_words: words })),
    onSuccess: (offers) => queryClient.setQueryData(offersQuery(applicationId).queryKey, offers),
    onError: () => void queryClient.invalidateQueries({ queryKey: offerKeys.of(applicationId) }),
    meta: { successMessage: "Offer withdrawn", errorTitle: "The offer could not be withdrawn" },
  });
}
