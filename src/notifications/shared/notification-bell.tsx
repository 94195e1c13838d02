import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";
import { formatNumber } from "@/lib/format";
import { notificationsQuery } from "@/notifications/data/notifications";
import { NotificationPanel } from "@/notifications/shared/notification-panel";

/** The bell of a signed-in user, whatever the role: how many are unread, as the frame says it or the list since, and the list. */
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
      aside={unread > 0 && <span className="text-sm text-ink-muted">{formatNumber(unread)} unread</span>}
    >
      {(close) => <NotificationPanel userId={userId} onOpen={close} />}
    </Popover>
  );
}
