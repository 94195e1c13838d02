import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ErrorStateProps } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { useTryAgain } from "@/lib/use-try-again";

interface RetryNoticeProps extends Pick<ErrorStateProps, "query"> {
  title: string;
  children: ReactNode;
}

/** Part of a page failed to load, and the rest works without it. */
export function RetryNotice({ title, query, children }: RetryNoticeProps) {
  const next = useTryAgain(query);
  return (
    <Notice
      tone="warn"
      title={title}
      actions={
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      }
    >
      <div>{children}</div>
      {next !== null && <div>{next}</div>}
    </Notice>
  );
}
