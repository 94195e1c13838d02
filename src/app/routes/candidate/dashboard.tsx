import { DashboardPage } from "@/features/candidate/dashboard-page";
import { PotentialJobsCard } from "@/features/jobs/potential-jobs-card";

export default function CandidateDashboardRoute() {
  return <DashboardPage jobs={<PotentialJobsCard />} />;
}
