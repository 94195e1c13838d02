import type { Interview } from "@contracts/interviews/interview";
import { CalendarClock, CalendarX, Pencil } from "lucide-react";
import { loadDialog } from "@/components/ui/load-later";
import { Menu } from "@/components/ui/menu";
import { useAskToMoveInterview, useCancelInterview } from "@/interviews/data/interview-mutations";
import { ProposeDialog } from "@/interviews/shared/propose-times";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";

const MoveDialog = loadDialog(async () => (await import("@/interviews/shared/move-dialog")).MoveDialog);
const WordsDialog = loadDialog(async () => (await import("@/interviews/shared/words-dialog")).WordsDialog);

/** An action on an interview, as it was when chosen. */
export interface InterviewAct {
  what: "propose" | "move" | "ask" | "cancel";
  interview: Interview;
}

interface ChangeInterviewProps {
  interview: Interview;
  canPropose: boolean;
  onChoose: (act: InterviewAct) => void;
}

export function ChangeInterview({ interview, canPropose, onChoose }: ChangeInterviewProps) {
  const [zone] = useReaderZone();
  const { can } = interview;
  const open = (what: InterviewAct["what"]) => () => onChoose({ what, interview });
  const items = [
    ...(canPropose ? [{ label: "Propose other times", icon: CalendarClock, onSelect: open("propose") }] : []),
    ...(can.move ? [{ label: "Move or change it now", icon: Pencil, onSelect: open("move") }] : []),
    ...(can.ask_move ? [{ label: "Ask for another time", icon: CalendarClock, onSelect: open("ask") }] : []),
    ...(can.cancel
      ? [{ label: "Cancel the interview", icon: CalendarX, danger: true, separated: true, onSelect: open("cancel") }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`Change the interview on ${formatInZone(interview.starts_at, zone)}`}
      buttonClassName="btn btn-quiet btn-sm"
      items={items}
    >
      Change
    </Menu>
  );
}

interface ChangeDialogProps {
  act: InterviewAct;
  applicationId: string;
  /** The recipient: "Grace", "Cresthollow Rail". */
  other: string;
  candidateName: string | null;
  onClose: () => void;
}

/** The chosen action's dialog. It stays open even if the interview changes: the server responds to that. */
export function ChangeDialog({
  act: { what, interview },
  applicationId,
  other,
  candidateName,
  onClose,
}: ChangeDialogProps) {
  const [zone] = useReaderZone();
  const ask = useAskToMoveInterview(applicationId);
  const cancel = useCancelInterview(applicationId);
  const when = formatInZone(interview.starts_at, zone);
  return (
    <>
      {what === "propose" && <ProposeDialog {...{ applicationId, candidateName, interview, onClose }} />}
      {what === "move" && <MoveDialog {...{ applicationId, candidateName, interview, onClose }} />}
      {what === "ask" && (
        <WordsDialog
          draft={`ask-to-move:${interview.id}`}
          title="Ask for another time?"
          description={`We notify ${other} right away. Until it's moved, the interview stays on ${when}.`}
          label="When are you free?"
          missing="Say when you're free"
          submitLabel="Ask for another time"
          busyLabel="Asking..."
          onSend={(words) => ask.mutateAsync({ id: interview.id, words })}
          onClose={onClose}
        />
      )}
      {what === "cancel" && (
        <WordsDialog
          draft={`cancel:${interview.id}`}
          title={`Cancel the interview on ${when}?`}
          description={`We notify ${other} and everyone taking part right away, here and by email, and remove it from their calendars.`}
          label="Why"
          missing="Explain why. Both sides can read it"
          submitLabel="Cancel interview"
          busyLabel="Canceling..."
          danger
          closeLabel="Keep it"
          onSend={(reason) => cancel.mutateAsync({ id: interview.id, reason })}
          onClose={onClose}
        />
      )}
    </>
  );
}
