import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MergeDialog } from "@/applications/company/merge/merge-dialog";
import { mergeChoicesQuery } from "@/applications/data/merging";
import { StatusBadge } from "@/components/product/status-badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatShortDay } from "@/lib/format-date";

interface MergeWithProps {
  applicationId: string;
  onMerged?: (staysId: string) => void;
  onClose: () => void;
}

/** Finds possible duplicates on the same job, and merges with the chosen one. */
export function MergeWith({ applicationId, onMerged, onClose }: MergeWithProps) {
  const query = useQuery(mergeChoicesQuery(applicationId));
  const [chosen, setChosen] = useState<string>();
  const only = query.data?.length === 1 ? query.data[0]?.application_id : undefined;
  const otherId = chosen ?? only;
  if (otherId)
    return <MergeDialog applicationId={applicationId} otherId={otherId} onMerged={onMerged} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Merge with"
      description="Applications to this job with the same email, or the same name and phone."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {query.isPending && <Skeleton label="Looking for duplicates" />}
      {query.isError && (
        <ErrorState title="Couldn't look for duplicates" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data?.length === 0 && (
        <p className="text-ink-muted" role="status">
          No duplicates found on this job.
        </p>
      )}
      {query.data && query.data.length > 1 && (
        <ul className="grid gap-2">
          {query.data.map(({ application_id, name, email, added_by, applied_at, status }) => (
            <li key={application_id}>
              <button type="button" className="choice w-full text-start" onClick={() => setChosen(application_id)}>
                <span className="min-w-0 grow wrap-anywhere">
                  <b className="block font-semibold">{name}</b>
                  <span className="block text-ink-muted text-sm">
                    {email}, {added_by ? `added by ${added_by}` : "applied"} {formatShortDay(applied_at)}
                  </span>
                </span>
                <StatusBadge kind="application" status={status} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
