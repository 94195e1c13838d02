import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { FixAddressDialog } from "@/applications/company/dialogs";
import { useEmailAddedPerson } from "@/applications/data/added-people";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatShortDay } from "@/lib/format-date";
import { useIsWide } from "@/lib/use-is-wide";

/** Below the header of an application added by hand, until the person takes over. */
export function AddedLine({ application }: { application: CompanyApplicationDetail }) {
  const { added, candidate } = application;
  const email = useEmailAddedPerson(application.id);
  const isWide = useIsWide();
  const [isFixing, setFixing] = useState(false);
  if (!added?.is_waiting) return null;
  const who = candidate.first_name || "them";
  return (
    <section className="added-line" aria-label="Added by hand">
      <Icon icon={UserRoundPlus} />
      <p>
        <b>
          Added by {added.by ?? "your team"}; waiting for {who} to take over.
        </b>{" "}
        {added.has_failed
          ? `The email to ${candidate.email} didn't arrive.`
          : `Until then, no messages, interview times or offers.${added.emailed_at ? ` Emailed ${formatShortDay(added.emailed_at)}.` : ""}`}
      </p>
      {/* Phones have it in the header's menu. */}
      {isWide && added.can.email && (
        <Button
          size="sm"
          variant="quiet"
          busy={email.isPending}
          busyLabel="Sending..."
          onClick={() => email.mutate(undefined)}
        >
          Send the email again
        </Button>
      )}
      {added.can.fix && (
        <Button size="sm" variant="quiet" onClick={() => setFixing(true)}>
          Fix the address
        </Button>
      )}
      {isFixing && <FixAddressDialog application={application} onClose={() => setFixing(false)} />}
    </section>
  );
}
