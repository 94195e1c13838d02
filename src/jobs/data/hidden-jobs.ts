import { keepPreviousData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { withdrawUndo } from "@/components/feedback/undo-offer";
import { isMissing } from "@/lib/app-error";
import { nextPage } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { jobLists } from "@/lib/refreshes";
import { answers, useProcedure } from "@/lib/use-act";

/** What the candidate isn't interested in, newest first, page by page. */
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

/** The same lists without the job. Data without it stays the same. */
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

/** What the undo of hiding a job is about. */
export const hidingOf = (jobId: string): string => `hidden ${jobId}`;

/** Hides a job from the candidate's lists, which it leaves right away, or shows it again. */
export function useSetJobHidden(jobId: string) {
  const client = useQueryClient();
  return useProcedure("set_job_hidden", (hidden: boolean) => ({ p_job_id: jobId, p_hidden: hidden }), {
    // One after the other, so that the last press is what holds.
    scope: { id: hidingOf(jobId) },
    onMutate: (hidden) => {
      if (hidden) leaveOut(client, jobId);
    },
    // It isn't hidden: there is nothing to undo. Its row, which offered that, is gone by now.
    onError: (_error, hidden) => {
      if (hidden) withdrawUndo(hidingOf(jobId));
    },
    meta: {
      errorTitle: "Your jobs are unchanged",
      errorMessage: (error) => (isMissing(error) ? "This job isn't open anymore." : error.message),
    },
  });
}
