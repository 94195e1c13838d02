import type { Notification } from "@contracts/notifications/notification";
import { X } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import { IconButton } from "@/components/ui/icon-button";
import { formatTime } from "@/lib/format-time";
import { canMarkRead, useDismissNotification, useMarkNotificationRead } from "@/notifications/data/notifications";
import { notificationTarget } from "@/notifications/model/notification-target";

interface NotificationRowProps {
  notification: Notification;
  userId: string;
  onOpen: () => void;
}

/** One notification: opening it marks it read, the cross dismisses it. */
export function NotificationRow({ notification, userId, onOpen }: NotificationRowProps) {
  const read = useMarkNotificationRead(userId);
  const dismiss = useDismissNotification(userId);
  const target = notificationTarget(notification);
  const markRead = () => {
    if (canMarkRead(notification)) read.mutate(notification.id);
  };
  const content = (
    <>
      <span className="flex items-start gap-2">
        {!notification.is_read && (
          <span className="mt-2 size-2 flex-none rounded-full bg-accent">
            <span className="sr-only">Unread: </span>
          </span>
        )}
        <span className="min-w-0 break-words font-semibold">{notification.title}</span>
      </span>
      <span className="mt-0.5 block break-words text-sm text-ink-muted">{notification.message}</span>
      <span className="mt-0.5 block text-sm text-ink-subtle">{formatTime(notification.created_at)}</span>
    </>
  );
  const look = "block min-w-0 grow rounded-md px-2 py-2 text-left hover:bg-hover";

  return (
    <li className="flex items-start gap-1 px-2 py-1.5">
      {target ? (
        <AppLink
          to={target}
          className={look}
          onClick={() => {
            markRead();
            onOpen();
          }}
        >
          {content}
        </AppLink>
      ) : (
        <button type="button" className={look} onClick={markRead}>
          {content}
        </button>
      )}
      <IconButton
        icon={X}
        size="sm"
        label={`Dismiss: ${notification.title}`}
        onClick={() => dismiss.mutate(notification.id)}
      />
    </li>
  );
}
