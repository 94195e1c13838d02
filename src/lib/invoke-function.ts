import type { ServerFunctions } from "@contracts/functions";
import type { JobPostingResponses } from "@contracts/job";
import { postToApi } from "@/lib/api-fetch";
import { parseError, parseFunctionAnswer } from "@/lib/app-error";
import type { SessionClient } from "@/lib/session-client";

/** What is changed through a server function. Everything else, and all that is read, asks SQL itself (ARCHITECTURE: The flows). */
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
  | "update-company-approval-direct"
  | "update-company-direct";

/** What a function answers to this very body: one of them chooses by `method`. */
type FunctionResponse<Name extends FunctionName, Body> = Name extends "manage-job-posting"
  ? Body extends { method: infer Method extends keyof JobPostingResponses }
    ? JobPostingResponses[Method]
    : never
  : ServerFunctions[Name]["response"];

/** What `ask` gives, or the error of a time-out where that takes longer: then it is given up. */
async function within<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(parseError(new DOMException("No answer in time", "TimeoutError")));
      controller.abort();
    }, ms);
  });
  return Promise.race([ask(controller.signal), late]).finally(() => clearTimeout(timer));
}

interface InvokeOptions {
  /** In ms. */
  timeout?: number | undefined;
  /** Whose session calls; this browser's by default. */
  client?: SessionClient | undefined;
}

async function post(
  name: FunctionName,
  body: object,
  client: SessionClient | undefined,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await postToApi(`/functions/v1/${name}`, { body, signal, client }).catch((error: unknown) => {
    throw parseError(error);
  });
  // An answer that is not JSON (a proxy's page) still is an error with its status.
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw parseFunctionAnswer(response.status, answer, answer);
  return answer;
}

/**
 * Calls a server function with a session.
 * @throws AppError with the function's code, text, status, fields and details; "offline" when no answer came, "timeout" when none in time.
 */
export async function invokeFunction<Name extends FunctionName, const Body extends ServerFunctions[Name]["request"]>(
  name: Name,
  body: Body,
  { timeout, client }: InvokeOptions = {},
): Promise<FunctionResponse<Name, Body>> {
  const answer =
    timeout === undefined ? post(name, body, client) : within(timeout, (signal) => post(name, body, client, signal));
  return (await answer) as FunctionResponse<Name, Body>;
}
