import { requireUser } from "../_shared/auth/caller.ts";
import type { CandidateApplicationDetail, CandidateApplicationListItem } from "../_shared/contracts/application.ts";
import type {
  CandidateDataResponses,
  getCandidateDataRequestSchema,
  JobDetails,
} from "../_shared/contracts/candidate.ts";
import type { JobQuestion } from "../_shared/contracts/job.ts";
import { pageSize } from "../_shared/contracts/limits.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { readApplications } from "../_shared/http/read-applications.ts";

/** What a candidate reads (S2 §7). A job's details and questions are open to everybody; the rest needs a session. */
export const getCandidateData: Handler<"get-candidate-data", typeof getCandidateDataRequestSchema> = async (
  body,
  caller,
) => {
  const { call } = caller;
  switch (body.operation) {
    case "job-details":
      return { job: await call<JobDetails>("get_job_details", { p_job_id: body.jobId }) };
    case "job-questions":
      return { questions: await call<JobQuestion[]>("get_job_questions", { p_job_id: body.jobId }) };
  }

  requireUser(caller);
  switch (body.operation) {
    case "applications":
      return readApplications<CandidateApplicationListItem>(call, "get_my_applications");
    case "potential-jobs":
      return call<CandidateDataResponses["potential-jobs"]>("get_potential_jobs", {
        p_after: body.after ?? null,
        p_limit: body.limit ?? pageSize,
      });
    case "get-candidate-id":
      return { candidateId: await call<string>("get_candidate_id_for_application") };
    case "application-detail":
      return {
        application: await call<CandidateApplicationDetail>("get_my_application", {
          p_application_id: body.applicationId,
        }),
      };
  }
};
