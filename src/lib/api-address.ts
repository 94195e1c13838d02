import { goesThroughSite } from "@contracts/through-site";
import { getEnv } from "@/config/env";

/** Whether calls go through the site's own host, so that the browser doesn't ask for permission first. */
export const isThroughSite = (): boolean => getEnv().VITE_API_THROUGH_SITE === "on";

/** Where to request an API path: at the site's own host, or at the project. */
export const apiAddress = (path: string): string =>
  isThroughSite() && goesThroughSite(path) ? path : getEnv().VITE_SUPABASE_URL + path;
