import { useParams } from "react-router-dom";
import { TeamNotes } from "@/applications/company/notes/team-notes";
import { People } from "@/applications/company/people/people";
import { usePrefetchPeople } from "@/applications/company/people/use-prefetch-people";
import { CriteriaCard } from "@/interviews/company/scorecards/criteria-card";
import { ManageJobPage } from "@/jobs/company/manage-job-page";

export default function ManageJob() {
  const { id = "" } = useParams();
  usePrefetchPeople(id);
  return (
    <ManageJobPage
      criteria={(job) => <CriteriaCard jobId={job.id} />}
      people={(job) => (
        <People
          jobId={job.id}
          companyId={job.company_id}
          notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
          emptyText={
            job.status === "published" && !job.is_expired
              ? "They appear here as candidates apply."
              : "Candidates can apply once the job is open."
          }
        />
      )}
    />
  );
}
