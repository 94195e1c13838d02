import type { Interview } from "@contracts/interview";
import { CalendarClock, CalendarX, Pencil } from "lucide-react";
import { useState } from "react";
import { loadDialog } from "@/components/ui/load-later";
import { Menu } from "@/components/ui/menu";
import { useAskToMoveInterview, useCancelInterview } from "@/data/interviews/interview-mutations";
import { ProposeDialog } from "@/features/interviews/propose-times";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";

const MoveDialog = loadDialog(async () => (await import("@/features/interviews/move-dialog")).MoveDialog);
const WordsDialog = loadDialog(async () => (await import("@/features/interviews/words-dialog")).WordsDialog);

interface ChangeInterviewProps {
  applicationId: string;
  interview: Interview;
  /** Who reads the words: "Grace", "Cresthollow Rail". */
  other: string;
  candidateName: string | null;
  canPropose: boolean;
}

/** What the reader may do with an interview to come; nothing where that is nothing. */
export function ChangeInterview({ applicationId, interview, other, candidateName, canPropose }: ChangeInterviewProps) {
  const [asking, setAsking] = useState<"propose" | "move" | "ask" | "cancel" | null>(null);
  const [zone] = useReaderZone();
  const ask = useAskToMoveInterview(applicationId);
  const cancel = useCancelInterview(applicationId);
  const { can } = interview;
  const onClose = () => setAsking(null);
  const open = (what: typeof asking) => () => setAsking(what);
  const items = [
    ...(canPropose ? [{ label: "Propose other times", icon: CalendarClock, onSelect: open("propose") }] : []),
    ...(can.move ? [{ label: "Move or change it now", icon: Pencil, onSelect: open("move") }] : []),
    ...(can.ask_move ? [{ label: "Ask for another time", icon: CalendarClock, onSelect: open("ask") }] : []),
    ...(can.cancel
      ? [{ label: "Cancel the interview", icon: CalendarX, danger: true, separated: true, onSelect: open("cancel") }]
      : []),
  ];
  const when = formatInZone(interview.starts_at, zone);
  return (
    <>
      {items.length > 0 && (
        <Menu label={`Change the interview on ${when}`} buttonClassName="btn btn-quiet btn-sm" items={items}>
          Change
        </Menu>
      )}
      {asking === "propose" && <ProposeDialog {...{ applicationId, candidateName, interview, onClose }} />}
      {asking === "move" && <MoveDialog {...{ applicationId, candidateName, interview, onClose }} />}
      {asking === "ask" && (
        <WordsDialog
          title="Ask for another time?"
          description={`${other} is told at once. Until it is moved, the interview stays on ${when}.`}
          label="When could you?"
          missing="Say when you could"
          action="Ask for another time"
          busyLabel="Asking..."
          busy={ask.isPending}
          onSend={(words) => ask.mutateAsync({ id: interview.id, words })}
          onClose={onClose}
        />
      )}
      {asking === "cancel" && (
        <WordsDialog
          title={`Cancel the interview on ${when}?`}
          description={`${other} and everybody who takes part are told at once, here and by email. It leaves their calendars.`}
          label="Why"
          missing="Say why, both sides read it"
          action="Cancel interview"
          busyLabel="Cancelling..."
          danger
          closeLabel="Keep it"
          busy={cancel.isPending}
          onSend={(reason) => cancel.mutateAsync({ id: interview.id, reason })}
          onClose={onClose}
        />
      )}
    </>
  );
}
