import { type ApplicationInterviews, type Interview, isToCome } from "@contracts/interviews/interview";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { useKeptZone } from "@/auth/use-kept-zone";
import { PausedActs } from "@/components/product/paused-acts";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { isMove } from "@/interviews/model/is-move";
import { slotDay, slotRange, termsWords } from "@/interviews/model/slot-words";
import { ChangeDialog, ChangeInterview, type InterviewAct } from "@/interviews/shared/change-interview";
import { InterviewPlace } from "@/interviews/shared/interview-place";
import { ProposeTimes } from "@/interviews/shared/propose-times";
import { ProposedTimes } from "@/interviews/shared/proposed-times";
import { firstName } from "@/lib/format";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone, zoneName } from "@/lib/time-zones";

interface Reader {
  applicationId: string;
  side: "candidate" | "company";
  candidateName: string | null;
  companyName: string;
  /** Renders the calendar button of an interview. */
  calendar?: ((interview: Interview) => ReactNode) | undefined;
  /** The application is closed: no more proposals. */
  isOver?: boolean;
  /** The reader's company is, so proposals wait. */
  isPaused?: boolean;
}

interface ToComeProps {
  interview: Interview;
  proposals: ApplicationInterviews["proposals"];
  reader: Reader;
  canPropose: boolean;
  onChoose: (act: InterviewAct) => void;
}

function ToCome({ interview, proposals, reader, canPropose, onChoose }: ToComeProps) {
  const { user } = useAuth();
  const [zone] = useReaderZone();
  const { side, candidateName } = reader;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="tnum font-semibold">
        {slotDay(interview.starts_at, zone)}, {slotRange(interview.starts_at, interview.minutes, zone)}
      </p>
      <p className="text-ink-muted text-sm">
        {zoneName(zone)}. {termsWords(interview, user?.id)}.
      </p>
      <p className="wrap-anywhere min-w-0 text-sm">
        <InterviewPlace interview={interview} />
      </p>
      {interview.sequence > 0 && interview.reason && (
        <p className="wrap-anywhere whitespace-pre-line text-ink-muted text-sm" dir="auto">
          {isMove(interview, interview.changes.length - 1, proposals) ? "Moved" : "Changed"}: {interview.reason}
        </p>
      )}
      {interview.move_asked && (
        <div className="mt-1">
          <Notice
            title={
              side === "company" ? `${firstName(candidateName)} asked for another time` : "You asked for another time"
            }
          >
            <p className="wrap-anywhere whitespace-pre-line" dir="auto">
              {interview.move_asked}
            </p>
          </Notice>
        </div>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        {reader.calendar?.(interview)}
        <ChangeInterview {...{ interview, canPropose, onChoose }} />
      </div>
    </div>
  );
}

/** The last event, if nothing is upcoming or pending. */
function lastWords({ proposals, interviews }: ApplicationInterviews, reader: Reader, zone: string): string | null {
  const proposal = proposals.at(-1);
  const interview = interviews.toSorted((one, other) => one.changed_at.localeCompare(other.changed_at)).at(-1);
  const by = { candidate: firstName(reader.candidateName), company: reader.companyName };
  if (interview?.state === "cancelled" && !(proposal && proposal.created_at > interview.changed_at)) {
    const when = formatInZone(interview.starts_at, zone);
    const whom = interview.changed_by && reader.side !== interview.changed_by ? ` by ${by[interview.changed_by]}` : "";
    return `The interview on ${when} was canceled${whom}: ${interview.reason ?? ""}`;
  }
  if (proposal?.state === "declined" && !reader.isOver) {
    const said = proposal.note ? `: ${proposal.note}` : ".";
    return reader.side === "company"
      ? `${by.candidate} can't make any of the times${said}`
      : `You can't make any of the times. ${by.company} will suggest others.`;
  }
  return null;
}

/** Upcoming interviews, pending proposals, and the reader's actions; hidden if empty. */
export function NextInterview(reader: Reader) {
  const { applicationId, side, candidateName } = reader;
  const { zone } = useKeptZone();
  const query = useQuery({ ...interviewsQuery(applicationId), meta: { silent: true } });
  const [act, setAct] = useState<InterviewAct | null>(null);
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <Card title="Interview">
        <ErrorState title="Couldn't load the interviews" query={query}>
          {query.error.message}
        </ErrorState>
      </Card>
    ) : null;
  }
  const toCome = data.interviews.filter(isToCome);
  // The candidate replies in a separate card.
  const waiting = side === "company" ? data.proposals.filter(({ state }) => state === "open") : [];
  const last = toCome.length + waiting.length === 0 ? lastWords(data, reader, zone) : null;
  const mayPropose = side === "company" && data.can.propose && toCome.length === 0;
  const isFree = toCome.length + waiting.length === 0;
  const waits = isFree && reader.isPaused === true;
  const saysNothing = isFree && !last && !mayPropose && !waits;
  return (
    <>
      {!saysNothing && (
        <Card title={toCome.length > 0 ? "Next interview" : "Interview"}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {toCome.map((interview) => (
              <ToCome
                key={interview.id}
                {...{ interview, reader }}
                proposals={data.proposals}
                canPropose={side === "company" && data.can.propose}
                onChoose={setAct}
              />
            ))}
            {waiting.map((proposal) => (
              <div key={proposal.id}>
                <p className="text-sm">{firstName(candidateName)} hasn't replied yet.</p>
                <ProposedTimes proposal={proposal} applicationId={applicationId} />
              </div>
            ))}
            {last && (
              <p className="wrap-anywhere whitespace-pre-line text-ink-muted text-sm" dir="auto">
                {last}
              </p>
            )}
            {side === "company" && (
              <div className="empty:hidden">
                {waits && <PausedActs acts={[{ label: "Propose times", icon: CalendarClock }]} />}
                <ProposeTimes
                  variant="secondary"
                  isOffered={toCome.length === 0}
                  applicationId={applicationId}
                  candidateName={candidateName}
                />
              </div>
            )}
          </div>
        </Card>
      )}
      {act && (
        <ChangeDialog
          {...{ act, applicationId, candidateName }}
          other={side === "company" ? firstName(candidateName) : reader.companyName}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
