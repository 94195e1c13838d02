import { useQuery } from "@tanstack/react-query";
import { Bell, X } from "lucide-react";
import { type CSSProperties, useId, useRef, useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { notificationsQuery } from "@/data/notifications/notifications-query";
import { NotificationPanel } from "@/features/notifications/notification-panel";
import { formatNumber } from "@/lib/format";

const gap = 6;

/** Under the bell, its right edge at the bell's; phones ignore it and show a sheet. */
function placeBelow(button: HTMLElement): CSSProperties {
  const { bottom, right } = button.getBoundingClientRect();
  return {
    "--bell-top": `${Math.round(bottom + gap)}px`,
    "--bell-right": `${Math.round(document.documentElement.clientWidth - right)}px`,
  } as CSSProperties;
}

// The browser's own popover: above everything, closed by Escape or a press outside, and the focus goes back to the bell.
const panelLook =
  "fixed m-0 flex-col overflow-hidden border border-line bg-raised p-0 text-ink shadow-pop open:flex " +
  "inset-auto top-[var(--bell-top)] right-[var(--bell-right)] max-h-[min(34rem,80dvh)] w-[24rem] rounded-lg " +
  "max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:w-full max-sm:max-h-[80dvh] max-sm:max-w-none max-sm:rounded-b-none " +
  "max-sm:rounded-t-xl max-sm:pb-[var(--spacing-safe-b)] max-sm:shadow-modal max-sm:backdrop:bg-scrim";

/** The bell of a signed-in user, whatever the role: how many are unread, and the list. */
export function NotificationBell() {
  const { user } = useAuth();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  const userId = user?.id ?? "";
  const { data, isError, refetch, isFetching } = useQuery({ ...notificationsQuery(userId), enabled: user !== null });
  if (!user) return null;

  const unread = data?.filter((each) => !each.is_read).length ?? 0;
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={unread > 0 ? `Notifications, ${formatNumber(unread)} unread` : "Notifications"}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={panelId}
        onClick={(event) => setPlace(placeBelow(event.currentTarget))}
      >
        <Icon icon={Bell} size="lg" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="count hot absolute top-[calc(50%-1.125rem)] left-[calc(50%+0.125rem)] h-4 min-w-4 text-[0.625rem] shadow-[0_0_0_2px_var(--color-surface)]"
          >
            {unread > 9 ? "9+" : unread}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label="Notifications"
        className={panelLook}
        style={place}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <div className="flex flex-none items-center gap-2 border-b border-line py-2 pr-2 pl-4">
          <p className="card-title grow">Notifications</p>
          {unread > 0 && <span className="text-sm text-ink-muted">{formatNumber(unread)} unread</span>}
          <IconButton icon={X} label="Close notifications" onClick={close} />
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain">
          {open && (
            <NotificationPanel
              notifications={data}
              failed={isError}
              retry={() => void refetch()}
              busy={isFetching}
              userId={userId}
              onOpen={close}
            />
          )}
        </div>
      </div>
    </>
  );
}
