import type { Procedures } from "@contracts/procedures";
import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import type { Reading } from "@/lib/procedure-query";
import { type Act, refreshes } from "@/lib/refreshes";

/** What somebody asked about; arguments that a reading does not take say nothing of it. */
export type About = Readonly<Record<string, unknown>>;

interface Refetch {
  /** Leaves alone what was asked about something else. */
  about?: About | undefined;
  /** Only marked as old, even where it shows. */
  refetchType?: "none" | undefined;
}

/** Whether a query holds an answer of these, about what is named. */
export const answers =
  (readings: readonly Reading[], about: About = {}) =>
  ({ queryKey: [reading, args] }: { queryKey: readonly unknown[] }) =>
    readings.includes(reading as Reading) &&
    Object.entries(about).every(([name, value]) => [undefined, value].includes((args as About)[name]));

/** Has answers read again; resolves once those that show are. */
export const refetch = (client: QueryClient, readings: readonly Reading[], { about, refetchType }: Refetch = {}) =>
  client.invalidateQueries({
    predicate: answers(readings, about),
    ...(refetchType && { refetchType }),
  });

export interface ActOptions<Answer, Content, Context>
  extends Omit<UseMutationOptions<Answer, AppError, Content, Context>, "onSettled"> {
  about?: About;
}

/** A mutation after which what it changes is read again, as `refreshes` says. */
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

/** The act of one procedure, whose arguments are made from what is given. */
export const useProcedure = <Name extends keyof Procedures, Content = void, Context = unknown>(
  name: Name,
  argsOf: (content: Content) => Procedures[Name]["args"],
  options: Omit<ActOptions<Procedures[Name]["answer"], Content, Context>, "mutationFn"> = {},
) => useAct(name, { mutationFn: (content: Content) => callProcedure(name, argsOf(content)), ...options });
