import type { JobDetails } from "@contracts/candidates/candidate";
import { EmployerFacts } from "@/components/product/employer-card";
import { AnswerPromise } from "@/jobs/public/reading/answer-promise";

/** Who offers a job, beside it, and by when they promise to answer. */
export const CompanyFacts = ({ job }: { job: JobDetails }) => (
  <EmployerFacts employer={job.company}>{job.answer_days && <AnswerPromise days={job.answer_days} />}</EmployerFacts>
);
