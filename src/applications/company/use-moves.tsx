import type {
  BulkChange,
  CompanyApplicationDetail,
  JobApplicationListItem,
  Rejection,
} from "@contracts/applications/application";
import { companyTransitions } from "@contracts/applications/application-status";
import type { ChangeOutcome } from "@contracts/applications/change-outcome";
import type { ApplicationStatus } from "@contracts/enums";
import { type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { ClosingEffects } from "@/applications/company/closing-effects";
import { RejectDialog } from "@/applications/company/dialogs";
import { asksFirst, moveLabel } from "@/applications/company/stages";
import { useSetApplicationStatus, useUndoApplicationStatus } from "@/applications/data/application-move-mutations";
import { useChangeApplications, useUndoApplicationsChange } from "@/applications/data/applications-change-mutations";
import { arrived, leftOutWords, movedWords, names, rejectDraft, shortName } from "@/applications/model/move-words";
import { toast } from "@/components/feedback/toast";
import { beginUndoable, moveUndoToToast, offerUndo } from "@/components/feedback/undo-offer";
import { DraftOwner } from "@/components/form/draft-context";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type AppError, isAppError } from "@/lib/app-error";
import { writeDraft } from "@/lib/drafts";
import { formatCount } from "@/lib/format";

export type Person = Pick<JobApplicationListItem, "id" | "status" | "candidate_name"> &
  Partial<Pick<JobApplicationListItem, "added_by">> & { can: { move: boolean } };

/** How long a moved row stays in place, in ms, so that a second tap hits nothing. */
export const restTime = 1000;

/** Whether staff may move a person there. Offers wait until people added by hand take over. */
export const canMoveTo = ({ status, can, added_by }: Person, to: ApplicationStatus): boolean =>
  can.move && companyTransitions[status].includes(to) && !(to === "offered" && added_by);

interface Asked {
  people: readonly Person[];
  to: ApplicationStatus;
  /** Server errors of a rejection, by field. */
  problems?: AppError["fields"];
}

/** Asks for an offer, which moves the application to Offered. */
export type AskForOffer = (asked: {
  application: CompanyApplicationDetail;
  onMoved: () => void;
  onClose: () => void;
  moveWithout: () => void;
  /** Shown if no offer can be made. */
  confirmation: ReactNode;
}) => ReactNode;

interface MovesOptions {
  application?: CompanyApplicationDetail;
  /** The screen offers undo itself; after leaving it, a toast does. */
  inPlace?: boolean;
  askForOffer?: AskForOffer | undefined;
  onBegin?: (to: ApplicationStatus) => void;
  onRefused?: () => void;
}

/**
 * Moves people and assigns them to colleagues. Asks first where candidates are notified of a decision; `dialogs` asks. A move shows
 * right away, is reverted with a reason if refused, and can be undone for ten seconds. Moves in lists wait for the network.
 */
