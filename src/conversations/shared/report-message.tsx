import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import type { ReportDialog as ReportDialogType } from "@/conversations/shared/report-dialog";

const ReportDialog = loadDialog(async () => (await import("@/conversations/shared/report-dialog")).ReportDialog);

/** Reports a message of the other side, or edits the report in `said`: shown next to reportable messages. */
export function ReportMessage(props: Omit<ComponentProps<typeof ReportDialogType>, "onClose">) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-my-1.5"
        aria-haspopup="dialog"
        aria-label={
          props.said
            ? `Reported: change your report of ${props.message.authorName}'s message`
            : `Report ${props.message.authorName}'s message`
        }
        onClick={() => setIsAsking(true)}
      >
        {props.said ? "Reported" : "Report"}
      </Button>
      {isAsking && <ReportDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}
