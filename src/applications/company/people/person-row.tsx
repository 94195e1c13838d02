import { nextStatus } from "@contracts/applications/application-status";
import { Check, CircleMinus } from "lucide-react";
import { FoundInResume } from "@/applications/company/people/found-in-resume";
import { exceptionsOf, MatchCount } from "@/applications/company/people/match-count";
import { NextDue } from "@/applications/company/people/next-due";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonLink } from "@/applications/company/people/person-link";
import { PersonMenu } from "@/applications/company/people/person-menu";
import { useRowGestures } from "@/applications/company/people/use-row-gestures";
import { moveLabel } from "@/applications/company/stages";
import { canMoveTo } from "@/applications/company/use-moves";
import { rowHeadline } from "@/applications/model/headline";
import { shortName } from "@/applications/model/move-words";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";

interface PersonRowProps {
  context: PeopleContext;
  person: Item;
  /** The group shows the job. */
  isUnderJob: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Tick({ context, person }: Pick<PersonRowProps, "context" | "person">) {
  const isOn = context.ticked.has(person.id);
  return (
    <label className="prow-tick">
      <input
        type="checkbox"
        className="sr-only"
        aria-label={`Select ${person.candidate_name}`}
        checked={isOn}
        onChange={(event) => context.tick([person], event.target.checked)}
      />
      <span className={isOn ? "tickface" : "ring"}>{isOn && <Icon icon={Check} size="md" />}</span>
    </label>
  );
}

/** A person in the list of a phone: 80 px, with the next stage and Decline behind a swipe and in the row's menu. */
export function PersonRow({ context, person, isUnderJob, isOpen, onOpen }: PersonRowProps) {
  const { moves, isSelecting } = context;
  const status = moves.statusOf(person);
  const standing = { ...person, status };
  const next = nextStatus[status];
  const mayMove = next !== null && canMoveTo(standing, next);
  const mayDecline = canMoveTo(standing, "rejected");
  const { offset, isDragged, row } = useRowGestures({
    isOpen: isOpen && !isSelecting,
    canSwipe: !isSelecting && (mayMove || mayDecline),
    isResting: moves.resting.has(person.id),
    onOpen: () => onOpen(true),
    onClose: () => onOpen(false),
    onHold: () => context.tick([person], true),
  });
  const act = (to: typeof status) => () => {
    onOpen(false);
    moves.ask([standing], to);
  };
  const stage = statusLook("application", status);
  const name = shortName(person.candidate_name);
  return (
    <div className="swipe">
      {offset < 0 && (
        <div className="swipe-acts">
          {mayDecline && (
            <button type="button" aria-label={`Decline ${name}`} onClick={act("rejected")}>
              <Icon icon={CircleMinus} size="lg" />
              Decline
            </button>
          )}
          {mayMove && next && (
            <button type="button" className="go" aria-label={moveLabel(next, name)} onClick={act(next)}>
              <StatusGlyph name={statusLook("application", next).glyph ?? "applied"} size={20} />
              {statusLook("application", next).word}
            </button>
          )}
        </div>
      )}
      <article
        className="prow"
        data-person={person.id}
        data-selected={context.ticked.has(person.id) || undefined}
        data-dragged={isDragged || undefined}
        style={offset < 0 ? { translate: `${offset}px 0` } : undefined}
        {...row}
      >
        {isSelecting ? <Tick context={context} person={person} /> : <Avatar name={person.candidate_name} />}
        <div className="min-w-0">
          <h3>
            {isSelecting ? (
              <span className="block truncate font-semibold">{person.candidate_name}</span>
            ) : (
              <PersonLink context={context} person={person} className="block truncate" hasDot />
            )}
          </h3>
          <p className="h">{rowHeadline(person, isUnderJob) || "\u00a0"}</p>
          <div className="flex items-center gap-2">
            <MatchCount person={person} />
            {exceptionsOf(person).length > 0 && <span className="odd">{exceptionsOf(person).join(", ")}</span>}
          </div>
          <FoundInResume context={context} person={person} />
        </div>
        <div className="r">
          <span>
            <NextDue person={person} />
          </span>
          <span className="st">
            {stage.glyph && (
              <span className={`inline-flex c-${stage.tone}`}>
                <StatusGlyph name={stage.glyph} size={15} />
              </span>
            )}
            <span>{stage.word}</span>
          </span>
        </div>
        <span className="prow-menu">
          <PersonMenu context={context} person={person} />
        </span>
      </article>
    </div>
  );
}
