import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { isAppError } from "@/lib/app-error";
import { type FailedQuery, useTryAgain } from "@/lib/use-try-again";

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  query: FailedQuery;
  /** Another way out, such as a link back. */
  action?: ReactNode;
}

/** The outage's sentence, where the title leaves it out. */
function outageOf(error: unknown, title: ReactNode): string | undefined {
  if (!isAppError(error) || !error.outage) return undefined;
  return typeof title === "string" && title.includes(error.message) ? undefined : error.message;
}

export function ErrorState({ title, children, query, action }: ErrorStateProps) {
  const next = useTryAgain(query);
  const why = children ?? outageOf(query.error, title);
  return (
    <div className="empty" role="alert">
      <p className="font-semibold">{title}</p>
      {why !== undefined && <p className="text-sm text-ink-muted break-words">{why}</p>}
      {next !== null && <p className="text-sm text-ink-muted">{next}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          Retry
        </Button>
        {action}
      </div>
    </div>
  );
}
