import type { PostgrestClient } from "@supabase/postgrest-js";
import { getEnv } from "@/config/env";
import { parseError } from "@/lib/app-error";
import { getSupabase } from "@/lib/supabase";
import type { Database } from "@/types/database.types";

/**
 * The tables of the database in the caller's name, for the few things no procedure does; loaded when first needed. Rejects with an
 * AppError when that fails.
 */
export async function getTables(): Promise<PostgrestClient<Database>> {
  const { fetch } = await getSupabase();
  const { PostgrestClient } = await import("@supabase/postgrest-js").catch((error: unknown) => {
    throw parseError(error);
  });
  return new PostgrestClient<Database>(`${getEnv().VITE_SUPABASE_URL}/rest/v1`, { fetch });
}
