import type { Offer } from "@contracts/offers/offer";
import { CalendarCheck, CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { OpenFile } from "@/components/product/open-file";
import { Icon } from "@/components/ui/icon";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { formatDate } from "@/lib/format-date";
import { endWords, type Names, stateWords } from "@/offers/model/offer-words";
import { OfferTerms } from "@/offers/shared/offer-terms";

interface OfferBodyProps extends Names {
  offer: Offer;
  /** After the expiration date. */
  until?: ReactNode;
}

/** An offer with its state: when it expires, or its outcome. */
export function OfferBody({ offer, until, ...names }: OfferBodyProps) {
  const state = stateWords(offer, names);
  const said = endWords(offer);
  const { document } = offer;
  return (
    <>
      <OfferTerms
        terms={offer}
        document={
          document && {
            ...document,
            action: (
              <OpenFile
                bucket="message_files"
                path={document.path}
                useOpen={useOpenFile}
                label={`Open ${document.name}`}
              />
            ),
          }
        }
      />
      {state === null ? (
        <p className="promise mt-4">
          <Icon icon={CalendarCheck} />
          <span>
            It expires on <b>{formatDate(offer.answer_by)}</b>. {until}
          </span>
        </p>
      ) : (
        <div className="promise mt-4">
          <Icon icon={offer.state === "accepted" ? CircleCheck : CircleX} />
          <div className="min-w-0">
            <p>{`${state}${offer.state !== "expired" && offer.answered_at ? `, ${formatDate(offer.answered_at)}` : ""}`}</p>
            {said && (
              <p className="wrap-anywhere whitespace-pre-line text-ink-muted text-sm" dir="auto">
                {said}
              </p>
            )}
          </div>
        </div>
      )}
    </>
  );
}
