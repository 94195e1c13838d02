import type { CandidateToSubmit } from "@contracts/partners/partnership";
import { MatchLine } from "@/components/product/match";
import { StatusBadge } from "@/components/product/status-badge";
import { personName } from "@/lib/format";

interface ChoiceRowProps {
  candidate: CandidateToSubmit;
  isTicked: boolean;
  /** No more can be checked. */
  isFull: boolean;
  onTick: (isOn: boolean) => void;
}

/** A candidate with the match both sides will see; the whole row is the tick, unless they have applied or were asked. */
export function ChoiceRow({ candidate, isTicked, isFull, onTick }: ChoiceRowProps) {
  const name = personName(candidate, "candidate");
  const { has_applied, put_forward } = candidate;
  const facts = (
    <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow break-words">
          <b className="font-semibold">{name}</b>
          {candidate.title && <span className="text-ink-muted"> {candidate.title}</span>}
        </span>
        {has_applied ? (
          <StatusBadge kind="application" status="applied" label="Has applied" />
        ) : (
          put_forward && <StatusBadge kind="put_forward" status={put_forward} />
        )}
      </span>
      <MatchLine match={candidate.match} />
    </span>
  );
  if (has_applied || put_forward) {
    return (
      <li className="row items-start py-3">
        <span className="w-4.5 flex-none" aria-hidden="true" />
        {facts}
      </li>
    );
  }
  return (
    <li>
      <label className="row items-start py-3 hover:bg-hover has-checked:bg-accent-soft">
        <input
          type="checkbox"
          className="box disabled:opacity-40"
          checked={isTicked}
          disabled={isFull && !isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        {facts}
      </label>
    </li>
  );
}
