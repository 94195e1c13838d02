import { offerUndo } from "@/components/feedback/undo-offer";
import { callProcedure } from "@/lib/call-procedure";
import { useAct, useProcedure } from "@/lib/use-act";
import { useSafeSend } from "@/lib/use-safe-send";

/** Asks a company for its overdue reply, with undo before it is notified. */
export function useNudge({ id, company }: { id: string; company: string }) {
  const safely = useSafeSend();
  const undo = useProcedure("undo_nudge", (nudge: string) => ({ p_id: nudge }), {
    about: { p_application_id: id },
    meta: { errorTitle: "The nudge couldn't be undone" },
  });
  return useAct("nudge_company", {
    about: { p_application_id: id },
    mutationFn: () =>
      safely({}, async (nudge) => {
        const nudges = await callProcedure("nudge_company", { p_application_id: id, p_id: nudge });
        offerUndo({
          title: `${company} will be notified in 10 seconds`,
          undo: () => undo.mutate(nudge),
          of: `nudge ${id}`,
        });
        return nudges;
      }),
    meta: { errorTitle: `${company} wasn't nudged` },
  });
}
