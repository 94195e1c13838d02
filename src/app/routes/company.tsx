import type { AppRoute } from "@/app/routes/route";

export const companyRoutes: readonly AppRoute[] = [];
