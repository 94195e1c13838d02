import { lazy, Suspense } from "react";
import { BarPlaceholder } from "@/app/layouts/bar-placeholder";

interface Leaving {
  onSignOut: () => void;
}

const LaterBar = lazy(async () => ({ default: (await import("@/app/layouts/account")).AccountBar }));
const LaterPaused = lazy(async () => ({ default: (await import("@/app/layouts/paused-bar")).PausedBar }));
const LaterTabs = lazy(async () => ({ default: (await import("@/app/layouts/account")).AccountTabBar }));

/** The bar for signed-in people, with a placeholder of its size until its code has loaded. */
export const AccountBar = (props: Leaving) => (
  <Suspense fallback={<BarPlaceholder />}>
    <LaterBar {...props} />
  </Suspense>
);

export const PausedBar = () => (
  <Suspense>
    <LaterPaused />
  </Suspense>
);

export const AccountTabBar = () => (
  <Suspense>
    <LaterTabs />
  </Suspense>
);
