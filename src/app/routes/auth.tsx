import type { AppRoute } from "@/app/routes/route";

export const authRoutes: readonly AppRoute[] = [];
