import { fileEnding } from "@contracts/files/files";
import type { UseQueryResult } from "@tanstack/react-query";
import { DocumentInPlace, LoadingPaper } from "@/components/product/document-in-place";
import { DocumentWell, type WellProps } from "@/components/product/document-well";
import { ErrorState } from "@/components/ui/error-state";
import type { AppError } from "@/lib/app-error";

interface LinkedDocumentProps extends Pick<WellProps, "label" | "open" | "isWhole"> {
  path: string;
  /** Fetches the link, which is logged as an opening. */
  query: UseQueryResult<{ url: string }, AppError>;
}

/** A private document inline, once its link has loaded. */
export function LinkedDocument({ path, query, ...well }: LinkedDocumentProps) {
  if (query.data) return <DocumentInPlace url={query.data.url} ending={fileEnding(path)} {...well} />;
  if (!query.isError)
    return (
      <DocumentWell {...well}>
        <LoadingPaper />
      </DocumentWell>
    );
  return (
    <DocumentWell
      {...well}
      instead={
        <ErrorState title="Couldn't show this file" query={query}>
          {query.error.message}
        </ErrorState>
      }
    />
  );
}
