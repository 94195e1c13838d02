import { useParams } from "react-router-dom";
import { People } from "@/features/applications/people/people";
import { usePeopleAhead } from "@/features/applications/people/people-ahead";
import { ManageJobPage } from "@/features/company/jobs/manage-job-page";

export default function ManageJob() {
  const { id = "" } = useParams();
  usePeopleAhead(id);
  return (
    <ManageJobPage
      people={(job) => (
        <People
          jobId={job.id}
          companyId={job.company_id}
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
