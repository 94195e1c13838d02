import { type InterviewScorecards, type Scorecard, scorecardMarkLabels } from "@contracts/interviews/scorecard";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { KeyValues } from "@/components/ui/key-values";
import { formatDateTime, formatRecent } from "@/lib/format-time";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";

function ReadCard({ card }: { card: Scorecard }) {
  return (
    <li className="note">
      <Avatar name={card.author_name} />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <b className="break-words font-semibold">{card.is_mine ? "You" : card.author_name}</b>
          <time className="text-ink-muted text-sm" dateTime={card.sent_at} title={formatDateTime(card.sent_at)}>
            {formatRecent(card.sent_at)}
          </time>
        </div>
        {card.marks.length > 0 && (
          <KeyValues
            items={card.marks.map(({ criterion, mark, words }) => ({
              label: criterion,
              value: (
                <>
                  {scorecardMarkLabels[mark]}
                  {words && (
                    <span className="block whitespace-pre-line font-normal text-ink-muted" dir="auto">
                      {words}
                    </span>
                  )}
                </>
              ),
            }))}
          />
        )}
        {card.words && (
          <p className="whitespace-pre-line break-words" dir="auto">
            {card.words}
          </p>
        )}
      </div>
    </li>
  );
}

interface ReadDialogProps {
  name: string;
  interview: InterviewScorecards;
  onClose: () => void;
}

/** Every scorecard of an interview, as it was sent. */
export function ReadDialog({ name, interview, onClose }: ReadDialogProps) {
  const [zone] = useReaderZone();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Scorecards of ${name}`}
      description={`Interview of ${formatInZone(interview.starts_at, zone)}`}
      size="form"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list">
        {interview.cards?.map((card) => (
          <ReadCard key={card.id} card={card} />
        ))}
      </ul>
    </Dialog>
  );
}
