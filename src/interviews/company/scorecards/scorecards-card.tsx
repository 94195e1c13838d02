import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { scorecardsQuery, useSetScorecardsNeeded } from "@/interviews/data/scorecards";
import { peopleWords } from "@/interviews/model/scorecard-words";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";
import { useEagerQuery } from "@/lib/use-eager-query";

interface InterviewProps {
  interview: InterviewScorecards;
  onWrite: () => void;
}

function Interview({ interview, onWrite }: InterviewProps) {
  const [zone] = useReaderZone();
  const { application_id, interview_id, people, cards, can, is_cancelled, is_needed } = interview;
  const need = useSetScorecardsNeeded(application_id);
  const sent = peopleWords(people, true);
  const waiting = is_cancelled ? "" : peopleWords(people, false);
  const change = (isNeeded: boolean) => need.mutate({ interviewId: interview_id, isNeeded });
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <h3 className="font-semibold">
        {can.write && is_needed && <span>{"Scorecard due, "}</span>}
        <time dateTime={interview.starts_at}>{formatInZone(interview.starts_at, zone)}</time>
        {is_cancelled && <span>, canceled</span>}
      </h3>
      <KeyValues
        empty="No one yet"
        items={[
          { label: "Submitted", value: sent },
          ...(waiting ? [{ label: is_needed ? "Due" : "Not needed", value: waiting }] : []),
        ]}
      />
      {cards === null && sent && (
        <p className="text-ink-muted text-sm">You’ll see the others after you submit yours.</p>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {can.write && <Button onClick={onWrite}>{interview.draft ? "Continue scorecard" : "Write scorecard"}</Button>}
        {cards && cards.length > 0 && <TextLink to={paths.company.scorecards(application_id)}>See scorecards</TextLink>}
        {can.say_needed && waiting && (
          <Button variant="quiet" busy={need.isPending} onClick={() => change(!is_needed)}>
            {is_needed ? "Not needed" : "Needed after all"}
          </Button>
        )}
      </div>
    </li>
  );
}

interface ScorecardsCardProps {
  applicationId: string;
  name: string;
}

/** The scorecards of an application's interviews, due ones first; hidden before the first has started. */
export function ScorecardsCard({ applicationId, name }: ScorecardsCardProps) {
  const query = useEagerQuery(scorecardsQuery(applicationId));
  const navigate = useNavigate();
  const [open, setOpen] = useState<InterviewScorecards | null>(null);
  if (query.isPending || query.data?.length === 0) return null;
  // A rescheduled interview leaves the list, but an open scorecard stays.
  const shown = open && (query.data?.find(({ interview_id }) => interview_id === open.interview_id) ?? open);
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
        <ErrorState title="Couldn't load the scorecards" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="rows empty:hidden">
        {query.data?.map((interview) => (
          <Interview key={interview.interview_id} interview={interview} onWrite={() => setOpen(interview)} />
        ))}
      </ul>
      {shown && (
        <ScorecardDialog
          applicationId={applicationId}
          name={name}
          interview={shown}
          onSubmitted={() => navigate(paths.company.scorecards(applicationId))}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
