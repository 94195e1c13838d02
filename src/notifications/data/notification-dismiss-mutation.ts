import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeAtOnce } from "@/notifications/data/change-at-once";
import { deleteNotification } from "@/notifications/data/delete-notification";
import { notificationKeys } from "@/notifications/data/keys";

/** Dismisses one notification: it is deleted. */
export function useDismissNotification(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteNotification(userId, id),
    onMutate: (id) => changeAtOnce(client, userId, (list) => list.filter((each) => each.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    meta: { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
  });
}
