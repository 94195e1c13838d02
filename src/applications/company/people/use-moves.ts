import type { BulkChange, JobApplicationListItem, Rejection } from "@contracts/application";
import { companyTransitions } from "@contracts/application-status";
import type { ChangeOutcome } from "@contracts/change-outcome";
import type { ApplicationStatus } from "@contracts/enums";
import { useCallback, useRef, useState } from "react";
import {
  type ApplicationsChange,
  useChangeApplications,
  useUndoApplicationsChange,
} from "@/applications/data/applications-change-mutations";
import { arrived, leftOutWords, movedWords } from "@/applications/model/move-words";
import { toast } from "@/components/feedback/toast";
import { offerUndo, withdrawUndo } from "@/components/feedback/undo-offer";
import { formatCount } from "@/lib/format";

export type Person = Pick<JobApplicationListItem, "id" | "status" | "candidate_name" | "can">;

/** How long what was moved stays where it was pressed, in ms, so that a second tap hits nothing. */
const restTime = 1000;

/** Whether staff may move somebody there. */
export const canMoveTo = ({ status, can }: Person, to: ApplicationStatus): boolean =>
  can.move && (companyTransitions[status] as readonly ApplicationStatus[]).includes(to);

/**
 * Moves people and gives them to colleagues: shown at once, put back with its reason when it is refused, waiting without a network,
 * and with ten seconds to undo.
 */
export function useMoves() {
  /** Where those show who are on their way, and what was known of them. */
  const [moving, setMoving] = useState<ReadonlyMap<string, { person: Person; to: ApplicationStatus }>>(new Map());
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const undo = useUndoApplicationsChange();
  const onChanged = (outcomes: ChangeOutcome[], { change }: ApplicationsChange) => {
    const stayed = outcomes.filter((outcome) => !arrived(outcomes).includes(outcome));
    if (stayed.length > 0)
      toast.error({
        title: `${formatCount(stayed.length, "person", "people")} left out`,
        description: leftOutWords(stayed),
      });
    const done = outcomes.filter(({ refusal }) => refusal === null);
    if (!("to" in change)) {
      if (done.length > 0)
        toast.success({
          title: `${formatCount(done.length, "application")} ${change.assignee ? "assigned" : "unassigned"}`,
        });
      return;
    }
    const { to } = change;
    if (arrived(outcomes).length > 0)
      offerUndo({
        ...movedWords(arrived(outcomes), to),
        undo: () => undo.mutate({ ids: arrived(outcomes).map(({ id }) => id), status: to }),
        of: "application",
      });
  };
  const { mutateAsync } = useChangeApplications(onChanged);

  const change = async (people: readonly Person[], what: BulkChange): Promise<boolean> => {
    const forget = () =>
      setMoving((before) => {
        const next = new Map(before);
        for (const { id } of people) next.delete(id);
        return next;
      });
    if ("to" in what) {
      withdrawUndo("application");
      setMoving(
        (before) => new Map([...before, ...people.map((person) => [person.id, { person, to: what.to }] as const)]),
      );
      setResting(new Set(people.map(({ id }) => id)));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setResting(new Set()), restTime);
    }
    try {
      await mutateAsync({ moves: people.map(({ id, status }) => ({ id, from: status })), change: what });
      return true;
    } catch {
      // Told by the call's texts.
      return false;
    } finally {
      forget();
    }
  };

  return {
    /** Where somebody shows by now. */
    statusOf: useCallback(({ id, status }: Pick<Person, "id" | "status">) => moving.get(id)?.to ?? status, [moving]),
    moving,
    /** Moved a moment ago: they show where they were. */
    resting,
    move: (people: readonly Person[], to: Exclude<ApplicationStatus, "rejected">) => change(people, { to }),
    reject: (people: readonly Person[], rejection: Rejection) => change(people, { to: "rejected", ...rejection }),
    assign: (people: readonly Person[], assignee: string | null) => change(people, { assignee }),
  };
}

export type Moves = ReturnType<typeof useMoves>;
