import { queryOptions } from "@tanstack/react-query";
import { partnerKeys } from "@/data/partners/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What waits for the signed-in candidate's answer: jobs their company would like to put them forward for. */
export const myPutForwardsQuery = (userId: string) =>
  queryOptions({
    queryKey: partnerKeys.mine(userId),
    queryFn: ({ signal }) => callProcedure("get_my_put_forwards", {}, { signal }),
    meta: { silent: true },
  });
