import type { Suspension } from "@contracts/administration/suspension";
import { CirclePause } from "lucide-react";
import { useState } from "react";
import { type Suspended, useLift } from "@/administration/data/accounts";
import { toast } from "@/components/feedback/toast";
import { withdrawUndo } from "@/components/feedback/undo-offer";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Notice } from "@/components/ui/notice";
import { formatShortDay } from "@/lib/format-date";
import { onceDone } from "@/lib/once-done";

interface SuspendedNoticeProps {
  subject: Suspended;
  name: string;
  suspension: Suspension;
}

/** When, by whom and why a person was suspended, with a way to lift it. */
export function SuspendedNotice({ subject, name, suspension: { since, by, words } }: SuspendedNoticeProps) {
  const [asking, setAsking] = useState(false);
  const lift = useLift(subject);
  const confirm = () =>
    onceDone(lift.mutateAsync(undefined, { onSettled: () => setAsking(false) }), () => {
      withdrawUndo("company" in subject ? subject.company : subject.user);
      toast.success({ title: `${name} is active again` });
    });
  return (
    <Notice
      tone="warn"
      icon={CirclePause}
      title={`Suspended since ${formatShortDay(since)}${by ? ` by ${by}` : ""}`}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Lift suspension
        </Button>
      }
    >
      <p className="whitespace-pre-line">{words}</p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Lift the suspension of ${name}?`}
        description="Everything goes back to the way it was. They are notified by email and in the app."
        confirmLabel="Lift suspension"
        busyLabel="Lifting..."
        busy={lift.isPending}
        onConfirm={confirm}
      />
    </Notice>
  );
}
