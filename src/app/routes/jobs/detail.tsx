import { idInKey } from "@contracts/page-address";
import { queryClient } from "@/app/query-client";
import { jobQuery } from "@/jobs/data/public-job-queries";

export { JobPage as default } from "@/jobs/public/job-page";

export const askFirst = (key: string) => queryClient.prefetchQuery(jobQuery(idInKey(key)));
