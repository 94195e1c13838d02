import { offersQuery } from "@/data/offers/offers-query";
import { OfferBody } from "@/features/offers/offer-body";
import type { Names } from "@/features/offers/offer-words";
import { useEagerQuery } from "@/lib/use-eager-query";

interface OfferOfMessageProps extends Names {
  applicationId: string;
  offerId: string;
}

/** An offer under the message that brought it; nothing until it is known. */
export function OfferOfMessage({ applicationId, offerId, ...names }: OfferOfMessageProps) {
  const { data } = useEagerQuery({ ...offersQuery(applicationId), meta: { silent: true } });
  const offer = data?.offers.find(({ id }) => id === offerId);
  return (
    offer && (
      <div className="mt-2 max-w-104 rounded-md border border-line p-4">
        <OfferBody offer={offer} {...names} />
      </div>
    )
  );
}
