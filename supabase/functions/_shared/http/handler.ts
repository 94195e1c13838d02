import type * as z from "zod/mini";
import type { Caller } from "../auth/caller.ts";
import type { ServerFunctionName, ServerFunctions } from "../contracts/functions.ts";

/** A function of contracts/functions.ts, given a validated body; its response type is the contract's. */
export type Handler<Name extends ServerFunctionName, Schema extends z.ZodMiniType> = (
  body: z.output<Schema>,
  caller: Caller,
) => Promise<ServerFunctions[Name]["response"]>;
