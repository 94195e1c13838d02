import type { CallProcedure } from "../contracts/procedures.ts";
import { HttpError } from "../http/http-error.ts";
import { publishableKey } from "./environment.ts";
import { createApiClient, procedures } from "./procedures.ts";

export interface Caller {
  /** Null when signed out. */
  userId: string | null;
  /** Calls SQL functions as the caller, so auth.uid() and row level security apply. */
  call: CallProcedure;
}

const signInFirst = () => new HttpError(401, "not_signed_in", "Please sign in to continue");

/** The bearer token, or null when there is none or it is only the project's public key. */
function readUserToken(request: Request): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
  const isProjectKey =
    token === publishableKey() || token === Deno.env.get("SUPABASE_ANON_KEY") || token?.startsWith("sb_publishable_");
  return isProjectKey ? null : token;
}

/** Signed in or not, but a token that is sent must be valid. Throws HttpError 401. */
export async function anyone(request: Request): Promise<Caller> {
  const token = readUserToken(request);
  if (!token) return { userId: null, call: procedures(createApiClient(publishableKey())) };

  const client = createApiClient(publishableKey(), { Authorization: `Bearer ${token}` });
  // Asks the auth service rather than reading the token, so an ended session stops working right away.
  const { data, error } = await client.auth.getUser(token);
  if (error) {
    const isRefusal = error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429;
    throw isRefusal ? signInFirst() : error;
  }
  return { userId: data.user.id, call: procedures(client) };
}

/** Refuses a caller who is not signed in. Throws HttpError 401. */
export function requireUser(caller: Caller): void {
  if (!caller.userId) throw signInFirst();
}

/** A signed-in person. Throws HttpError 401. */
export async function signedIn(request: Request): Promise<Caller> {
  const caller = await anyone(request);
  requireUser(caller);
  return caller;
}
