import { type Notification, notificationsListed } from "@contracts/notifications/notification";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { readingKey } from "@/lib/procedure-query";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import { useAct, useProcedure } from "@/lib/use-act";

const refreshMs = 60_000;

async function listNotifications(userId: string): Promise<Notification[]> {
  const tables = await getTables();
  const { data } = await settle(
    tables
      .from("notifications")
      .select<string, Notification>("id, type, title, message, is_read, created_at, data")
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(notificationsListed),
  );
  return data;
}

/** The caller's notifications, newest first, asked for again every minute while they are in view. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: readingKey("notifications", { userId }),
    queryFn: () => listNotifications(userId),
    refetchInterval: refreshMs,
    meta: { errorMessage: "Failed to load notifications" },
  });

/** Shows a change before the server has answered, and takes it back when that fails. */
function useShownAtOnce<Content>(userId: string, change: (list: Notification[], content: Content) => Notification[]) {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery(userId);
  return {
    onMutate: async (content: Content) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) => list && change(list, content));
      return () => client.setQueryData(queryKey, before);
    },
    onError: (_error: unknown, _content: Content, undo: (() => void) | undefined) => undo?.(),
  };
}

/** Marks one notification read. */
export const useMarkNotificationRead = (userId: string) =>
  useProcedure("mark_notification_read", (id: string) => ({ notification_id: id }), {
    ...useShownAtOnce(userId, (list, id: string) =>
      list.map((each) => (each.id === id ? { ...each, is_read: true } : each)),
    ),
    meta: { errorTitle: "Error", errorMessage: "Failed to mark notification as read" },
  });

/** Whether looking at it is enough: an open invitation waits for its answer (RULES: Messages). */
export const canMarkRead = ({ is_read, type }: Notification): boolean => !is_read && type !== "company_invitation";

/** Marks everything read but open invitations. */
export const useMarkAllNotificationsRead = (userId: string) =>
  useProcedure("mark_all_notifications_read", () => ({}), {
    ...useShownAtOnce<void>(userId, (list) =>
      list.map((each) => (canMarkRead(each) ? { ...each, is_read: true } : each)),
    ),
    meta: { errorTitle: "Your notifications weren't marked as read" },
  });

/** Deletes one of the person's notifications; one that is gone already is fine. Throws AppError. */
async function deleteNotification(userId: string, id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("notifications").delete().eq("id", id).eq("user_id", userId));
}

/** Dismisses one notification: it is deleted. */
export const useDismissNotification = (userId: string) =>
  useAct("dismiss notification", {
    mutationFn: (id: string) => deleteNotification(userId, id),
    ...useShownAtOnce(userId, (list, id: string) => list.filter((each) => each.id !== id)),
    meta: { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
  });
