import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";
import { unsubscribeQuery } from "@/notifications/data/unsubscribe-query";

/** Turns off the mails a link names, signed in or not. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callProcedure("unsubscribe", { p_token: token }),
    onSuccess: (link) => {
      client.setQueryData(unsubscribeQuery(token).queryKey, link);
      return client.invalidateQueries({ queryKey: notificationKeys.staff() });
    },
    meta: { errorTitle: "The emails were not turned off" },
  });
}
