import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The failed query; Retry refetches it. */
  query: { refetch: () => unknown; isFetching: boolean };
  /** Another way out, such as a link back. */
  action?: ReactNode;
}

/** A failed load: what happened, and a way on. */
export function ErrorState({ title, children, query, action }: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <p className="font-semibold">{title}</p>
      {children !== undefined && <p className="text-sm text-ink-muted break-words">{children}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          Retry
        </Button>
        {action}
      </div>
    </div>
  );
}
