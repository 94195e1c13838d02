import { requireUser } from "../_shared/auth/caller.ts";
import type { getCandidateDataRequestSchema } from "../_shared/contracts/candidates/candidate-input.ts";
import { pageSize } from "../_shared/contracts/limits.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { readApplications } from "../_shared/http/read-applications.ts";

/** What a candidate reads. A job's details and questions are public; the rest needs a session. */
export const getCandidateData: Handler<"get-candidate-data", typeof getCandidateDataRequestSchema> = async (
  body,
  caller,
) => {
  const { call } = caller;
  switch (body.operation) {
    case "job-details":
      return { job: await call("get_job_details", { p_job_id: body.jobId }) };
    case "job-questions":
      return { questions: await call("get_job_questions", { p_job_id: body.jobId }) };
  }

  requireUser(caller);
  switch (body.operation) {
    case "applications":
      return readApplications((page) => call("get_my_applications", page));
    case "potential-jobs":
      return call("get_potential_jobs", {
        p_after: body.after ?? null,
        p_limit: body.limit ?? pageSize,
      });
    case "get-candidate-id":
      return { candidateId: await call("get_candidate_id_for_application", {}) };
    case "application-detail":
      return {
        application: await call("get_my_application", {
          p_application_id: body.applicationId,
        }),
      };
  }
};
