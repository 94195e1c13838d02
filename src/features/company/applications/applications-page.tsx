import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { PageTitle } from "@/components/feedback/page-title";
import { companyApplicationsQuery, useCompanyApplications } from "@/data/applications/company-applications-query";
import { ApplicationList } from "@/features/company/application-list";
import { StageChips } from "@/features/company/stage-chips";
import { StateNotice } from "@/features/company/state-notice";
import { useOrder } from "@/features/company/use-order";
import { inStage, useStage } from "@/features/company/use-stage";
import { type SeenCompany, WithCompany } from "@/features/company/with-company";

function Applications({ dashboard }: SeenCompany) {
  const [stage, setStage] = useStage();
  const [order, setOrder] = useOrder();
  const query = useCompanyApplications(inStage(stage), order);
  const { new_applications, open_offers } = dashboard.counts;
  return (
    <div className="grid gap-4">
      <StateNotice dashboard={dashboard} />
      <StageChips value={stage} onChange={setStage} counts={{ applied: new_applications, offered: open_offers }} />
      <ApplicationList
        query={query}
        stage={stage}
        order={order}
        onOrder={setOrder}
        emptyText="Applications for your jobs appear here as they arrive."
      />
    </div>
  );
}

/** /company/applications: all applications the reader may see, newest or best match first, narrowed by stage. */
export function ApplicationsPage() {
  const [stage] = useStage();
  const [order] = useOrder();
  // Asked for together with the company, not after it.
  usePrefetchInfiniteQuery(companyApplicationsQuery(inStage(stage), order));
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle className="mb-4">Applications</PageTitle>
      <WithCompany>{(own) => <Applications {...own} />}</WithCompany>
    </div>
  );
}
