import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import type { MouseEvent } from "react";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { announce } from "@/components/feedback/announce";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";
import { formatNumber } from "@/lib/format";
import { canMarkRead, notificationsQuery, useMarkAllNotificationsRead } from "@/notifications/data/notifications";
import { NotificationPanel } from "@/notifications/shared/notification-panel";

/** Marks everything as read. It disappears then, and the focus stays in the panel. */
function MarkAll({ userId, isNeeded }: { userId: string; isNeeded: boolean }) {
  const { mutate } = useMarkAllNotificationsRead(userId);
  if (!isNeeded) return null;
  const markAll = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
    mutate(undefined, { onSuccess: () => announce("All notifications marked as read") });
  };
  return (
    <Button variant="quiet" size="sm" onClick={markAll}>
      Mark all as read
    </Button>
  );
}

/** A signed-in user's bell, for any role: the unread count, from the frame or the newer list, and the list. */
export function NotificationBell() {
  const { user } = useAuth();
  const client = useQueryClient();
  const userId = user?.id ?? "";
  const frame = useFrame();
  const list = useQuery({ ...notificationsQuery(userId), enabled: false });
  if (!user) return null;

  const since =
    list.dataUpdatedAt > frame.dataUpdatedAt ? list.data?.filter((each) => !each.is_read).length : undefined;
  const unread = since ?? frame.data?.unread ?? 0;
  return (
    <Popover
      label={unread > 0 ? `Notifications, ${formatNumber(unread)} unread` : "Notifications"}
      button={
        <>
          <Icon icon={Bell} size="lg" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="count hot absolute top-[calc(50%-1.125rem)] left-[calc(50%+0.125rem)] h-4 min-w-4 text-[0.625rem] shadow-[0_0_0_2px_var(--color-surface)]"
            >
              {unread > 9 ? "9+" : unread}
            </span>
          )}
        </>
      }
      title="Notifications"
      preload={() => void client.prefetchQuery(notificationsQuery(userId))}
      aside={<MarkAll userId={userId} isNeeded={list.data?.some(canMarkRead) ?? false} />}
    >
      {(close) => <NotificationPanel userId={userId} onOpen={close} />}
    </Popover>
  );
}
