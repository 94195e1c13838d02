import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { partnerKeys } from "@/partners/data/keys";

/** What waits for the signed-in candidate's answer: jobs their company would like to put them forward for. */
export const myPutForwardsQuery = (userId: string) =>
  queryOptions({
    queryKey: partnerKeys.mine(userId),
    queryFn: ({ signal }) => callProcedure("get_my_put_forwards", {}, { signal }),
    meta: { silent: true },
  });
