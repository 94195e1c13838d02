import { Card } from "@/components/ui/card";
import { KeyValues } from "@/components/ui/key-values";
import { ApplicationPage, type JobViews } from "@/features/applications/candidate/application-page";
import { AboutJob } from "@/features/jobs/about-job";
import { jobSummary } from "@/features/jobs/job-facts";

const views: JobViews = {
  text: (job) => <AboutJob job={job} showSkills={false} />,
  summary: (job) => (
    <Card title="Job Summary">
      <KeyValues items={jobSummary(job)} align="end" />
    </Card>
  ),
};

export default function CandidateApplicationRoute() {
  return <ApplicationPage views={views} />;
}
