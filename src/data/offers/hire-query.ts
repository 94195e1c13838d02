import { queryOptions } from "@tanstack/react-query";
import { offerKeys } from "@/data/offers/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What the company is asked after a hire; null once it has answered, and while nobody is hired. Throws AppError 404. */
export const hireQuery = (applicationId: string) =>
  queryOptions({
    queryKey: offerKeys.hire(applicationId),
    queryFn: ({ signal }) => callProcedure("get_hire", { p_application_id: applicationId }, { signal }),
  });
