import type { AppRoute } from "@/app/routes/route";

export const candidateRoutes: readonly AppRoute[] = [];
