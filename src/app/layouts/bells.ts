import type { AppRole } from "@contracts/enums";
import type { LazyExoticComponent, ReactNode } from "react";

/** What a role sees beside its avatar in the header: the bell of its notifications, loaded lazily. */
export const bells: Partial<Record<AppRole, LazyExoticComponent<() => ReactNode>>> = {};
