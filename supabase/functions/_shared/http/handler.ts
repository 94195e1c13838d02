import type * as z from "zod/mini";
import type { Caller } from "../auth/caller.ts";
import type { ServerFunctionName, ServerFunctions } from "../contracts/functions.ts";

/** What a function of contracts/functions.ts does with a checked body; its answer is the contract's. */
export type Handler<Name extends ServerFunctionName, Schema extends z.ZodMiniType> = (
  body: z.output<Schema>,
  caller: Caller,
) => Promise<ServerFunctions[Name]["response"]>;
