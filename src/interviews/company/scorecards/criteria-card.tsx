import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { CriteriaDialog } from "@/interviews/company/scorecards/criteria-dialog";
import { interviewCriteriaQuery } from "@/interviews/data/scorecards";
import { useEagerQuery } from "@/lib/use-eager-query";

export function CriteriaCard({ jobId }: { jobId: string }) {
  const query = useEagerQuery(interviewCriteriaQuery(jobId));
  const [isChanging, setChanging] = useState(false);
  const { data } = query;
  return (
    <Card
      title="Interview criteria"
      aside={
        data?.can.change && (
          <Button size="sm" icon={Pencil} onClick={() => setChanging(true)}>
            {data.criteria.length > 0 ? "Change" : "Choose"}
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton label="Loading criteria" rows={2} />}
      {query.isError && !data && (
        <ErrorState title="Couldn't load the criteria" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {data && data.criteria.length === 0 && (
        <p className="text-ink-muted">
          No criteria yet. Choose up to eight for interviewers to mark after each interview.
        </p>
      )}
      {data && data.criteria.length > 0 && (
        <RowList>
          {data.criteria.map((criterion) => (
            <li key={criterion} className="break-words py-2">
              {criterion}
            </li>
          ))}
        </RowList>
      )}
      {isChanging && <CriteriaDialog jobId={jobId} onClose={() => setChanging(false)} />}
    </Card>
  );
}
