import { useParams } from "react-router-dom";
import { People } from "@/features/applications/company/people/people";
import { usePeopleAhead } from "@/features/applications/company/people/people-ahead";
import { ManageJobPage } from "@/features/company/jobs/manage-job-page";
import { TeamNotes } from "@/features/notes/team-notes";
import { CriteriaCard } from "@/features/scorecards/criteria-card";

export default function ManageJob() {
  const { id = "" } = useParams();
  usePeopleAhead(id);
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
