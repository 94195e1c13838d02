import type { ServerFunctions } from "@contracts/functions";
import type { JobPostingResponses } from "@contracts/jobs/job";
import { postToApi } from "@/lib/api-fetch";
import { parseError, parseFunctionAnswer } from "@/lib/app-error";
import type { SessionClient } from "@/lib/session-client";

/** Changes made through a server function. Everything else, including all reads, calls SQL (ARCHITECTURE: Acts and errors). */
type FunctionName =
  | "create-company-user-relation"
  | "delete-account"
  | "manage-company-subscription"
  | "manage-job-posting"
  | "open-file"
  | "remove-file"
  | "resend-invitation"
  | "send-admin-invitation"
  | "send-candidate-invitation"
  | "send-company-invitation"
  | "store-company-picture"
  | "update-company-approval-direct"
  | "update-company-direct";

/** A function's response to this body: one of them varies by `method`. */
type FunctionResponse<Name extends FunctionName, Body> = Name extends "manage-job-posting"
  ? Body extends { method: infer Method extends keyof JobPostingResponses }
    ? JobPostingResponses[Method]
    : never
  : ServerFunctions[Name]["response"];

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface InvokeOptions {
  /** The session to use; this browser's by default. */
  client?: SessionClient | undefined;
}

async function post(name: FunctionName, body: object, client: SessionClient | undefined): Promise<unknown> {
  const response = await postToApi(`/functions/v1/${name}`, { body, client }).catch((error: unknown) => {
    throw parseError(error);
  });
  const text = await response.text().catch((error: unknown) => {
    throw parseError(error);
  });
  // A response that isn't JSON (a proxy's page) is still an error with its status.
  const answer = parseAnswer(text);
  if (!response.ok) throw parseFunctionAnswer(response.status, answer, answer, response.headers.get("retry-after"));
  return answer;
}

/**
 * Calls a server function with a session.
 * @throws AppError with the function's code, text, status, fields and details; "offline" when no answer came, "timeout" when none in time (time-limit.ts).
 */
export async function invokeFunction<Name extends FunctionName, const Body extends ServerFunctions[Name]["request"]>(
  name: Name,
  body: Body,
  { client }: InvokeOptions = {},
): Promise<FunctionResponse<Name, Body>> {
  return (await post(name, body, client)) as FunctionResponse<Name, Body>;
}
