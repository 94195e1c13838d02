import type { SupabaseClient } from "@supabase/supabase-js";
import { secretKey } from "./environment.ts";
import { createApiClient } from "./procedures.ts";

export type StoredFiles = SupabaseClient["storage"];

/** Storage with the service's own rights. Only for files that a SQL function has just allowed the caller to use. */
export const storedFiles = (): StoredFiles => createApiClient(secretKey()).storage;
