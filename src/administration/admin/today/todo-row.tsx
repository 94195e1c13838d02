import type { WaitingItem } from "@contracts/administration/today";
import { Clock, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { waitingAge, waitingKindWords } from "@/administration/model/waiting-kinds";
import { UndoButton } from "@/components/feedback/undo-button";
import { moveUndoInPlace, moveUndoToToast, useUndoInPlace } from "@/components/feedback/undo-offer";
import { LinkButton } from "@/components/ui/button";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { useIsWide } from "@/lib/use-is-wide";

/** Where to decide it: next to its queue where there is room, or on its own page. */
const placeOf = ({ kind, id, path }: WaitingItem, isWide: boolean): string =>
  !isWide && (kind === "registrations" || kind === "changes") ? paths.admin.company(id) : path;

function Line({ item: { kind, line, warning }, title }: { item: WaitingItem; title: ReactNode }) {
  return (
    <>
      <span className="kind">
        <Icon icon={waitingKindWords[kind].icon} />
      </span>
      <div className="what">
        {title}
        <p>
          {line}
          {warning && (
            <span className="flag">
              <Icon icon={TriangleAlert} size="sm" />
              {warning}
            </span>
          )}
        </p>
      </div>
    </>
  );
}

export function TodoRow({ item, now }: { item: WaitingItem; now: number }) {
  const to = placeOf(item, useIsWide());
  const { words, isLate } = waitingAge(item.since, now);
  const { act } = waitingKindWords[item.kind];
  return (
    <li>
      <Line
        item={item}
        title={
          <CoverLink to={to} className="title">
            {item.title}
          </CoverLink>
        }
      />
      <span className={isLate ? "age is-late" : "age"}>
        {isLate && <Icon icon={Clock} size="sm" />}
        <span>{words}</span>
      </span>
      <LinkButton size="sm" to={to} aria-label={`${act}: ${item.title}`}>
        {act}
      </LinkButton>
    </li>
  );
}

/** A recent decision stays, with undo, while it can be undone. */
export function DecidedRow({ item }: { item: WaitingItem }) {
  useEffect(() => {
    moveUndoInPlace(item.id);
    return () => moveUndoToToast(item.id);
  }, [item.id]);
  const offer = useUndoInPlace(item.id);
  if (!offer) return null;
  return (
    <li className="is-decided">
      <Line item={{ ...item, line: "", warning: null }} title={<b className="title">{item.title}</b>} />
      <span className="age" role="status">
        {offer.title}
      </span>
      <UndoButton {...offer} of={item.title} />
    </li>
  );
}
