import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { readDatabaseError } from "../http/errors.ts";
import { requireVariable, secretKey } from "./environment.ts";

/**
 * Calls a SQL function by name and gives what it returns; an argument that is undefined keeps its default there.
 * Throws HttpError with the status the function chose (PT4xx).
 */
export type CallProcedure = <Result>(name: string, parameters?: Record<string, unknown>) => Promise<Result>;

/** A client of the project's API that keeps no session. */
export function createApiClient(key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(requireVariable("SUPABASE_URL"), key, {
    global: { headers },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** SQL functions with the rights of the client's caller. */
export function procedures(client: SupabaseClient): CallProcedure {
  return async (name, parameters) => {
    const { data, error } = await client.rpc(name, parameters);
    if (error) throw readDatabaseError(error);
    return data;
  };
}

/** SQL functions with the rights of the service itself. Only for work that no person asked for. */
export const serviceProcedures = (): CallProcedure => procedures(createApiClient(secretKey()));
