import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { offerKeys } from "@/offers/data/keys";

/** The offers of an application, oldest first, the same for both sides. Throws AppError 404. */
export const offersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: offerKeys.of(applicationId),
    queryFn: ({ signal }) => callProcedure("get_offers", { p_application_id: applicationId }, { signal }),
    staleTime: deskStaleTime,
  });
