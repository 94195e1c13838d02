import { settle } from "@/lib/settle";

type Answer = { data: unknown; error: null } | { data: null; error: object };

/** Replaces the module `@/lib/call-procedure` in a test: `rpc` maps a name and arguments to a response. */
export const answeredBy = (rpc: (name: string, args: object) => PromiseLike<Answer>) => ({
  callProcedure: async (name: string, args: object) => (await settle(rpc(name, args))).data,
});
