import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";
import { notificationsQuery } from "@/data/notifications/notifications-query";
import { NotificationPanel } from "@/features/notifications/notification-panel";
import { formatNumber } from "@/lib/format";

/** The bell of a signed-in user, whatever the role: how many are unread, and the list. */
export function NotificationBell() {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const query = useQuery({ ...notificationsQuery(userId), enabled: user !== null });
  if (!user) return null;

  const unread = query.data?.filter((each) => !each.is_read).length ?? 0;
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
      aside={unread > 0 && <span className="text-sm text-ink-muted">{formatNumber(unread)} unread</span>}
    >
      {(close) => <NotificationPanel query={query} userId={userId} onOpen={close} />}
    </Popover>
  );
}
