import { queryOptions } from "@tanstack/react-query";
import { notificationKeys } from "@/data/notifications/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Which mails the signed-in candidate gets. */
export const candidateMailsQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.candidateMails(userId),
    queryFn: ({ signal }) => callProcedure("get_candidate_mails", {}, { signal }),
    meta: { silent: true },
  });
