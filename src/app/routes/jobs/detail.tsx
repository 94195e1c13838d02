import { queryClient } from "@/app/query-client";
import { jobQuery } from "@/jobs/data/public-job-queries";

export { JobPage as default } from "@/jobs/public/job-page";

export const askFirst = (id: string) => queryClient.prefetchQuery(jobQuery(id));
