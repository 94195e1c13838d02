import { formatMoney } from "@contracts/money";
import type { Offer } from "@contracts/offers/offer";
import type { ReactNode } from "react";
import { FileRow } from "@/components/product/file-row";
import { KeyValues } from "@/components/ui/key-values";
import { formatFileSize } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { periodWords } from "@/offers/model/offer-words";

type Terms = Pick<Offer, "salary" | "salary_period" | "starts_on" | "place" | "hours" | "leave" | "trial">;

interface OfferTermsProps {
  terms: Terms;
  /** The document in full, with its actions. */
  document?: { name: string; size: number; action?: ReactNode } | null | undefined;
}

export function OfferTerms({ terms, document }: OfferTermsProps) {
  const more = { Location: terms.place, Hours: terms.hours, Leave: terms.leave, Trial: terms.trial };
  return (
    <>
      <p className="font-semibold text-2xl tnum">{formatMoney(terms.salary)}</p>
      <p className="text-ink-muted text-sm">{periodWords[terms.salary_period]}, before tax</p>
      <div className="mt-4 border-line border-t pt-4">
        <KeyValues
          align="end"
          items={[
            { label: "Starts", value: formatDate(terms.starts_on) },
            ...Object.entries(more).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
          ]}
        />
      </div>
      {document && (
        <div className="mt-4">
          <FileRow
            name={document.name}
            meta={`The offer in full, ${formatFileSize(document.size)}`}
            actions={document.action}
          />
        </div>
      )}
    </>
  );
}
