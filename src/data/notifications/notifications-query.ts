import type { Notification } from "@contracts/notification";
import { queryOptions } from "@tanstack/react-query";
import { notificationKeys } from "@/data/notifications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** The most that are kept at hand; older ones are of no use to anyone. */
const most = 50;
const refreshMs = 60_000;

async function listNotifications(userId: string): Promise<Notification[]> {
  const client = await getSupabase();
  return unwrap(
    await client
      .from("notifications")
      .select("id, type, title, message, is_read, created_at, data")
      .eq("user_id", userId)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(most),
  ) as unknown as Notification[];
}

/** The caller's notifications, newest first (S2 §9), asked for again every minute while the page is in view. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationKeys.list(userId),
    queryFn: () => listNotifications(userId),
    refetchInterval: refreshMs,
    meta: { errorMessage: "Failed to load notifications" },
  });
