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

interface Change {
  userId: string;
  apply: (list: Notification[]) => Notification[];
}

/** Changes that are shown and still being saved: a list read in the meantime doesn't have them yet. */
const unsaved = new Set<Change>();
const withUnsaved = (userId: string, list: Notification[]): Notification[] =>
  [...unsaved].filter((change) => change.userId === userId).reduce((changed, { apply }) => apply(changed), list);

/** The caller's notifications, newest first, refetched every minute while visible. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: readingKey("notifications", { userId }),
    queryFn: async () => withUnsaved(userId, await listNotifications(userId)),
    refetchInterval: refreshMs,
    meta: { errorMessage: "Failed to load notifications" },
  });

/** Applies a change optimistically, and reverts it on failure. */
function useShownAtOnce<Content>(userId: string, change: (list: Notification[], content: Content) => Notification[]) {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery(userId);
  return {
    onMutate: async (content: Content) => {
      const shown: Change = { userId, apply: (list) => change(list, content) };
      unsaved.add(shown);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (list) => list && shown.apply(list));
      return {
        saved: () => void unsaved.delete(shown),
        undo: () => {
          unsaved.delete(shown);
          client.setQueryData(queryKey, before && withUnsaved(userId, before));
        },
      };
    },
    onSuccess: (_answer: unknown, _content: Content, { saved }: { saved: () => void }) => saved(),
    onError: (_error: unknown, _content: Content, shown: { undo: () => void } | undefined) => shown?.undo(),
  };
}

export const useMarkNotificationRead = (userId: string) =>
  useProcedure("mark_notification_read", (id: string) => ({ notification_id: id }), {
    ...useShownAtOnce(userId, (list, id: string) =>
      list.map((each) => (each.id === id ? { ...each, is_read: true } : each)),
    ),
    meta: { errorTitle: "Error", errorMessage: "Failed to mark notification as read" },
  });

/** Whether viewing it is enough: an open invitation waits for a reply (RULES: Messages). */
export const canMarkRead = ({ is_read, type }: Notification): boolean => !is_read && type !== "company_invitation";

/** Marks everything as read except open invitations. */
export const useMarkAllNotificationsRead = (userId: string) =>
  useProcedure("mark_all_notifications_read", () => ({}), {
    ...useShownAtOnce<void>(userId, (list) =>
      list.map((each) => (canMarkRead(each) ? { ...each, is_read: true } : each)),
    ),
    meta: { errorTitle: "Your notifications weren't marked as read" },
  });

/** Deletes one of the user's notifications; a missing one is fine. Throws AppError. */
async function deleteNotification(userId: string, id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("notifications").delete().eq("id", id).eq("user_id", userId));
}

export const useDismissNotification = (userId: string) =>
  useAct("dismiss notification", {
    mutationFn: (id: string) => deleteNotification(userId, id),
    ...useShownAtOnce(userId, (list, id: string) => list.filter((each) => each.id !== id)),
    meta: { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
  });
