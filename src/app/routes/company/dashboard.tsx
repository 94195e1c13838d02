import { DashboardPage } from "@/features/company/dashboard/dashboard-page";
import { JobList } from "@/features/company/jobs/job-list";
import { WaitingInvitations } from "@/features/invitations/waiting-invitations";

export default function CompanyDashboardRoute() {
  return (
    <DashboardPage invitations={<WaitingInvitations />} renderJobs={(dashboard) => <JobList dashboard={dashboard} />} />
  );
}
