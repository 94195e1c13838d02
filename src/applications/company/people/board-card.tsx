import { useDraggable } from "@dnd-kit/core";
import { AssigneeMark } from "@/applications/company/people/assignee-mark";
import { FoundInResume } from "@/applications/company/people/found-in-resume";
import { MatchCount } from "@/applications/company/people/match-count";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonLink } from "@/applications/company/people/person-link";
import { PersonMenu } from "@/applications/company/people/person-menu";
import { RowTags } from "@/applications/company/tags/row-tags";
import { headlineOf } from "@/applications/model/headline";
import { AnswerDue } from "@/components/product/answer-due";
import { classNames } from "@/components/ui/class-names";

interface CardProps {
  context: PeopleContext;
  person: Item;
}

export function CardFace({ context, person }: CardProps) {
  const isTicked = context.ticked.has(person.id);
  return (
    <>
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <PersonLink context={context} person={person} className="block text-pretty leading-6" />
          {headlineOf(person) && (
            <div className="truncate text-ink-muted text-sm" title={headlineOf(person) ?? undefined}>
              {headlineOf(person)}
            </div>
          )}
          <FoundInResume context={context} person={person} />
        </div>
        {isTicked && (
          <input
            type="checkbox"
            className="box relative z-2"
            aria-label={`Select ${person.candidate_name}`}
            checked
            onChange={() => context.tick([person], false)}
          />
        )}
        <span className="-mt-0.5 -mr-1.5">
          <PersonMenu context={context} person={person} lying />
        </span>
      </div>
      <MatchCount person={person} />
      <RowTags tags={person.tags} />
      <div className="flex min-h-6 items-center gap-2 text-ink-muted text-xs">
        <AnswerDue due={person.answer_due} lead="Reply" />
        <span className="ml-auto">
          <AssigneeMark assignee={person.assignee} />
        </span>
      </div>
    </>
  );
}

/** A person on the board, draggable by mouse or after a short hold; the menu does the same by keyboard. */
export function BoardCard({ context, person }: CardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: person.id,
    data: { person },
    disabled: !person.can.move,
  });
  return (
    // The library describes dragging by keyboard, which is done by the menu here.
    <article
      ref={setNodeRef}
      {...listeners}
      data-person={person.id}
      className={classNames("kcard", isDragging && "is-away", person.can.move && "cursor-grab")}
    >
      <CardFace context={context} person={person} />
    </article>
  );
}
