import type { ApplicationOffers, DeclineReason } from "@contracts/offer";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { sendSafely } from "@/lib/send-safely";
import { offerKeys } from "@/offers/data/keys";
import { offersQuery } from "@/offers/data/offers-query";

/** Shows what an answer left, and reads the candidate's applications anew, whose status it may have changed. */
function useShowAnswered(applicationId: string) {
  const queryClient = useQueryClient();
  return (offers: ApplicationOffers) => {
    queryClient.setQueryData(offersQuery(applicationId).queryKey, offers);
    return queryClient.invalidateQueries({ queryKey: applicationKeys.candidate() });
  };
}

/** Reads anew what was answered, withdrawn or moved meanwhile. */
function useReadAnew(applicationId: string) {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: offerKeys.of(applicationId) });
}

/** Accepts an offer: the application becomes Hired. AppError 409 when it stands no more. */
export function useAcceptOffer(applicationId: string) {
  return useMutation({
    mutationFn: (offerId: string) => sendSafely(() => callProcedure("accept_offer", { p_offer_id: offerId })),
    onSuccess: useShowAnswered(applicationId),
    onError: useReadAnew(applicationId),
    meta: { successMessage: "Offer accepted", errorTitle: "The offer could not be accepted" },
  });
}

interface Declining {
  offerId: string;
  reason: DeclineReason | undefined;
  words: string | undefined;
}

/** Declines an offer. AppError 409 when it stands no more. */
export function useDeclineOffer(applicationId: string) {
  return useMutation({
    mutationFn: ({ offerId, reason, words }: Declining) =>
      sendSafely(() => callProcedure("decline_offer", { p_offer_id: offerId, p_reason: reason, p_words: words })),
    onSuccess: useShowAnswered(applicationId),
    onError: useReadAnew(applicationId),
    meta: { successMessage: "Offer declined", errorTitle: "The offer could not be declined" },
  });
}
