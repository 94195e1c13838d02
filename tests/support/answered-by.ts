import { settle } from "@/lib/settle";

type Answer = { data: unknown; error: null } | { data: null; error: object };

/** The module `@/lib/call-procedure` for a test whose `rpc` stands for the API: it gives a name and arguments their answer. */
export const answeredBy = (rpc: (name: string, args: object) => PromiseLike<Answer>) => ({
  callProcedure: async (name: string, args: object) => (await settle(rpc(name, args))).data,
});
