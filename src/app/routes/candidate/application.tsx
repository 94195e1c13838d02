import { ApplicationPage } from "@/features/applications/candidate/application-page";
import { ChooseTime } from "@/features/interviews/choose-time";
import { NextInterview } from "@/features/interviews/next-interview";

export default function Application() {
  return (
    <ApplicationPage
      waiting={({ id, job }) => (
        <>
          <ChooseTime applicationId={id} companyName={job.company.name} />
          <NextInterview side="candidate" applicationId={id} candidateName={null} companyName={job.company.name} />
        </>
      )}
    />
  );
}
