import { queryClient } from "@/app/query-client";
import { jobQuery } from "@/jobs/data/job-query";

export { JobPage as default } from "@/jobs/public/job-page";

export const askFirst = (id: string) => queryClient.prefetchQuery(jobQuery(id));
