import { useEagerQuery } from "@/lib/use-eager-query";
import { offersQuery } from "@/offers/data/offers";
import type { Names } from "@/offers/model/offer-words";
import { OfferBody } from "@/offers/shared/offer-body";

interface OfferOfMessageProps extends Names {
  applicationId: string;
  offerId: string;
}

/** An offer below the message that brought it; hidden until loaded. */
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
