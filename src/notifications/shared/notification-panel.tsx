import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { notificationsQuery } from "@/notifications/data/notifications";
import {
  type NotificationDay,
  type NotificationGroup,
  notificationDays,
} from "@/notifications/model/notification-groups";
import { NotificationRow } from "@/notifications/shared/notification-row";

interface NotificationPanelProps {
  userId: string;
  onOpen: () => void;
}

/** A day's notifications about one person: the newest, and earlier ones on demand. */
function Group({ newest, earlier, ...row }: NotificationGroup & NotificationPanelProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const unread = earlier.filter(({ is_read }) => !is_read).length;
  return (
    <>
      <NotificationRow notification={newest} {...row} />
      {earlier.length > 0 && (
        <li className="px-4 pb-2">
          <Button variant="quiet" size="sm" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            <span>{`${earlier.length} earlier${unread > 0 ? `, ${unread} unread` : ""}`}</span>
            <span className="sr-only">: {newest.title}</span>
          </Button>
        </li>
      )}
      {isUnfolded && earlier.map((each) => <NotificationRow key={each.id} notification={each} {...row} />)}
    </>
  );
}

function Day({ day, groups, ...row }: NotificationDay & NotificationPanelProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="border-line border-b bg-canvas px-4 py-1.5 font-semibold text-ink-muted text-sm">
        {day}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="border-line border-b">
        {groups.map((group) => (
          <Group key={group.newest.id} {...group} {...row} />
        ))}
      </ul>
    </section>
  );
}

/** The list under the bell, newest first, by day and person. */
export function NotificationPanel({ userId, onOpen }: NotificationPanelProps) {
  const query = useQuery(notificationsQuery(userId));
  if (!query.data) {
    if (query.isError) return <ErrorState title="Failed to load notifications" query={query} />;
    return <Skeleton label="Loading notifications" />;
  }
  if (query.data.length === 0) return <EmptyState title="You have no notifications." />;
  return notificationDays(query.data).map((day) => <Day key={day.day} {...day} userId={userId} onOpen={onOpen} />);
}
