import type { ApplicationOffers, DeclineReason, OfferInput } from "@contracts/offers/offer";
import { useQueryClient } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { sendSafely } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** An application's offers, oldest first, the same for both sides. Throws AppError 404. */
export const offersQuery = (applicationId: string) =>
  procedureQuery("get_offers", { p_application_id: applicationId }, { staleTime: deskStaleTime });

/** Shows an act's result. */
function useShowOffers(applicationId: string) {
  const client = useQueryClient();
  return {
    onSuccess: (offers: ApplicationOffers) => client.setQueryData(offersQuery(applicationId).queryKey, offers),
  };
}

/** Makes an offer and moves the application to Offered if needed. AppError 409, 422 by field. */
export function useMakeOffer(applicationId: string, options: SafeSendOptions) {
  return useSafeMutation({
    act: "make_offer",
    send: (offer: OfferInput, id) =>
      callProcedure("make_offer", { p_application_id: applicationId, p_id: id, p_offer: offer }),
    safely: options,
    ...useShowOffers(applicationId),
    meta: { errorTitle: "The offer wasn't made" },
  });
}

/** Withdraws an offer. AppError 409 when it has a reply. */
export function useWithdrawOffer(applicationId: string) {
  return useAct("withdraw_offer", {
    mutationFn: ({ offerId, words }: { offerId: string; words: string | undefined }) =>
      sendSafely(() => callProcedure("withdraw_offer", { p_offer_id: offerId, p_words: words })),
    ...useShowOffers(applicationId),
    meta: { successMessage: "Offer withdrawn", errorTitle: "The offer wasn't withdrawn" },
  });
}

/** Accepts an offer: the application becomes Hired. AppError 409 when it is no longer open. */
export function useAcceptOffer(applicationId: string) {
  return useAct("accept_offer", {
    mutationFn: (offerId: string) => sendSafely(() => callProcedure("accept_offer", { p_offer_id: offerId })),
    ...useShowOffers(applicationId),
    meta: { successMessage: "Offer accepted", errorTitle: "The offer wasn't accepted" },
  });
}

interface Declining {
  offerId: string;
  reason: DeclineReason | undefined;
  words: string | undefined;
}

/** Declines an offer. AppError 409 when it is no longer open. */
export function useDeclineOffer(applicationId: string) {
  return useAct("decline_offer", {
    mutationFn: ({ offerId, reason, words }: Declining) =>
      sendSafely(() => callProcedure("decline_offer", { p_offer_id: offerId, p_reason: reason, p_words: words })),
    ...useShowOffers(applicationId),
    meta: { successMessage: "Offer declined", errorTitle: "The offer wasn't declined" },
  });
}

/** The questions to a company after a hire; null once answered, and before a hire. Throws AppError 404. */
export const hireQuery = (applicationId: string) => procedureQuery("get_hire", { p_application_id: applicationId });

/** Ends the questions about the job and the other applicants. */
export function useAnswerHire(applicationId: string) {
  const client = useQueryClient();
  return useProcedure("answer_hire", () => ({ p_application_id: applicationId }), {
    onSuccess: () => client.setQueryData(hireQuery(applicationId).queryKey, null),
    meta: { errorTitle: "Your choice wasn't saved" },
  });
}
