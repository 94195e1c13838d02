import { queryClient } from "@/app/query-client";
import { jobQuery } from "@/data/public-jobs/job-query";

export { JobPage as default } from "@/features/jobs/job-page";

export const askFirst = (id: string) => queryClient.prefetchQuery(jobQuery(id));
