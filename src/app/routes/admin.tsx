import type { AppRoute } from "@/app/routes/route";

export const adminRoutes: readonly AppRoute[] = [];
