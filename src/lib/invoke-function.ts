import type { ServerFunctions } from "@contracts/functions";
import type { JobPostingResponses } from "@contracts/job";
import { postToApi } from "@/lib/api-fetch";
import { parseError, parseFunctionAnswer } from "@/lib/app-error";

/** What is changed through a server function. Everything else, and all that is read, asks SQL itself (ARCHITECTURE: The flows). */
type FunctionName =
  | "create-company-user-relation"
  | "manage-company-subscription"
  | "manage-job-posting"
  | "open-file"
  | "remove-file"
  | "update-company-approval-direct"
  | "update-company-direct";

/** What a function answers to this very body: one of them chooses by `method`. */
type FunctionResponse<Name extends FunctionName, Body> = Name extends "manage-job-posting"
  ? Body extends { method: infer Method extends keyof JobPostingResponses }
    ? JobPostingResponses[Method]
    : never
  : ServerFunctions[Name]["response"];

/**
 * Calls a server function with the caller's session.
 * @throws AppError with the function's code, text, status, fields and details; "offline" when no answer came.
 */
export async function invokeFunction<Name extends FunctionName, const Body extends ServerFunctions[Name]["request"]>(
  name: Name,
  body: Body,
): Promise<FunctionResponse<Name, Body>> {
  const response = await postToApi(`/functions/v1/${name}`, { body }).catch((error: unknown) => {
    throw parseError(error);
  });
  // An answer that is not JSON (a proxy's page) still is an error with its status.
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw parseFunctionAnswer(response.status, answer, answer);
  return answer as FunctionResponse<Name, Body>;
}
