import type { AppRole } from "@contracts/enums";
import type { ComponentType } from "react";
import { loadLater } from "@/components/ui/load-later";

/** Where its code could not be loaded the page stays without it. */
const NotificationBell = loadLater(
  async () => (await import("@/notifications/shared/notification-bell")).NotificationBell,
  { onMissing: () => {}, fallback: () => <span className="icon-btn" /> },
);

/** What a role sees beside its avatar in the header: the bell of its notifications, loaded lazily. */
export const bells: Partial<Record<AppRole, ComponentType>> = {
  candidate: NotificationBell,
  company: NotificationBell,
  admin: NotificationBell,
};
