import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Shows a Retry button. */
  onRetry?: () => void;
  busy?: boolean;
  /** Another way out, such as a link back. */
  action?: ReactNode;
}

/** Something could not be loaded: what happened, and a way on. */
export function ErrorState({ title, children, onRetry, busy, action }: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <p className="font-semibold">{title}</p>
      {children !== undefined && <p className="text-sm text-ink-muted break-words">{children}</p>}
      {(onRetry || action !== undefined) && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button onClick={onRetry} busy={busy}>
              Retry
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
