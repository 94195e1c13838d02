import type { PostgrestClient } from "@supabase/postgrest-js";
import { getEnv } from "@/config/env";
import { isThroughSite } from "@/lib/api-address";
import { parseError } from "@/lib/app-error";
import { getSupabase } from "@/lib/supabase";
import type { Database } from "@/types/database.types";

/**
 * Direct table access as the current user, for the few things without a procedure; loaded on demand. Rejects with an AppError on
 * failure.
 */
export async function getTables(): Promise<PostgrestClient<Database>> {
  const { fetch } = await getSupabase();
  const { PostgrestClient } = await import("@supabase/postgrest-js").catch((error: unknown) => {
    throw parseError(error);
  });
  const origin = isThroughSite() ? location.origin : getEnv().VITE_SUPABASE_URL;
  return new PostgrestClient<Database>(`${origin}/rest/v1`, { fetch });
}
