import { useParams } from "react-router-dom";
import { panelParts } from "@/app/routes/company/panel-parts";
import { AddPersonButton } from "@/applications/company/adding/add-person-button";
import { People } from "@/applications/company/people/people";
import { usePrefetchPeople } from "@/applications/company/people/use-prefetch-people";
import { CriteriaCard } from "@/interviews/company/scorecards/criteria-card";
import { ManageJobPage } from "@/jobs/company/manage-job-page";

export default function ManageJob() {
  const { id = "" } = useParams();
  usePrefetchPeople(id);
  return (
    <ManageJobPage
      adding={(job, open) => <AddPersonButton job={job} {...open} />}
      criteria={(job) => <CriteriaCard jobId={job.id} />}
      people={(job, share) => (
        <People
          jobId={job.id}
          companyId={job.company_id}
          panel={panelParts}
          share={share}
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
