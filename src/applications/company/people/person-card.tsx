import { nextStatus } from "@contracts/applications/application-status";
import { Check } from "lucide-react";
import { FitSigns, isCompared } from "@/applications/company/people/match-count";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonLink } from "@/applications/company/people/person-link";
import { PersonMenu } from "@/applications/company/people/person-menu";
import { moveLabel } from "@/applications/company/stages";
import { canMoveTo } from "@/applications/company/use-moves";
import { AnswerDue } from "@/components/product/answer-due";
import { MatchStrip } from "@/components/product/match";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";

interface PersonCardProps {
  context: PeopleContext;
  person: Item;
  /** The list is of one stage: nobody's needs to be said. */
  isOneStage: boolean;
}

/** Somebody in the list of a phone, with the next step under the thumb. */
export function PersonCard({ context, person, isOneStage }: PersonCardProps) {
  const { moves } = context;
  // As it stood when it was pressed: what was moved stays in its place for a moment.
  const isMoved = moves.resting.has(person.id);
  const standing = isMoved ? person : { ...person, status: moves.statusOf(person) };
  const next = nextStatus[standing.status];
  const { required } = person.match;
  const mayMove = next !== null && canMoveTo(standing, next);
  const mayReject = canMoveTo(standing, "rejected");
  return (
    <article className="card relative grid grid-cols-[minmax(0,1fr)] gap-3 p-4" data-person={person.id}>
      <div className="flex items-start gap-3">
        {context.ticked.size > 0 ? (
          <label className="touch relative z-2 grid size-9 place-items-center">
            <input
              type="checkbox"
              className="box relative z-1 mt-0"
              aria-label={`Select ${person.candidate_name}`}
              checked={context.ticked.has(person.id)}
              onChange={(event) => context.tick([person], event.target.checked)}
            />
          </label>
        ) : (
          <Avatar name={person.candidate_name} />
        )}
        <div className="min-w-0 grow">
          <h3>
            <PersonLink context={context} person={person} className="block text-pretty" />
          </h3>
          <p className="break-words text-ink-muted text-sm">
            {[person.candidate_title, "job_title" in person && `for ${person.job_title}`].filter(Boolean).join(" · ")}
          </p>
        </div>
        <span className="-mt-2 -mr-2">
          <PersonMenu context={context} person={person} />
        </span>
      </div>
      <div className="grid gap-2">
        {isCompared(person) && (
          <div className="match">
            {!person.match.without_skills && <MatchStrip match={person.match} />}
            <b>
              {required.length > 0
                ? `${required.filter((skill) => skill.has).length} of ${required.length} required skills`
                : "No skills asked"}
            </b>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
          <FitSigns person={person} named />
          {!isOneStage && <StatusBadge kind="application" status={standing.status} />}
          <span className="ml-auto">
            <AnswerDue due={person.answer_due} lead="Answer" />
          </span>
        </div>
      </div>
      {isMoved ? (
        <p className="btn relative z-2 bg-sunken text-ink-muted">
          <Check aria-hidden="true" className="size-5 text-good-solid" />
          Moved
        </p>
      ) : (
        (mayMove || mayReject) && (
          <div className="relative z-2 flex flex-wrap gap-2">
            {mayMove && next && (
              <Button
                className="grow"
                aria-label={`${moveLabel(next)}: ${person.candidate_name}`}
                onClick={() => context.moves.ask([standing], next)}
              >
                {moveLabel(next)}
              </Button>
            )}
            {mayReject && (
              <Button
                variant="quiet"
                aria-label={`Not Selected: ${person.candidate_name}`}
                onClick={() => context.moves.ask([standing], "rejected")}
              >
                Not Selected
              </Button>
            )}
          </div>
        )
      )}
    </article>
  );
}
