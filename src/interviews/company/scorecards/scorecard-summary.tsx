import {
  type InterviewScorecards,
  type Recommendation,
  recommendationLabels,
  type Scorecard,
  scorecardMarkLabels,
  scorecardMarks,
} from "@contracts/interviews/scorecard";
import { Lock, Pencil } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { authorWord, type Counted, countedMarks, countedRecommendations } from "@/interviews/model/scorecard-words";
import { formatDateTime, formatRecent } from "@/lib/format-time";

const names = (cards: readonly Scorecard[]) => cards.map(authorWord).join(", ");

function Recommendations({ cards }: { cards: readonly Scorecard[] }) {
  return (
    <dl className="recs">
      {countedRecommendations(cards).map(({ answer, cards: given }: Counted<Recommendation>) => (
        <div key={answer} className={classNames(given.length > 0 && "has")}>
          <dt className="font-medium leading-5">{recommendationLabels[answer]}</dt>
          <dd>
            <b>{given.length}</b>
            <span>{names(given) || "No one"}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Faces({ cards }: { cards: readonly Scorecard[] }) {
  if (cards.length === 0) return <span className="text-ink-subtle">0</span>;
  return (
    <span className="who">
      <b>{cards.length}</b>
      {cards.map((card) => (
        <span key={card.id} title={authorWord(card)}>
          <Avatar name={card.author_name} size="sm" />
          <span className="sr-only">{authorWord(card)}</span>
        </span>
      ))}
    </span>
  );
}

/** Each answer with its count and authors: a table, and on phones a list. */
function Answers({ criteria, cards }: { criteria: readonly string[]; cards: readonly Scorecard[] }) {
  const rows = criteria.map((criterion) => ({ criterion, counted: countedMarks(cards, criterion) }));
  return (
    <>
      <table className="sum border-line border-t max-md:hidden">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {scorecardMarks.map((mark) => (
              <th key={mark} scope="col">
                {scorecardMarkLabels[mark]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, counted }) => (
            <tr key={criterion}>
              <th scope="row" className="break-words">
                {criterion}
              </th>
              {counted.map(({ answer, cards: given }) => (
                <td key={answer}>
                  <Faces cards={given} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RowList className="px-4 md:hidden">
        {rows.map(({ criterion, counted }) => (
          <li key={criterion} className="grid gap-1 py-3">
            <b className="break-words font-semibold">{criterion}</b>
            {counted
              .filter(({ cards: given }) => given.length > 0)
              .map(({ answer, cards: given }) => (
                <div key={answer} className="flex gap-2 text-sm">
                  <span className="w-25 shrink-0 text-ink-muted">{scorecardMarkLabels[answer]}</span>
                  <b className="font-semibold tabular-nums">{given.length}</b>
                  <span className="text-ink-muted">{names(given)}</span>
                </div>
              ))}
          </li>
        ))}
      </RowList>
    </>
  );
}

function Note({ card }: { card: Scorecard }) {
  const older = card.marks.filter(({ words }) => words);
  return (
    <li className="note">
      <Avatar name={card.author_name} />
      <div className="min-w-0">
        <div className="msg-who">
          <b>{card.is_mine ? "You" : card.author_name}</b>
          {card.recommendation && <span>{recommendationLabels[card.recommendation]}</span>}
          <time dateTime={card.sent_at} title={formatDateTime(card.sent_at)}>
            {formatRecent(card.sent_at)}
          </time>
          {card.edited_at && <span title={formatDateTime(card.edited_at)}>edited</span>}
        </div>
        {card.words && (
          <p className="whitespace-pre-line break-words" dir="auto">
            {card.words}
          </p>
        )}
        {older.map(({ criterion, words }) => (
          <p key={criterion} className="whitespace-pre-line break-words text-sm" dir="auto">
            <span className="text-ink-muted">{criterion}:</span> <span>{words}</span>
          </p>
        ))}
      </div>
    </li>
  );
}

/** An interview's submitted scorecards: counted, never averaged, then each one's own words. */
export function ScorecardSummary({
  interview,
  cards,
  onEdit,
}: {
  interview: InterviewScorecards;
  cards: readonly Scorecard[];
  onEdit: () => void;
}) {
  const { people, criteria, can } = interview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card
          title="Overall recommendation"
          aside={<span className="text-ink-muted text-sm">{`${cards.length} of ${people.length} submitted`}</span>}
        >
          <Recommendations cards={cards} />
        </Card>
        {criteria.length > 0 && (
          <Card title="What the team saw" flush className="overflow-clip">
            <Answers criteria={criteria} cards={cards} />
          </Card>
        )}
      </div>
      <Card
        title="Notes"
        aside={
          <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
            <Icon icon={Lock} size="sm" /> Only your team
          </span>
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
        <ul role="list">
          {cards.map((card) => (
            <Note key={card.id} card={card} />
          ))}
        </ul>
        {can.edit && (
          <Button size="sm" variant="quiet" icon={Pencil} className="-ml-2" onClick={onEdit}>
            Edit yours
          </Button>
        )}
      </Card>
    </div>
  );
}
