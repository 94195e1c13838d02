import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { offerKeys } from "@/offers/data/keys";

/** What the company is asked after a hire; null once it has answered, and while nobody is hired. Throws AppError 404. */
export const hireQuery = (applicationId: string) =>
  queryOptions({
    queryKey: offerKeys.hire(applicationId),
    queryFn: ({ signal }) => callProcedure("get_hire", { p_application_id: applicationId }, { signal }),
  });
