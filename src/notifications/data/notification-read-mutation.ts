import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { changeAtOnce } from "@/notifications/data/change-at-once";
import { notificationKeys } from "@/notifications/data/keys";

/** Marks one notification read. */
export function useMarkNotificationRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProcedure("mark_notification_read", { notification_id: id }),
    onMutate: (id) =>
      changeAtOnce(client, userId, (list) => list.map((each) => (each.id === id ? { ...each, is_read: true } : each))),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    meta: { errorTitle: "Error", errorMessage: "Failed to mark notification as read" },
  });
}
