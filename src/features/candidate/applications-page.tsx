import { PageTitle } from "@/components/feedback/page-title";
import { AllApplicationsCard } from "@/features/candidate/applications-card";

/** Every application of the candidate. */
export function ApplicationsPage() {
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Your Applications</PageTitle>
      <div className="mt-5">
        <AllApplicationsCard />
      </div>
    </div>
  );
}
