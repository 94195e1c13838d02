import { People } from "@/features/applications/people/people";
import { usePeopleAhead } from "@/features/applications/people/people-ahead";
import { ApplicationsPage } from "@/features/company/applications/applications-page";

export default function Applications() {
  usePeopleAhead(null);
  return (
    <ApplicationsPage
      people={(companyId) => (
        <People jobId={null} companyId={companyId} emptyText="Applications for your jobs appear here as they arrive." />
      )}
    />
  );
}
