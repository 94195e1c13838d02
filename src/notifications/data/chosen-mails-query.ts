import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";

/** Which mails the signed-in candidate gets. */
export const candidateMailsQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.candidateMails(userId),
    queryFn: ({ signal }) => callProcedure("get_candidate_mails", {}, { signal }),
    meta: { silent: true },
  });
