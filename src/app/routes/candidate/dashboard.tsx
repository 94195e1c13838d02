import { DashboardPage } from "@/candidates/candidate/dashboard/dashboard-page";
import { WaitingInvitations } from "@/invitations/candidate/waiting-invitations";
import { PotentialJobsCard } from "@/jobs/public/potential-jobs-card";
import { TicksOffer } from "@/jobs/public/ticks-offer";

export default function CandidateDashboardRoute() {
  return (
    <DashboardPage
      invitations={<WaitingInvitations isCard />}
      ticks={<TicksOffer />}
      jobs={(isNewcomer) => <PotentialJobsCard isNewcomer={isNewcomer} />}
    />
  );
}
