import { keepPreviousData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { withdrawUndo } from "@/components/feedback/undo-offer";
import { isMissing } from "@/lib/app-error";
import { nextPage } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { answers } from "@/lib/refetch";
import { jobLists } from "@/lib/refreshes";
import { useProcedure } from "@/lib/use-act";

export const hiddenJobsQuery = () =>
  procedurePages(
    "get_hidden_jobs",
    {},
    {
      before: ({ jobs }) => nextPage(jobs, ({ hidden_at, id }) => ({ hiddenAt: hidden_at, id })),
      placeholderData: keepPreviousData,
    },
  );

interface Lists {
  pages?: Lists[];
  jobs?: { id: string }[];
}

/** The lists without the job. Unaffected data keeps its identity. */
function without(data: Lists | undefined, id: string): Lists | undefined {
  if (data?.pages) {
    const pages = data.pages.map((page) => without(page, id) as Lists);
    return pages.some((page, index) => page !== data.pages?.[index]) ? { ...data, pages } : data;
  }
  const jobs = data?.jobs?.filter((job) => job.id !== id);
  return jobs && jobs.length !== data?.jobs?.length ? { ...data, jobs } : data;
}

const leaveOut = (client: QueryClient, id: string) =>
  client.setQueriesData({ predicate: answers(jobLists) }, (data: Lists | undefined) => without(data, id));

/** Also leaves the job out of lists that arrive, such as after another one was hidden. Returns a stop function. */
function keepOut(client: QueryClient, id: string): () => void {
  leaveOut(client, id);
  const isList = answers(jobLists);
  return client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && !event.action.manual && isList(event.query))
      leaveOut(client, id);
  });
}

/** The undo subject of hiding a job. */
export const hidingOf = (jobId: string): string => `hidden ${jobId}`;

/** Hides a job from the candidate's lists right away, or shows it again. */
export function useSetJobHidden(jobId: string) {
  const client = useQueryClient();
  return useProcedure("set_job_hidden", (hidden: boolean) => ({ p_job_id: jobId, p_hidden: hidden }), {
    // In order, so that the last press wins.
    scope: { id: hidingOf(jobId) },
    onMutate: (hidden) => (hidden ? keepOut(client, jobId) : undefined),
    onSuccess: (_answer, _hidden, stop) => stop?.(),
    // It wasn't hidden, so there is nothing to undo. Its row with the undo is gone by now.
    onError: (_error, hidden, stop) => {
      stop?.();
      if (hidden) withdrawUndo(hidingOf(jobId));
    },
    meta: {
      errorTitle: "Your jobs are unchanged",
      errorMessage: (error) => (isMissing(error) ? "This job isn't open anymore." : error.message),
    },
  });
}
