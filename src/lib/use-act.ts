import type { Procedures } from "@contracts/procedures";
import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { type About, refetch } from "@/lib/refetch";
import { type Act, refreshes } from "@/lib/refreshes";

export interface ActOptions<Answer, Content, Context>
  extends Omit<UseMutationOptions<Answer, AppError, Content, Context>, "onSettled"> {
  about?: About;
}

/** A mutation that refetches what it changes, by `refreshes`. */
export function useAct<Answer, Content = void, Context = unknown>(
  act: Act,
  { about, onSuccess, onError, ...options }: ActOptions<Answer, Content, Context>,
) {
  const client = useQueryClient();
  const { awaited, behind, marked, failed, always } = refreshes[act] ?? {};
  const changed = () => {
    if (marked) void refetch(client, marked, { about, refetchType: "none" });
    if (behind) void refetch(client, behind, { about });
    return awaited && refetch(client, awaited, { about });
  };
  return useMutation({
    ...options,
    onSuccess: async (...done) => {
      await onSuccess?.(...done);
      await changed();
    },
    onError: async (...done) => {
      await onError?.(...done);
      if (failed) void refetch(client, failed, { about });
      if (always) await changed();
    },
  });
}

/** An act by a procedure, with arguments made from the input. */
export const useProcedure = <Name extends keyof Procedures, Content = void, Context = unknown>(
  name: Name,
  argsOf: (content: Content) => Procedures[Name]["args"],
  options: Omit<ActOptions<Procedures[Name]["answer"], Content, Context>, "mutationFn"> = {},
) => useAct(name, { mutationFn: (content: Content) => callProcedure(name, argsOf(content)), ...options });
