import { ApplicationsPage } from "@/applications/company/applications-page";
import { TeamNotes } from "@/applications/company/notes/team-notes";
import { People } from "@/applications/company/people/people";
import { usePrefetchPeople } from "@/applications/company/people/use-prefetch-people";

export default function Applications() {
  usePrefetchPeople(null);
  return (
    <ApplicationsPage
      people={(companyId) => (
        <People
          jobId={null}
          companyId={companyId}
          notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
          emptyText="Applications for your jobs appear here as they arrive."
        />
      )}
    />
  );
}
