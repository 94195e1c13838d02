import { DashboardPage } from "@/features/company/dashboard/dashboard-page";
import { JobList } from "@/features/company/jobs/job-list";

export default function CompanyDashboardRoute() {
  return <DashboardPage renderJobs={(dashboard) => <JobList dashboard={dashboard} />} />;
}
