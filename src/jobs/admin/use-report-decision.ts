import type { ReportedJob } from "@contracts/jobs/job-report";
import { offerUndo } from "@/components/feedback/undo-offer";
import { useDecideReports, useTakeOffline, useUndoReportDecision } from "@/jobs/data/job-reports";

export function useReportDecision() {
  const decision = useDecideReports();
  const offline = useTakeOffline();
  const undo = useUndoReportDecision();
  const offer = (job: ReportedJob) => {
    const isOffline = job.decision === "offline";
    const company = isOffline ? [job.company.name] : [];
    const reporters = job.reports.length > 0 ? ["the people who reported it"] : [];
    const notified = [...company, ...reporters];
    offerUndo({
      title: isOffline ? `${job.title} is offline` : `The reports of ${job.title} were dismissed`,
      description: `${capitalized(notified.join(" and "))} ${company.length === 1 && reporters.length === 0 ? "is" : "are"} notified in 10 seconds.`,
      undo: () => undo.mutate(job.id),
      of: job.id,
    });
  };
  return {
    isPending: decision.isPending,
    decide: async (given: Parameters<typeof decision.mutateAsync>[0]) => offer(await decision.mutateAsync(given)),
    takeOffline: async (given: Parameters<typeof offline.mutateAsync>[0]) => offer(await offline.mutateAsync(given)),
  };
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
