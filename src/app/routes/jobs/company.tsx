import { idInKey } from "@contracts/page-address";
import { queryClient } from "@/app/query-client";
import { employerJobsQuery, employerQuery } from "@/jobs/data/public-job-queries";

export { CompanyPage as default } from "@/jobs/public/company-page";

export const askFirst = async (key: string) => {
  const id = idInKey(key);
  // The company first: its response may be there already.
  await Promise.all([
    queryClient.prefetchQuery(employerQuery(id)),
    queryClient.prefetchInfiniteQuery(employerJobsQuery(id)),
  ]);
};
