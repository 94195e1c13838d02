import { panelParts } from "@/app/routes/company/panel-parts";
import { ApplicationsPage } from "@/applications/company/applications-page";
import { People } from "@/applications/company/people/people";
import { usePrefetchPeople } from "@/applications/company/people/use-prefetch-people";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";

export default function Applications() {
  usePrefetchPeople(null);
  return (
    <ApplicationsPage
      people={(companyId) => (
        <People
          jobId={null}
          companyId={companyId}
          panel={panelParts}
          share={<LinkButton to={paths.company.jobs()}>Share a job</LinkButton>}
          emptyText="Applications for your jobs appear here as they arrive."
        />
      )}
    />
  );
}
