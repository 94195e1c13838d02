import type { MergeSide } from "@contracts/applications/merge";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "@/components/feedback/toast";
import { offerUndo } from "@/components/feedback/undo-offer";
import { procedureQuery } from "@/lib/procedure-query";
import { refetch } from "@/lib/refetch";
import { mergedApplications } from "@/lib/refreshes";
import { useProcedure } from "@/lib/use-act";

export const mergeChoicesQuery = (applicationId: string) =>
  procedureQuery("get_merge_choices", { p_application_id: applicationId }, { staleTime: 0 });

export const mergeQuery = (applicationId: string, otherId: string) =>
  procedureQuery("get_merge", { p_application_id: applicationId, p_other_id: otherId }, { staleTime: 0 });

/** When a merge that wasn't undone is certainly done, in ms; then refetch the lists. */
const doneAfter = 25_000;

interface Merging {
  stays: MergeSide;
  ends: MergeSide;
}

/** Merges two applications, with an undo. AppError 409 where one of them has changed. */
export function useMerge(onDone: (merged: Merging) => void) {
  const client = useQueryClient();
  const undo = useProcedure("undo_merge", ({ ends }: Merging) => ({ p_ends: ends.id }), {
    onSuccess: (_, { stays }) => toast.info({ title: `${stays.name}'s two applications stay separate` }),
    meta: { errorTitle: "The merge couldn't be undone" },
  });
  return useProcedure(
    "merge_applications",
    ({ stays, ends }: Merging) => ({
      p_stays: stays.id,
      p_ends: ends.id,
      p_versions: { [stays.id]: stays.version, [ends.id]: ends.version },
    }),
    {
      onSuccess: (_, merging) => {
        const again = setTimeout(() => void refetch(client, mergedApplications), doneAfter);
        offerUndo({
          title: `${merging.stays.name}'s applications are merging`,
          description: "They'll be merged in a few seconds.",
          undo: () => {
            clearTimeout(again);
            undo.mutate(merging);
          },
          of: "merge",
        });
        onDone(merging);
      },
      meta: { silent: true },
    },
  );
}
