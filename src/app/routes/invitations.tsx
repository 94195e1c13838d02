import type { AppRoute } from "@/app/routes/route";

export const invitationsRoutes: readonly AppRoute[] = [];
