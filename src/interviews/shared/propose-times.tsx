import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { filledTemplateQuery } from "@/companies/data/mail-templates";
import { Button, type ButtonProps } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import type { ProposeDialogProps } from "@/interviews/shared/propose-dialog";

export const ProposeDialog = loadDialog<ProposeDialogProps>(
  async () => (await import("@/interviews/shared/propose-dialog")).ProposeDialog,
);

interface ProposeTimesProps extends Pick<ProposeDialogProps, "applicationId" | "candidateName"> {
  variant?: ButtonProps["variant"];
  /** False if an upcoming interview is changed instead. */
  isOffered?: boolean;
  /** Only the icon in a narrow bar. */
  inBar?: boolean;
}

/** The button that proposes times, where the reader may and none are open. */
export function ProposeTimes({ variant = "quiet", inBar = false, isOffered = true, ...dialog }: ProposeTimesProps) {
  const { data } = useQuery(interviewsQuery(dialog.applicationId));
  const [open, setOpen] = useState(false);
  const suggested = useQuery({ ...filledTemplateQuery(dialog.applicationId, "interview"), enabled: open }).data;
  // While open it stays, even if times from a lost response show up.
  if (!(isOffered && data?.can.propose) && !open) return null;
  return (
    <>
      <Button
        variant={variant}
        icon={CalendarClock}
        className={inBar ? "shrink-0 max-lg:-mx-2 max-lg:w-touch max-lg:px-0" : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={inBar ? "max-lg:sr-only" : undefined}>Propose times</span>
      </Button>
      {open && <ProposeDialog {...dialog} suggested={suggested} onClose={() => setOpen(false)} />}
    </>
  );
}
