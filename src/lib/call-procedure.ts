import type { Procedures } from "@contracts/procedures";
import { settle } from "@/lib/settle";
import { getSupabase, type TypedClient } from "@/lib/supabase";
import type { Database } from "@/types/database.types";

type Functions = Database["public"]["Functions"];
type SameKeys<One, Other> = [keyof One, keyof Other] extends [keyof Other, keyof One] ? true : false;

/** The procedures whose contract names something else than the database does. */
type Drifted = {
  [Name in keyof Procedures]: Name extends keyof Functions
    ? SameKeys<Procedures[Name]["args"], Functions[Name]["Args"]> extends true
      ? never
      : Name
    : Name;
}[keyof Procedures];

interface CallOptions {
  signal?: AbortSignal;
  /** Whose session calls; the app's by default. */
  client?: TypedClient;
}

/** Calls a SQL procedure in the caller's name, signed in or not. Throws AppError with its code, text, status and fields. */
export async function callProcedure<Name extends keyof Procedures>(
  name: Name,
  args: Procedures[Name]["args"],
  { signal, client }: CallOptions = {},
): Promise<Procedures[Name]["answer"]> {
  // Does not compile while a contract has drifted from the database.
  const known: [Drifted] extends [never] ? keyof Functions : Drifted = name;
  const supabase = client ?? (await getSupabase());
  // The generated types know neither what a procedure's JSON holds nor which arguments may be null; the contract does.
  const call = supabase.rpc(known, args as never);
  const { data } = await settle(signal ? call.abortSignal(signal) : call);
  return data as Procedures[Name]["answer"];
}
