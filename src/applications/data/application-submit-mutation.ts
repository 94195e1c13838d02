import type { ApplicationAnswerInput } from "@contracts/applications/application";
import type { ChosenDocuments, GivenDetails } from "@contracts/applications/apply";
import type { Procedures } from "@contracts/procedures";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { asFormFields } from "@/applications/model/apply-values";
import { type AppError, atFields, isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { sourceOf } from "@/lib/job-source";
import { answers, refetch } from "@/lib/refetch";
import { publicJobs } from "@/lib/refreshes";
import { useSafeMutation } from "@/lib/use-safe-send";

interface Submission {
  jobId: string;
  answers: ApplicationAnswerInput[];
  documents: ChosenDocuments;
  /** Missing profile details, saved with the application. */
  details: GivenDetails | undefined;
}

type PotentialJobs = InfiniteData<Procedures["get_potential_jobs"]["answer"], unknown>;

const withoutJob = <Known extends PotentialJobs>({ pages, ...rest }: Known, jobId: string) => ({
  ...rest,
  pages: pages.map(({ jobs, total, within }) => ({
    total: total - 1,
    within,
    jobs: jobs.filter((job) => job.id !== jobId),
  })),
});

/**
 * Errors of a refused submission; `describe` words an incomplete profile, `toastFieldErrors` is for when no question shows.
 * Refetches questions the server requires, and a closed job.
 */
export function useSubmitApplication(
  describe: (error: AppError) => string,
  toastFieldErrors: boolean,
  draft: { owner: string; name: string },
) {
  const client = useQueryClient();
  return useSafeMutation({
    act: "submit_application",
    /** Submits an application with everything in it, or nothing (RULES: Applications); returns its id. */
    send: ({ jobId, answers, documents, details }: Submission, id): Promise<string> =>
      callProcedure("submit_application", {
        p_id: id,
        p_job_id: jobId,
        p_answers: answers,
        p_source: sourceOf(jobId),
        p_documents: documents,
        ...(details && { p_details: details }),
      }).catch((error: unknown) => {
        throw isAppError(error) && error.fields ? atFields(error, asFormFields(error.fields)) : error;
      }),
    safely: { draft },
    meta: {
      errorTitle: "Your application wasn't sent",
      errorMessage: describe,
      signedOutMessage: "Please log in to apply for this job",
      toastFieldErrors,
    },
    onError: ({ code }, { jobId }) => {
      if (code === "answers_required") void refetch(client, ["get_job_questions"], { about: { p_job_id: jobId } });
      if (code === "job_not_found") void refetch(client, publicJobs);
      // Changed elsewhere: the refetched form asks for what is missing.
      if (code === "profile_incomplete") void refetch(client, ["get_candidate_by_user_id", "get_my_documents"]);
    },
    // The form leaves for the confirmation page before its job is refetched.
    onSuccess: (_id, { jobId }) => {
      client.setQueriesData<PotentialJobs>(
        { predicate: answers(["get_potential_jobs"]) },
        (known) => known && withoutJob(known, jobId),
      );
    },
  });
}
