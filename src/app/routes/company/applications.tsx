import { People } from "@/features/applications/people/people";
import { usePeopleAhead } from "@/features/applications/people/people-ahead";
import { ApplicationsPage } from "@/features/company/applications/applications-page";
import { TeamNotes } from "@/features/notes/team-notes";

export default function Applications() {
  usePeopleAhead(null);
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
