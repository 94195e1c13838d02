import { PageTitle } from "@/components/feedback/page-title";
import { useCompanyApplications } from "@/data/applications/company-list-applications";
import { useCompanyDashboard } from "@/data/companies/get-company-dashboard";
import { ApplicationList } from "@/features/company/applications/application-list";
import { StageChips } from "@/features/company/applications/stage-chips";
import { useStage } from "@/features/company/applications/use-stage";

/** /company/applications: all applications the reader may see, newest first, narrowed by stage. */
export function ApplicationsPage() {
  const [stage, setStage] = useStage();
  const query = useCompanyApplications(stage);
  const counts = useCompanyDashboard().data?.counts;
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Applications</PageTitle>
      <div className="mt-4 mb-4">
        <StageChips
          value={stage}
          onChange={setStage}
          counts={counts && { applied: counts.new_applications, offered: counts.open_offers }}
        />
      </div>
      <ApplicationList
        query={query}
        narrowed={stage !== null}
        emptyText="Applications for your jobs appear here as they arrive."
      />
    </div>
  );
}
