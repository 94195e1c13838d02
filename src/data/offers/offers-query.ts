import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { offerKeys } from "@/data/offers/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The offers of an application, oldest first, the same for both sides. Throws AppError 404. */
export const offersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: offerKeys.of(applicationId),
    queryFn: ({ signal }) => callProcedure("get_offers", { p_application_id: applicationId }, { signal }),
    staleTime: deskStaleTime,
  });
