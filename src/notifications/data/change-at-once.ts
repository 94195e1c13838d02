import type { Notification } from "@contracts/notification";
import type { QueryClient } from "@tanstack/react-query";
import { notificationsQuery } from "@/notifications/data/notifications-query";

/** Shows the change before the server has answered; returns what takes it back. */
export async function changeAtOnce(
  client: QueryClient,
  userId: string,
  change: (list: Notification[]) => Notification[],
): Promise<() => void> {
  const { queryKey } = notificationsQuery(userId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, (list) => list && change(list));
  return () => client.setQueryData(queryKey, before);
}
