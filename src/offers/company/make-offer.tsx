import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { useState } from "react";
import { filledTemplateQuery } from "@/companies/data/mail-templates";
import { Button, type ButtonProps } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { useEagerQuery } from "@/lib/use-eager-query";
import { offersQuery } from "@/offers/data/offers";

const MakeOfferDialog = loadDialog(async () => (await import("@/offers/company/make-offer-dialog")).MakeOfferDialog);

interface MakeOfferProps extends Pick<ButtonProps, "variant" | "block"> {
  application: CompanyApplicationDetail;
  /** The offer moved the application to Offered, which can be undone. */
  onMoved: () => void;
}

/** Opens the dialog that makes an offer; hidden if none can be made. */
export function MakeOffer({ application, onMoved, ...look }: MakeOfferProps) {
  const { data } = useEagerQuery({
    ...offersQuery(application.id),
    enabled: application.can.talk,
    meta: { silent: true },
  });
  // Set when the dialog opens, because an offer whose response is lost has moved the application already.
  const [writing, setWriting] = useState<{ moves: boolean } | null>(null);
  const suggested = useQuery({ ...filledTemplateQuery(application.id, "offer"), enabled: writing !== null }).data;
  // While it is open it stays, whatever else has changed.
  if (!data?.can.make && !writing) return null;
  return (
    <>
      <Button
        {...look}
        icon={Handshake}
        aria-haspopup="dialog"
        onClick={() => setWriting({ moves: application.status !== "offered" })}
      >
        Make an offer
      </Button>
      {writing && (
        <MakeOfferDialog
          applicationId={application.id}
          name={application.candidate.first_name || "The candidate"}
          moves={writing.moves}
          before={data?.offers.at(-1)}
          payPeriod={data?.pay_period}
          suggested={suggested}
          onMade={() => writing.moves && onMoved()}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}
