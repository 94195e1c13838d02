import { DashboardPage } from "@/companies/company/dashboard/dashboard-page";
import { WaitingInvitations } from "@/invitations/candidate/waiting-invitations";
import { JobList } from "@/jobs/company/job-list";

export default function CompanyDashboardRoute() {
  return (
    <DashboardPage invitations={<WaitingInvitations />} renderJobs={(dashboard) => <JobList dashboard={dashboard} />} />
  );
}
