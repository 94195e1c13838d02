import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { foldToasts } from "@/components/feedback/fold-toasts";
import { type Toast, toast, toastStore } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

type List = ComponentType<{ toasts: readonly Toast[] }>;

/** How long toasts wait for the list's code, in ms. */
const codeTime = 1000;

/** A fallback if the list's code fails to load: toasts matter most when offline. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const { folded } = foldToasts(toasts);
  return (
    <div className="toasts" role="alert">
      {toasts
        .filter(({ id, open }) => open && !folded.has(id))
        .map(({ id, title, description, action, lasts }) => (
          <div key={id} className={classNames("toast", lasts !== undefined && "is-timed")}>
            <div className="min-w-0 grow break-words">
              <p className="font-semibold">{title}</p>
              {description !== undefined && <p className="text-sm text-ink-muted">{description}</p>}
            </div>
            {action && (
              <Button
                size="sm"
                className="shrink-0"
                onClick={() => {
                  action.onSelect();
                  toast.dismiss(id);
                }}
              >
                {action.label}
              </Button>
            )}
            {lasts === undefined && (
              <Button variant="quiet" size="sm" onClick={() => toast.dismiss(id)}>
                Close
              </Button>
            )}
          </div>
        ))}
    </div>
  );
}

/** Kept for a remounted Toaster. */
let loaded: List | null = null;

/**
 * The list, whose code loads with the first toast, so that public pages don't pay for it. After a failure it is retried with the
 * next toast or when back online. Null during the usual delay, then the plain toasts.
 */
function useList(newest: number | undefined): List | null {
  const [List, setList] = useState(() => loaded);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (List || newest === undefined) return;
    const load = () =>
      import("@/components/feedback/toast-list").then(
        ({ default: list }) => {
          loaded = list;
          setList(() => list);
        },
        (error: unknown) => {
          console.warn("The toasts' code could not be loaded.", error);
          setIsLate(true);
        },
      );
    void load();
    const late = setTimeout(() => setIsLate(true), codeTime);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(late);
      window.removeEventListener("online", load);
    };
  }, [List, newest]);
  return List ?? (isLate ? PlainToasts : null);
}

export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const List = useList(toasts.at(-1)?.id);
  return List && toasts.length > 0 ? <List toasts={toasts} /> : null;
}
