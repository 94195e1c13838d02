import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "@/components/feedback/toast";

const ToastList = lazy(() => import("@/components/feedback/toast-list"));

/** Where toasts appear; placed once. Its code loads with the first toast, so that public pages do not pay for it. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastList toasts={toasts} />
    </Suspense>
  );
}
