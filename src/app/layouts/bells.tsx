import type { AppRole } from "@contracts/enums";
import type { ComponentType } from "react";
import { loadLater } from "@/components/ui/load-later";

/** Without its code the page works without it. */
const NotificationBell = loadLater(
  async () => (await import("@/notifications/shared/notification-bell")).NotificationBell,
  { onMissing: () => {}, fallback: () => <span className="icon-btn" /> },
);

export const bells: Partial<Record<AppRole, ComponentType>> = {
  candidate: NotificationBell,
  company: NotificationBell,
  admin: NotificationBell,
};
