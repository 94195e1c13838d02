import type { ApplicationStatus } from "@contracts/enums";
import { useDndContext, useDroppable } from "@dnd-kit/core";
import { useState } from "react";
import { BoardCard } from "@/applications/company/people/board-card";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { boardOrder } from "@/applications/company/people/people-view";
import { canMoveTo, type Person } from "@/applications/company/use-moves";
import { boardColumnSize, useJobApplications } from "@/applications/data/company-application-queries";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { ShowMore } from "@/components/ui/show-more";
import { formatCount, formatNumber } from "@/lib/format";

interface ColumnProps {
  context: PeopleContext;
  jobId: string;
  stage: ApplicationStatus;
  people: readonly Item[];
  total: number;
}

/** A column's state during a drag: valid target, hovered, or invalid. */
function useDrop(context: PeopleContext, stage: ApplicationStatus) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const { active } = useDndContext();
  const person = active?.data.current?.person as Person | undefined;
  const from = person && context.moves.statusOf(person);
  if (!person || from === stage) return { setNodeRef };
  const may = canMoveTo({ ...person, status: from as ApplicationStatus }, stage);
  return { setNodeRef, "data-drop": may ? (isOver ? "over" : "yes") : "no" };
}

function Glyph({ stage }: { stage: ApplicationStatus }) {
  const { glyph, tone } = statusLook("application", stage);
  return <span className={`inline-grid c-${tone}`}>{glyph && <StatusGlyph name={glyph} size={17} />}</span>;
}

/** The rest of a long column, page by page, on request. */
function WholeColumn({
  context,
  jobId,
  stage,
  moved,
}: Omit<ColumnProps, "people" | "total"> & { moved: readonly Item[] }) {
  const { filter, order } = context.view;
  const query = useJobApplications(jobId, { ...filter, stage }, boardOrder(order));
  const people = query.data?.pages.flatMap((page) => page.applications) ?? [];
  const known = new Set(people.map(({ id }) => id));
  return (
    <>
      <Cards context={context} people={[...moved.filter(({ id }) => !known.has(id)), ...people]} stage={stage} />
      <ShowMore
        hasMore={query.isPending || query.hasNextPage}
        busy={query.isPending || query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      />
    </>
  );
}

function Cards({ context, people, stage }: Pick<ColumnProps, "context" | "people" | "stage">) {
  const here = people.filter((person) => context.moves.statusOf(person) === stage);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
    <ul role="list">
      {here.map((person) => (
        <li key={person.id}>
          <BoardCard context={context} person={person} />
        </li>
      ))}
    </ul>
  );
}

export function BoardColumn({ context, jobId, stage, people, total }: ColumnProps) {
  const { word } = statusLook("application", stage);
  const [isWhole, setWhole] = useState(false);
  return (
    <section {...withoutRef(useDrop(context, stage))} className="col" aria-label={`${word}, ${total}`} data-people>
      <h2 className="col-head">
        <Glyph stage={stage} />
        <span className="truncate">{word}</span>
        <span className="n">{formatNumber(total)}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, also while it is empty */}
      <fieldset className="col-scroll" tabIndex={0} aria-label={formatCount(total, "person", "people")}>
        {isWhole ? (
          <WholeColumn context={context} jobId={jobId} stage={stage} moved={people} />
        ) : (
          <>
            <Cards context={context} people={people} stage={stage} />
            <ShowMore
              hasMore={people.length >= boardColumnSize && total > people.length}
              busy={false}
              onClick={() => setWhole(true)}
            />
          </>
        )}
        {total === 0 && stage === "hired" && (
          <p className="px-3 py-4 text-center text-ink-muted text-sm">Drop a card here when someone says yes.</p>
        )}
      </fieldset>
    </section>
  );
}

const withoutRef = ({ setNodeRef, ...rest }: ReturnType<typeof useDrop>) => ({ ref: setNodeRef, ...rest });

/** A collapsed stage; cards can still be dropped on it. */
export function FoldedColumn({
  context,
  stage,
  total,
  onOpen,
}: Pick<ColumnProps, "context" | "stage" | "total"> & { onOpen: () => void }) {
  const { word } = statusLook("application", stage);
  return (
    <button
      {...withoutRef(useDrop(context, stage))}
      type="button"
      className="col folded"
      aria-expanded={false}
      aria-label={`${word}, ${total}. Show them`}
      onClick={onOpen}
    >
      <Glyph stage={stage} />
      <b className="tnum text-ink text-sm">{formatNumber(total)}</b>
      <span>{word}</span>
    </button>
  );
}
