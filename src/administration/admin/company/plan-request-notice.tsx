import type { PlanRequest } from "@contracts/plans/company-plan";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatShortDay } from "@/lib/format-date";

interface PlanRequestNoticeProps {
  request: PlanRequest;
  onChange: () => void;
  onDecline: () => void;
}

export function PlanRequestNotice({ request, onChange, onDecline }: PlanRequestNoticeProps) {
  return (
    <Notice
      title={`Asks for ${subscriptionTierLabels[request.tier]}`}
      actions={
        <>
          <Button variant="primary" size="sm" aria-haspopup="dialog" onClick={onChange}>
            Change plan
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={onDecline}>
            Decline
          </Button>
        </>
      }
    >
      {`Asked ${formatShortDay(request.asked_at)}${request.asked_by ? ` by ${request.asked_by}` : ""}.`}
    </Notice>
  );
}
