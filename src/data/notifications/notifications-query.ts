import type { Notification } from "@contracts/notification";
import { queryOptions } from "@tanstack/react-query";
import { notificationKeys } from "@/data/notifications/keys";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** The most that are kept at hand; older ones are of no use to anyone. */
const most = 50;
const refreshMs = 60_000;

async function listNotifications(userId: string): Promise<Notification[]> {
  const client = await getSupabase();
  const { data } = await settle(
    client
      .from("notifications")
      .select<string, Notification>("id, type, title, message, is_read, created_at, data")
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(most),
  );
  return data;
}

/** The caller's notifications, newest first, asked for again every minute while the page is in view. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.list(userId),
    queryFn: () => listNotifications(userId),
    refetchInterval: refreshMs,
    meta: { errorMessage: "Failed to load notifications" },
  });
