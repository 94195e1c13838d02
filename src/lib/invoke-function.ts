import type { CandidateDataResponses } from "@contracts/candidate";
import type { ServerFunctionName, ServerFunctions } from "@contracts/functions";
import type { CompanyJob, CompanyJobListItem } from "@contracts/job";
import { parseError, parseFunctionAnswer } from "@/lib/app-error";
import { getSupabase } from "@/lib/supabase";

interface JobPostingResponses {
  list: { jobs: CompanyJobListItem[]; total: number };
  create: { job: CompanyJob };
  get: { job: CompanyJob };
  update: { job: CompanyJob };
  delete: { success: true; hidden: boolean };
}

/** What a function answers to this very body: two of them choose by `method` or `operation`. */
export type FunctionResponse<Name extends ServerFunctionName, Body> = Name extends "manage-job-posting"
  ? Body extends { method: infer Method extends keyof JobPostingResponses }
    ? JobPostingResponses[Method]
    : never
  : Name extends "get-candidate-data"
    ? Body extends { operation: infer Operation extends keyof CandidateDataResponses }
      ? CandidateDataResponses[Operation]
      : never
    : ServerFunctions[Name]["response"];

/**
 * Calls a server function with the caller's session (S1 §7, S2 §7, DESIGN §5).
 * @throws AppError with the function's code, text, status, fields and details; "offline" when no answer came.
 */
export async function invokeFunction<
  Name extends ServerFunctionName,
  const Body extends ServerFunctions[Name]["request"],
>(name: Name, body: Body, options: { signal?: AbortSignal } = {}): Promise<FunctionResponse<Name, Body>> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<FunctionResponse<Name, Body>>(name, {
    body: body as Record<string, unknown>,
    ...options,
  });
  if (!error) return data as FunctionResponse<Name, Body>;
  const { context } = error as { context?: unknown };
  if (!(context instanceof Response)) throw parseError(error);
  // An answer that is not JSON (a proxy's page) still is an error with its status.
  const answer: unknown = await context.json().catch(() => null);
  throw parseFunctionAnswer(context.status, answer, error);
}
