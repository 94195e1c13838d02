import type { JobDetails } from "@contracts/candidate";
import { queryOptions } from "@tanstack/react-query";
import { publicJobKeys } from "@/data/public-jobs/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

async function getJob(jobId: string): Promise<JobDetails> {
  const client = await getSupabase();
  return unwrap(await client.rpc("get_job_details", { p_job_id: jobId })) as unknown as JobDetails;
}

/** A visible job; anyone may ask. Throws AppError 404 'Job not found'. */
export const jobQuery = (jobId: string) =>
  queryOptions({ queryKey: publicJobKeys.detail(jobId), queryFn: () => getJob(jobId) });
