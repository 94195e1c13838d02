import { DashboardPage } from "@/features/candidate/dashboard/dashboard-page";
import { WaitingInvitations } from "@/features/invitations/waiting-invitations";
import { PotentialJobsCard } from "@/features/jobs/potential-jobs-card";
import { TicksOffer } from "@/features/jobs/ticks-offer";

export default function CandidateDashboardRoute() {
  return (
    <DashboardPage
      invitations={<WaitingInvitations />}
      ticks={<TicksOffer className="mt-5" />}
      jobs={<PotentialJobsCard />}
    />
  );
}
