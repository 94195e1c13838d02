import { DashboardPage } from "@/features/candidate/dashboard-page";
import { WaitingInvitations } from "@/features/invitations/waiting-invitations";
import { PotentialJobsCard } from "@/features/jobs/potential-jobs-card";

export default function CandidateDashboardRoute() {
  return <DashboardPage invitations={<WaitingInvitations />} jobs={<PotentialJobsCard />} />;
}
