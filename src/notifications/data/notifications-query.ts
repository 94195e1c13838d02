import { type Notification, notificationsListed } from "@contracts/notification";
import { queryOptions } from "@tanstack/react-query";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import { notificationKeys } from "@/notifications/data/keys";

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
    queryKey: notificationKeys.list(userId),
    queryFn: () => listNotifications(userId),
    refetchInterval: refreshMs,
    meta: { errorMessage: "Failed to load notifications" },
  });
