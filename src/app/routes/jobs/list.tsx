import { queryClient } from "@/app/query-client";
import { searchJobsQuery } from "@/jobs/data/public-job-queries";

export { JobsPage as default } from "@/jobs/public/jobs-page";

export const askFirst = () => queryClient.prefetchInfiniteQuery(searchJobsQuery(""));
