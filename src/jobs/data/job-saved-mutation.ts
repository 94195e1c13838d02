import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { isMissing } from "@/lib/app-error";
import { answers } from "@/lib/refetch";
import { publicJobs } from "@/lib/refreshes";
import { useProcedure } from "@/lib/use-act";

interface Mark {
  id: string;
  saved: boolean;
}

/** The data with the job marked, wherever it appears. Unaffected data keeps its identity. */
function marked(data: unknown, mark: Mark): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => marked(item, mark));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  if (typeof data !== "object" || data === null) return data;
  const isMarked = "id" in data && data.id === mark.id && "saved" in data && data.saved !== mark.saved;
  const changed: Record<string, unknown> = isMarked ? { saved: mark.saved } : {};
  for (const name of ["pages", "jobs", "job"]) {
    const part = (data as Record<string, unknown>)[name];
    const next = marked(part, mark);
    if (next !== part) changed[name] = next;
  }
  return Object.keys(changed).length > 0 ? { ...data, ...changed } : data;
}

const showSaved = (client: QueryClient, mark: Mark) =>
  client.setQueriesData({ predicate: answers(publicJobs) }, (data: unknown) => marked(data, mark));

/** Saves or unsaves a job. Optimistic in every list, and reverted on failure. */
export function useSetJobSaved(jobId: string) {
  const client = useQueryClient();
  return useProcedure("set_job_saved", (saved: boolean) => ({ p_job_id: jobId, p_saved: saved }), {
    // In order, so that the last press wins.
    scope: { id: `saved ${jobId}` },
    onMutate: (saved) => showSaved(client, { id: jobId, saved }),
    onError: (_error, saved) => showSaved(client, { id: jobId, saved: !saved }),
    // Again, for a list that was being fetched.
    onSuccess: (saved) => showSaved(client, { id: jobId, saved }),
    meta: {
      errorTitle: "Your saved jobs are unchanged",
      errorMessage: (error) => (isMissing(error) ? "This job is no longer open." : error.message),
    },
  });
}
