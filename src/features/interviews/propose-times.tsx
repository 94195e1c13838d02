import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { interviewsQuery } from "@/data/interviews/interviews-query";
import type { ProposeDialogProps } from "@/features/interviews/propose-dialog";

export const ProposeDialog = loadDialog<ProposeDialogProps>(
  async () => (await import("@/features/interviews/propose-dialog")).ProposeDialog,
);

interface ProposeTimesProps extends Omit<ProposeDialogProps, "onClose" | "interview"> {
  variant?: ButtonProps["variant"];
}

/** The button that proposes times, where the reader may and none are open. */
export function ProposeTimes({ variant = "quiet", ...dialog }: ProposeTimesProps) {
  const { data } = useQuery(interviewsQuery(dialog.applicationId));
  const [open, setOpen] = useState(false);
  if (!data?.can.propose && !open) return null;
  return (
    <>
      <Button variant={variant} icon={CalendarClock} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {/* Beside the box one writes in there is no room for words on a phone. */}
        <span className={variant === "quiet" ? "max-md:sr-only" : undefined}>Propose times</span>
      </Button>
      {open && <ProposeDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
