import type { LazyExoticComponent } from "react";
import type { Role } from "@/app/areas";

/** What a role sees beside its avatar in the header: the bell of its notifications, loaded lazily. */
export const bells: Partial<Record<Role, LazyExoticComponent<() => React.ReactNode>>> = {};
