import { useQuery } from "@tanstack/react-query";
import { WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { OverPlanCard } from "@/plans/company/over-plan-card";
import { PlanHistoryCard } from "@/plans/company/plan-history-card";
import { PlanOffers } from "@/plans/company/plan-offers";
import { UseCard } from "@/plans/company/use-card";
import { companyPlanQuery } from "@/plans/data/company-plan";

function CompanyPlan({ companyId }: { companyId: string }) {
  const query = useQuery(companyPlanQuery(companyId));
  if (query.isError && !query.data) return <ErrorState title="Failed to load the plan" query={query} />;
  if (!query.data) return <Skeleton label="Loading the plan" rows={6} />;
  return (
    <>
      <div className="grid gap-5">
        <UseCard plan={query.data} />
        <OverPlanCard companyId={companyId} plan={query.data} />
      </div>
      <PlanOffers companyId={companyId} plan={query.data} />
      <PlanHistoryCard history={query.data.history} />
      <p className="mt-5 text-ink-muted text-sm">
        How we process personal data for you:{" "}
        <TextLink to={paths.dataProcessing()} className="touch">
          Processing agreement
        </TextLink>
      </p>
    </>
  );
}

export function PlanPage() {
  return (
    <div className="wrap page-start">
      <PageTitle className="mb-5">Plan</PageTitle>
      <WithCompany>{({ company }) => <CompanyPlan companyId={company.id} />}</WithCompany>
    </div>
  );
}
