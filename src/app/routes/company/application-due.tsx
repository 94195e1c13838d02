import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { type Interview, placeWords } from "@contracts/interviews/interview";
import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import { useQuery } from "@tanstack/react-query";
import { Video } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { canJoin, monthDay } from "@/companies/model/today-words";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { scorecardsQuery } from "@/interviews/data/scorecards";
import { peopleWords as sentBy } from "@/interviews/model/scorecard-words";
import { inDays, peopleWords, slotRange } from "@/interviews/model/slot-words";
import { formatShortDay } from "@/lib/format-date";
import { useReaderZone } from "@/lib/reader-zone";
import { useNow } from "@/lib/use-now";
import { offersQuery } from "@/offers/data/offers";

type Shown = { application: CompanyApplicationDetail };

const minute = 60_000;
const endOf = ({ starts_at, minutes }: Interview) => Date.parse(starts_at) + minutes * minute;

/** An interview on its day; participants can join as it begins. */
function InterviewDue({ interview, now }: { interview: Interview; now: number }) {
  const [zone] = useReaderZone();
  const { user } = useAuth();
  const { starts_at, minutes, place_kind, place, people } = interview;
  const away = Math.ceil((Date.parse(starts_at) - now) / minute);
  const when = away <= 0 ? "Interview, now" : away <= 60 ? `Next interview, in ${away} min` : "Next interview";
  const who = peopleWords(people, user?.id);
  const is_mine = people.some(({ user_id }) => user_id === user?.id);
  return (
    <div className="line">
      <div className="min-w-0 grow basis-48">
        <p className="text-ink-muted text-sm">{when}</p>
        <p className="when tnum">Today, {slotRange(starts_at, minutes, zone)}</p>
        <p className="wrap-anywhere text-ink-muted text-sm">{`${placeWords[place_kind]}${place_kind !== "video" ? `, ${place}` : ""}${who ? ` with ${who}` : ""}`}</p>
      </div>
      {canJoin({ is_mine, place_kind, starts_at, minutes }, now) && (
        <a className="btn btn-primary" href={place} target="_blank" rel="noopener noreferrer">
          <Icon icon={Video} /> Join
        </a>
      )}
    </div>
  );
}

function ScorecardDue({ interview, onWrite }: { interview: InterviewScorecards; onWrite: () => void }) {
  const [zone] = useReaderZone();
  const others = sentBy(interview.people, true);
  return (
    <div className="line">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold">Your scorecard is due</p>
        <p className="wrap-anywhere text-ink-muted text-sm">{`Interview on ${monthDay(interview.starts_at, zone)}.${others ? ` ${others} submitted theirs.` : ""}`}</p>
      </div>
      <Button onClick={onWrite}>{interview.draft ? "Continue scorecard" : "Write scorecard"}</Button>
    </div>
  );
}

/** What is due: an interview today, the user's scorecard, the reply to an offer. */
export function ApplicationDue({ application }: Shown) {
  const { id, can } = application;
  const now = useNow();
  const [zone] = useReaderZone();
  const navigate = useNavigate();
  const [open, setOpen] = useState<InterviewScorecards | null>(null);
  const silent = { meta: { silent: true } };
  const interviews = useQuery({ ...interviewsQuery(id), enabled: can.note, ...silent }).data?.interviews ?? [];
  const scorecards = useQuery({ ...scorecardsQuery(id), enabled: can.note, ...silent }).data ?? [];
  const offer = useQuery({ ...offersQuery(id), enabled: can.talk, ...silent }).data?.offers.at(-1);
  const next = interviews
    .filter((each) => each.state === "confirmed" && endOf(each) > now)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];
  const today = next && inDays(next.starts_at, zone, new Date(now)) === "today" ? next : undefined;
  const scorecard = scorecards.find(
    ({ interview_id, is_cancelled, is_needed, can: { write }, people }) =>
      write &&
      is_needed &&
      !is_cancelled &&
      interview_id !== today?.id &&
      people.some(({ is_me, has_sent }) => is_me && !has_sent),
  );
  const name = application.candidate.first_name || "The candidate";
  const isShown = today || scorecard || offer?.state === "open";
  // A scorecard being written stays open when it's no longer due.
  const writing = open && (scorecards.find(({ interview_id }) => interview_id === open.interview_id) ?? open);
  return (
    <>
      {isShown && (
        <section className="due-now" aria-label="Due">
          {today && <InterviewDue interview={today} now={now} />}
          {scorecard && <ScorecardDue interview={scorecard} onWrite={() => setOpen(scorecard)} />}
          {offer?.state === "open" && (
            <p>
              <b className="font-semibold">{name} has your offer.</b>{" "}
              <span className="text-ink-muted text-sm">Reply by {formatShortDay(offer.answer_by)}</span>
            </p>
          )}
        </section>
      )}
      {writing && (
        <ScorecardDialog
          applicationId={id}
          name={name}
          interview={writing}
          onSubmitted={() => navigate(paths.company.scorecards(id))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
