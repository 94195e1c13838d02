import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { CallProcedure } from "../contracts/procedures.ts";
import { readDatabaseError } from "../http/errors.ts";
import { requireVariable, secretKey } from "./environment.ts";

/** A client of the project's API that keeps no session. */
export function createApiClient(key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(requireVariable("SUPABASE_URL"), key, {
    global: { headers },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** SQL functions with the rights of the client's caller. */
export function procedures(client: SupabaseClient): CallProcedure {
  return async (name, args) => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw readDatabaseError(error);
    return data;
  };
}

/** SQL functions with the service's own rights. Only for work that no person requested. */
export const serviceProcedures = (): CallProcedure => procedures(createApiClient(secretKey()));
