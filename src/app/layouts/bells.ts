import type { AppRole } from "@contracts/enums";
import { type LazyExoticComponent, lazy } from "react";

const NotificationBell = lazy(async () => {
  const { NotificationBell } = await import("@/features/notifications/notification-bell");
  return { default: NotificationBell };
});

/** What a role sees beside its avatar in the header: the bell of its notifications, loaded lazily. */
export const bells: Partial<Record<AppRole, LazyExoticComponent<() => React.ReactNode>>> = {
  candidate: NotificationBell,
  company: NotificationBell,
  admin: NotificationBell,
};
