import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router-dom";
import { CompanyDetail } from "@/administration/admin/company/company-detail";
import { companyQuery, similarCompaniesQuery } from "@/administration/data/companies";
import { companyOverviewQuery, useCompanyNotes, useJobsOfCompany } from "@/administration/data/company-page";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { isMissing } from "@/lib/app-error";
import { awaitsFirstAnswer } from "@/lib/awaits-first-answer";
import { useEagerQuery } from "@/lib/use-eager-query";
import { companyPlanQuery } from "@/plans/data/company-plan";

export function AdminCompanyPage() {
  const { id = "" } = useParams();
  const query = useEagerQuery(companyQuery(id));
  const parts = [
    useEagerQuery(companyPlanQuery(id)),
    useEagerQuery(similarCompaniesQuery(id)),
    useEagerQuery(companyOverviewQuery(id)),
    useJobsOfCompany(id),
    useCompanyNotes(id),
  ];
  // They show together, so that none pushes down what is being read.
  const areLoading = parts.some(awaitsFirstAnswer);
  const back = (
    <LinkButton to={paths.admin.companyApprovals()} icon={ArrowLeft}>
      Back to approvals
    </LinkButton>
  );
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={query.data?.is_approved ? paths.admin.companies() : paths.admin.companyApprovals()}>
        {query.data?.is_approved ? "Companies" : "Company Approvals"}
      </BackLink>
      {query.data && !areLoading ? (
        <CompanyDetail key={query.data.id} company={query.data} />
      ) : query.isError && isMissing(query.error) ? (
        <div className="empty">
          <PageTitle>Company not found</PageTitle>
          <p className="mb-4 text-ink-muted">It may have been removed, or the link is wrong.</p>
          {back}
        </div>
      ) : query.isError ? (
        <>
          <PageTitle className="sr-only">Company</PageTitle>
          <ErrorState title={`Failed to load company details: ${query.error.message}`} query={query} action={back} />
        </>
      ) : (
        <>
          <PageTitle className="sr-only">Company</PageTitle>
          <Skeleton label="Loading company" rows={5} />
        </>
      )}
    </div>
  );
}
