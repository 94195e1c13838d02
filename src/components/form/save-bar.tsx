import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { afterPress } from "@/components/form/blur-after-press";
import { countChanges } from "@/components/form/form-actions";
import { useFormLock } from "@/components/form/form-lock";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatCount } from "@/lib/format";

/** The page of this app a click navigates to; null if it stays, or opens another tab. */
function leavesFor(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target === "_blank")
    return null;
  const { origin, pathname, search, hash } = link;
  return origin === window.location.origin && pathname !== window.location.pathname ? pathname + search + hash : null;
}

interface SaveBarProps {
  /** Under the count: what happens to the changes. */
  note?: ReactNode;
  /** How many changes there are, where the form counts them itself. */
  count?: number;
  /** Whether something was typed next to the form's own fields. */
  isAlsoTyped?: () => boolean;
  onDiscard: () => void;
  children: ReactNode;
}

/**
 * The bottom bar of a form for a stored record, visible while there are changes. Discard asks from two changes up, and so does a
 * link that leaves the page.
 */
export function SaveBar({ note, count: counts, isAlsoTyped = () => false, onDiscard, children }: SaveBarProps) {
  const { dirtyFields, isSubmitting } = useFormState();
  const navigate = useNavigate();
  const sending = useFormLock();
  const count = counts ?? countChanges(dirtyFields);
  const [asking, setAsking] = useState<"discard" | { to: string } | null>(null);
  const isLeaving = typeof asking === "object" && asking !== null;
  useUnsavedWarning(count > 0);
  const ask = useEffectEvent((event: MouseEvent) => {
    const to = leavesFor(event);
    if (to === null || isSubmitting || (count === 0 && !isAlsoTyped())) return;
    event.preventDefault();
    event.stopPropagation();
    setAsking({ to });
  });
  useEffect(() => {
    document.addEventListener("click", ask, true);
    return () => document.removeEventListener("click", ask, true);
  }, []);
  const counted = useRef(count);
  useEffect(() => {
    counted.current = count;
  }, [count]);
  // Text typed into a list but not added counts.
  const discard = () => afterPress(() => (counted.current > 1 || isAlsoTyped() ? setAsking("discard") : onDiscard()));
  const close = () => setAsking(null);
  return (
    <>
      {count > 0 && (
        <div className="formbar formbar-pinned">
          <p className="formbar-count grow basis-20" role="status">
            <b className="font-semibold">
              {count} <span className="max-sm:hidden">unsaved </span>
              {count === 1 ? "change" : "changes"}
            </b>
            {note}
          </p>
          {children}
          <Button variant="quiet" disabled={sending} onClick={discard}>
            Discard
          </Button>
        </div>
      )}
      <Dialog
        open={asking !== null}
        onOpenChange={close}
        title={isLeaving ? "Leave without saving?" : "Discard your changes?"}
        description={
          isLeaving
            ? "Your changes stay in this tab until you save or discard them."
            : `The page returns to what you last saved. ${formatCount(count, "change")} will be lost.`
        }
        actions={
          <>
            <Button variant="primary" onClick={close}>
              Keep editing
            </Button>
            {isLeaving ? (
              <Button
                variant="quiet"
                onClick={() => {
                  // The next page may take a moment, and Back may come before it.
                  close();
                  void navigate(asking.to);
                }}
              >
                Leave
              </Button>
            ) : (
              <Button variant="danger-quiet" onClick={onDiscard}>
                Discard
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
