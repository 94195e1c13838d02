import { type Company, reviewStatus } from "@contracts/companies/company";
import { usePrefetchQuery } from "@tanstack/react-query";
import { ApprovalActions } from "@/administration/admin/approval-actions";
import { type Place, QueueSteps } from "@/administration/admin/approvals/queue-steps";
import { RecordBody } from "@/administration/admin/approvals/record-body";
import { ProposalActions } from "@/administration/admin/proposal-actions";
import type { AfterDecision } from "@/administration/admin/use-undo-offer";
import { companyQuery, similarCompaniesQuery } from "@/administration/data/companies";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { isMissing } from "@/lib/app-error";
import { useEagerQuery } from "@/lib/use-eager-query";

interface CompanyRecordProps {
  companyId: string;
  /** Its position in the list, if any. */
  place: Place | undefined;
  next: string | undefined;
  onStep: (by: number) => void;
  after: AfterDecision;
}

function Decision({ company, after }: { company: Company; after: AfterDecision }) {
  if (company.proposal && !company.proposal.rejected_at) return <ProposalActions company={company} after={after} />;
  const status = reviewStatus(company);
  return status === "pending" || status === "rejected" ? <ApprovalActions company={company} after={after} /> : null;
}

/** A company next to its queue: what to consider, and the decision at the bottom. */
export function CompanyRecord({ companyId, place, next, onStep, after }: CompanyRecordProps) {
  // Shown together with the rest: arriving later, it would push the facts down.
  const similar = useEagerQuery(similarCompaniesQuery(companyId));
  const query = useEagerQuery(companyQuery(companyId));
  usePrefetchQuery(companyQuery(next ?? companyId));
  usePrefetchQuery(similarCompaniesQuery(next ?? companyId));
  const company = query.data;
  return (
    <article className="card decide max-lg:hidden" aria-label={company?.name ?? "Company"}>
      <div className="decide-body">
        {company && similar.isFetched ? (
          <RecordBody company={company} />
        ) : query.isError ? (
          <ErrorState
            title={
              isMissing(query.error) ? "Company not found" : `Failed to load company details: ${query.error.message}`
            }
            query={query}
          />
        ) : (
          <Skeleton label="Loading company" rows={5} />
        )}
      </div>
      <div className="decide-foot">
        {place && <QueueSteps place={place} onStep={onStep} />}
        <span className="ml-auto flex flex-row-reverse flex-wrap gap-2">
          {company && <Decision company={company} after={after} />}
        </span>
      </div>
    </article>
  );
}
