import type { Notification } from "@contracts/notification";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { notificationKeys } from "@/data/notifications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** Shows the change before the server has answered; returns what takes it back. */
async function changeAtOnce(
  client: QueryClient,
  userId: string,
  change: (list: Notification[]) => Notification[],
): Promise<() => void> {
  const key = notificationKeys.list(userId);
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<Notification[]>(key);
  client.setQueryData<Notification[]>(key, (list) => list && change(list));
  return () => client.setQueryData(key, before);
}

/** Marks one notification read. */
export function useMarkNotificationRead(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      unwrap(await (await getSupabase()).rpc("mark_notification_read", { notification_id: id }));
    },
    onMutate: (id) =>
      changeAtOnce(client, userId, (list) => list.map((each) => (each.id === id ? { ...each, is_read: true } : each))),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    meta: { errorTitle: "Error", errorMessage: "Failed to mark notification as read" },
  });
}

/** Dismisses one notification: it is deleted (S2 §4). */
export function useDismissNotification(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const supabase = await getSupabase();
      unwrap(await supabase.from("notifications").delete().eq("id", id).eq("user_id", userId));
    },
    onMutate: (id) => changeAtOnce(client, userId, (list) => list.filter((each) => each.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    meta: { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
  });
}
