import { lazy, Suspense, useSyncExternalStore } from "react";
import { foldToasts } from "@/components/feedback/fold-toasts";
import { type Toast, toast, toastStore } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";

/** Stands in when the code of the real list cannot be fetched: offline is when there is most to tell. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const { folded } = foldToasts(toasts);
  return (
    <div className="toasts" role="alert">
      {toasts
        .filter(({ id, open }) => open && !folded.has(id))
        .map(({ id, title, description }) => (
          <div key={id} className="toast">
            <div className="min-w-0 grow break-words">
              <p className="font-semibold">{title}</p>
              {description !== undefined && <p className="text-sm text-ink-muted">{description}</p>}
            </div>
            <Button variant="quiet" size="sm" onClick={() => toast.dismiss(id)}>
              Close
            </Button>
          </div>
        ))}
    </div>
  );
}

const ToastList = lazy(() =>
  import("@/components/feedback/toast-list").catch((error: unknown) => {
    console.warn("The toasts' code could not be loaded.", error);
    return { default: PlainToasts };
  }),
);

/** Where toasts appear; placed once. Its code loads with the first toast, so that public pages do not pay for it. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
