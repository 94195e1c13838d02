import type { Procedures } from "@contracts/procedures";
import { postToApi } from "@/lib/api-fetch";
import type { SessionClient } from "@/lib/session-client";
import { settle } from "@/lib/settle";
import type { Database } from "@/types/database.types";

type Functions = Database["public"]["Functions"];
type SameKeys<One, Other> = [keyof One, keyof Other] extends [keyof Other, keyof One] ? true : false;

/** Procedures whose contract has other names than the database. */
type Drifted = {
  [Name in keyof Procedures]: Name extends keyof Functions
    ? SameKeys<Procedures[Name]["args"], Functions[Name]["Args"]> extends true
      ? never
      : Name
    : Name;
}[keyof Procedures];

interface CallOptions {
  signal?: AbortSignal;
  /** The session to use; this browser's by default. */
  client?: SessionClient;
}

/** The response in the shape of the vendor's table client, so that errors are handled alike. */
async function post(name: string, request: Parameters<typeof postToApi>[1]) {
  const response = await postToApi(`/rest/v1/rpc/${name}`, request);
  const text = await response.text();
  const { status } = response;
  if (response.ok) return { data: text && JSON.parse(text), error: null, status };
  return { data: null, error: parseBody(text), status, retryAfter: response.headers.get("retry-after") };
}

/** PostgREST's error; a proxy's page isn't JSON and has none. */
function parseBody(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

/** Calls a SQL procedure as the current user or visitor. Throws AppError with its code, text, status and fields. */
export async function callProcedure<Name extends keyof Procedures>(
  name: Name,
  args: Procedures[Name]["args"],
  { signal, client }: CallOptions = {},
): Promise<Procedures[Name]["answer"]> {
  // Fails to compile if a contract has drifted from the database.
  const known: [Drifted] extends [never] ? keyof Functions : Drifted = name;
  const { data } = await settle(post(known, { body: args, signal, client }));
  return data as Procedures[Name]["answer"];
}
