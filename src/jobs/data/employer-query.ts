import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** An approved company as anyone sees it. Throws AppError 404 'Company not found'. */
export const employerQuery = (companyId: string) =>
  queryOptions({
    queryKey: publicJobKeys.employer(companyId),
    queryFn: ({ signal }) => callProcedure("get_employer", { p_company_id: companyId }, { signal }),
  });
