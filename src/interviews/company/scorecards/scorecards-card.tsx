import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { KeyValues } from "@/components/ui/key-values";
import { ReadDialog } from "@/interviews/company/scorecards/read-dialog";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { scorecardsQuery } from "@/interviews/data/scorecards";
import { countedWords, peopleWords } from "@/interviews/model/scorecard-words";
import { formatCount } from "@/lib/format";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";
import { useEagerQuery } from "@/lib/use-eager-query";

interface InterviewProps {
  interview: InterviewScorecards;
  onWrite: () => void;
  onRead: () => void;
}

function Interview({ interview, onWrite, onRead }: InterviewProps) {
  const [zone] = useReaderZone();
  const { people, summary, cards, can, is_cancelled } = interview;
  const sent = people.filter(({ has_sent }) => has_sent).length;
  const waiting = is_cancelled ? "" : peopleWords(people, false);
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <h3 className="font-semibold">
        <time dateTime={interview.starts_at}>{formatInZone(interview.starts_at, zone)}</time>
        {is_cancelled && ", cancelled"}
      </h3>
      <KeyValues
        empty="Nobody yet"
        items={[
          { label: "Sent", value: peopleWords(people, true) },
          ...(waiting ? [{ label: "To come", value: waiting }] : []),
        ]}
      />
      {summary && summary.length > 0 && (
        <KeyValues items={summary.map((counted) => ({ label: counted.criterion, value: countedWords(counted) }))} />
      )}
      {cards === null && sent > 0 && (
        <p className="text-ink-muted text-sm">You read the others’ once you have sent yours.</p>
      )}
      {(can.write || (cards && cards.length > 0)) && (
        <div className="flex flex-wrap gap-2">
          {can.write && <Button onClick={onWrite}>Write your scorecard</Button>}
          {cards && cards.length > 0 && (
            <Button onClick={onRead}>{`Read ${formatCount(cards.length, "scorecard")}`}</Button>
          )}
        </div>
      )}
    </li>
  );
}

interface ScorecardsCardProps {
  applicationId: string;
  jobId: string;
  /** The candidate's. */
  name: string;
}

/** What colleagues found in the interviews of an application; nothing before the first of them has begun. */
export function ScorecardsCard({ applicationId, jobId, name }: ScorecardsCardProps) {
  const query = useEagerQuery(scorecardsQuery(applicationId));
  const [open, setOpen] = useState<{ dialog: "write" | "read"; interview: InterviewScorecards } | null>(null);
  const close = () => setOpen(null);
  if (query.isPending || query.data?.length === 0) return null;
  // One that is moved while somebody writes leaves the list, and what they wrote stays before them.
  const shown =
    open && (query.data?.find((each) => each.interview_id === open.interview.interview_id) ?? open.interview);
  return (
    <Card
      title="Scorecards"
      aside={
        <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
          <Icon icon={Lock} size="sm" /> Only your team
        </span>
      }
    >
      {query.isError && !query.data && (
        <ErrorState title="The scorecards could not be loaded" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="rows empty:hidden">
        {query.data?.map((interview) => (
          <Interview
            key={interview.interview_id}
            interview={interview}
            onWrite={() => setOpen({ dialog: "write", interview })}
            onRead={() => setOpen({ dialog: "read", interview })}
          />
        ))}
      </ul>
      {shown && open?.dialog === "write" && (
        <ScorecardDialog applicationId={applicationId} jobId={jobId} name={name} interview={shown} onClose={close} />
      )}
      {shown && open?.dialog === "read" && <ReadDialog name={name} interview={shown} onClose={close} />}
    </Card>
  );
}
