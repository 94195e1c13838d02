import type { Notification } from "@contracts/notification";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { NotificationRow } from "@/features/notifications/notification-row";

interface NotificationPanelProps {
  /** Undefined until they are loaded. */
  notifications: readonly Notification[] | undefined;
  failed: boolean;
  retry: () => void;
  busy: boolean;
  userId: string;
  onOpen: () => void;
}

/** The list under the bell, newest first (S2 §9). */
export function NotificationPanel({ notifications, failed, retry, busy, userId, onOpen }: NotificationPanelProps) {
  if (!notifications) {
    if (failed) return <ErrorState title="Failed to load notifications" onRetry={retry} busy={busy} />;
    return <Skeleton label="Loading notifications" />;
  }
  if (notifications.length === 0) return <EmptyState title="You have no notifications." />;
  return (
    <ul className="rows">
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} userId={userId} onOpen={onOpen} />
      ))}
    </ul>
  );
}
