import type { Notification } from "@contracts/notification";
import type { QueryClient } from "@tanstack/react-query";
import { notificationKeys } from "@/data/notifications/keys";

/** Shows the change before the server has answered; returns what takes it back. */
export async function changeAtOnce(
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
