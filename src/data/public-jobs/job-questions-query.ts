import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/data/public-jobs/keys";
import { invokeFunction } from "@/lib/invoke-function";

/** What a job asks of its applicants, in its order (S2 §7). */
export const jobQuestionsQuery = (jobId: string) =>
  queryOptions({
    queryKey: publicJobKeys.questions(jobId),
    queryFn: async ({ signal }) =>
      (await invokeFunction("get-candidate-data", { operation: "job-questions", jobId }, { signal })).questions,
  });
