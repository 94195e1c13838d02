import type { OfferInput } from "@contracts/offer";
import { useQueryClient } from "@tanstack/react-query";
import { useShowApplications } from "@/applications/data/applications-shown";
import { conversationKeys } from "@/conversations/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";
import { offerKeys } from "@/offers/data/keys";
import { offersQuery } from "@/offers/data/offers-query";

/** Makes an offer and moves the application to Offered where it is not. AppError 409, 422 by field. */
export function useMakeOffer(applicationId: string, options: SafeSendOptions) {
  const queryClient = useQueryClient();
  const showApplications = useShowApplications();
  return useSafeMutation({
    send: (offer: OfferInput, id) =>
      callProcedure("make_offer", { p_application_id: applicationId, p_id: id, p_offer: offer }),
    safely: options,
    onSuccess: (offers) => {
      queryClient.setQueryData(offersQuery(applicationId).queryKey, offers);
      // The message that brings it.
      void queryClient.invalidateQueries({ queryKey: conversationKeys.of(applicationId) });
      return showApplications();
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: offerKeys.of(applicationId) }),
    meta: { errorTitle: "The offer could not be made" },
  });
}
