import { offerUndo } from "@/components/feedback/undo-offer";
import { useDecideReports, useUndoReportDecision } from "@/jobs/data/job-reports";

/** Decides on a reported job, with undo until people are notified. */
export function useReportDecision() {
  const decision = useDecideReports();
  const undo = useUndoReportDecision();
  return {
    isPending: decision.isPending,
    decide: async (given: Parameters<typeof decision.mutateAsync>[0]) => {
      const job = await decision.mutateAsync(given);
      const isOffline = job.decision === "offline";
      offerUndo({
        title: isOffline ? `${job.title} is offline` : `The reports of ${job.title} were dismissed`,
        description: `${isOffline ? `${job.company.name} and whoever reported it are` : "Whoever reported it is"} told in 10 seconds.`,
        undo: () => undo.mutate(job.id),
        of: job.id,
      });
    },
  };
}
