import { useQuery } from "@tanstack/react-query";
import { RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { notificationsQuery } from "@/notifications/data/notifications";
import { NotificationRow } from "@/notifications/shared/notification-row";

interface NotificationPanelProps {
  userId: string;
  onOpen: () => void;
}

/** The list under the bell, newest first. */
export function NotificationPanel({ userId, onOpen }: NotificationPanelProps) {
  const query = useQuery(notificationsQuery(userId));
  if (!query.data) {
    if (query.isError) return <ErrorState title="Failed to load notifications" query={query} />;
    return <Skeleton label="Loading notifications" />;
  }
  if (query.data.length === 0) return <EmptyState title="You have no notifications." />;
  return (
    <RowList>
      {query.data.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} userId={userId} onOpen={onOpen} />
      ))}
    </RowList>
  );
}