export function useMoves({ application, inPlace = false, askForOffer, onBegin, onRefused }: MovesOptions = {}) {
  const isInPlace = useRef(false);
  useEffect(() => {
    isInPlace.current = inPlace;
    return () => {
      if (isInPlace.current) moveUndoToToast("application");
      isInPlace.current = false;
    };
  }, [inPlace]);
  /** People in motion: where they show, and their earlier data. */
  const [moving, setMoving] = useState<ReadonlyMap<string, { person: Person; to: ApplicationStatus }>>(new Map());
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [written, setWritten] = useState<{ draft: string; rejection: Rejection }>();
  const id = application?.id ?? "";
  const firstName = application && (application.candidate.first_name || "The candidate");
  const isOne = ([first, ...others]: readonly { id: string }[]) => others.length === 0 && first?.id === id;
  const owner = use(DraftOwner);
  /** Undoing a decline later restores its message. */
  const keepWritten = (ids: readonly string[], to: ApplicationStatus) => {
    const draft = rejectDraft(ids);
    if (owner !== undefined && to === "rejected" && written?.draft === draft)
      writeDraft(owner, draft, written.rejection);
  };
  const undoOne = useUndoApplicationStatus(id, (to) => keepWritten([id], to));
  const undoMany = useUndoApplicationsChange(({ ids, status }) => keepWritten(ids, status));
  const offer = (moved: readonly ChangeOutcome[], to: ApplicationStatus, description?: string) =>
    offerUndo({
      ...movedWords(moved, to, isOne(moved) ? firstName : undefined),
      ...(description && { description }),
      undo: () =>
        isOne(moved) ? undoOne.mutate(to) : undoMany.mutate({ ids: moved.map((each) => each.id), status: to }),
      of: "application",
      inPlace: isInPlace.current && isOne(moved),
    });
  const ofOne = (status: ApplicationStatus) => [{ id, candidate_name: "", status, refusal: null }];
  const offerUndoOfOffer = () =>
    offer(ofOne("offered"), "offered", `We'll notify ${firstName} about the offer in 10 seconds.`);
  const one = useSetApplicationStatus(id, firstName ?? "", ({ status }) => offer(ofOne(status), status));
  const many = useChangeApplications((outcomes, { change }) => {
    const there = arrived(outcomes);
    const stayed = outcomes.filter((outcome) => !there.includes(outcome));
    if (stayed.length > 0)
      toast.error({
        title: `${formatCount(stayed.length, "person", "people")} left out`,
        description: leftOutWords(stayed),
      });
    const assigned = outcomes.filter(({ refusal }) => refusal === null).length;
    if ("to" in change) {
      if (there.length > 0) offer(there, change.to);
    } else if (assigned > 0)
      toast.success({
        title: `${formatCount(assigned, "application")} ${change.assignee ? "assigned" : "unassigned"}`,
      });
  });

  /** False if nothing changed, which the call's texts explain. */
  const change = async (
    people: readonly Person[],
    what: BulkChange,
    onFailed?: (error: AppError) => void,
  ): Promise<boolean> => {
    let ended = (_isOffered: boolean) => {};
    let isOffered = false;
    if ("to" in what) {
      ended = beginUndoable("application");
      onBegin?.(what.to);
      setMoving(
        (before) => new Map([...before, ...people.map((person) => [person.id, { person, to: what.to }] as const)]),
      );
      setResting(new Set(people.map((person) => person.id)));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setResting(new Set()), restTime);
    }
    try {
      if (application && isOne(people) && "to" in what) {
        const { to, ...rejection } = what;
        await one.mutateAsync({
          from: application.status,
          to,
          ...("reason" in rejection && { rejection }),
        });
        isOffered = true;
      } else {
        const moves = people.map(({ id, status }) => ({ id, from: status }));
        isOffered = arrived(await many.mutateAsync({ moves, change: what })).length > 0;
      }
      return true;
    } catch (error) {
      if (!isAppError(error)) throw error;
      onRefused?.();
      onFailed?.(error);
      return false;
    } finally {
      ended(isOffered);
      setMoving((before) => new Map([...before].filter(([id]) => !people.some((person) => person.id === id))));
    }
  };
  const ask = (people: readonly Person[], to: ApplicationStatus) => {
    if (to === "rejected" || asksFirst(to)) setAsked({ people, to });
    else void change(people, { to });
  };
  const reject = (people: readonly Person[], rejection: Rejection) => {
    setAsked(null);
    // Keeps the message after a failure or an undo.
    setWritten({ draft: draftOf(people), rejection });
    return change(people, { to: "rejected", ...rejection }, ({ fields, message }) => {
      const isLeft = inPlace && !isInPlace.current;
      // The fields are gone.
      if (isLeft && fields) toast.error({ title: `${firstName} couldn't be declined`, description: message });
      setAsked({ people, to: "rejected", problems: fields });
    });
  };

  const who = firstName ?? names((asked?.people ?? []).map(({ candidate_name }) => candidate_name));
  const confirmation = (confirmed: Asked) => (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(null)}
      title={`${moveLabel(confirmed.to, who)}?`}
      description={`You can undo it for 10 seconds. Then we notify ${who}, here and by email.`}
      confirmLabel={application ? moveLabel(confirmed.to) : `Move ${countOrName(confirmed.people)}`}
      onConfirm={() => {
        setAsked(null);
        if (confirmed.to !== "rejected") void change(confirmed.people, { to: confirmed.to });
      }}
    >
      {confirmed.to === "hired" && <ClosingEffects ids={confirmed.people.map(({ id }) => id)} />}
    </ConfirmDialog>
  );
  const dialogs: ReactNode =
    asked &&
    (asked.to === "rejected" ? (
      <RejectDialog
        people={asked.people.map(({ id, candidate_name }) => ({ id, name: candidate_name }))}
        given={written?.draft === draftOf(asked.people) ? written.rejection : undefined}
        problems={asked.problems}
        onReject={(rejection) => reject(asked.people, rejection)}
        onClose={() => setAsked(null)}
      />
    ) : asked.to === "offered" && application && askForOffer ? (
      askForOffer({
        application,
        onMoved: () => {
          onBegin?.("offered");
          offerUndoOfOffer();
        },
        onClose: () => setAsked(null),
        moveWithout: () => {
          setAsked(null);
          void change(asked.people, { to: "offered" });
        },
        confirmation: confirmation(asked),
      })
    ) : (
      confirmation(asked)
    ));

  return {
    statusOf: useCallback(({ id, status }: Pick<Person, "id" | "status">) => moving.get(id)?.to ?? status, [moving]),
    moving,
    /** Just moved: they show in their old place. */
    resting,
    /** The one application is being moved; or moved back. */
    isSending: one.isPending,
    isMoving: one.isPending || undoOne.isPending,
    ask,
    change,
    /** Offers to undo a move made with an offer. */
    offerUndoOfOffer,
    dialogs,
  };
}

export type Moves = ReturnType<typeof useMoves>;

const draftOf = (people: readonly Person[]): string => rejectDraft(people.map(({ id }) => id));

const countOrName = (people: readonly Person[]): string =>
  people.length === 1 ? shortName(people[0]?.candidate_name ?? null) : formatCount(people.length, "person", "people");
