import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import type { ReportDialog as ReportDialogType } from "@/features/conversation/report-dialog";

const ReportDialog = loadDialog(async () => (await import("@/features/conversation/report-dialog")).ReportDialog);

/** Reports a message of the other side: stands beside one whose `can.report` says so. */
export function ReportMessage(props: Omit<ComponentProps<typeof ReportDialogType>, "onClose">) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-my-1.5"
        aria-haspopup="dialog"
        aria-label={`Report the message of ${props.message.authorName}`}
        onClick={() => setIsAsking(true)}
      >
        Report
      </Button>
      {isAsking && <ReportDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}
