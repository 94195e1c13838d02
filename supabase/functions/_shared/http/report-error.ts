import { publishableKey } from "../auth/environment.ts";
import { createApiClient, procedures } from "../auth/procedures.ts";

/** On a hosted project, background work ends with the response unless it is registered. */
const { EdgeRuntime: edge } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } };

/** Records our own error for administrators (Health). The response doesn't wait for it, and a failure is only logged. */
export function reportError(error: unknown, request: Request): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  const name = new URL(request.url).pathname.split("/").at(-1) || "function";
  const report = {
    source: "function",
    message: message || "Unknown error",
    screen: name,
    stack: frames?.slice(0, 10).join("\n"),
  } as const;
  const kept = procedures(createApiClient(publishableKey()))("report_error", { p_error: report }).catch(
    (failure: unknown) => console.error("The error could not be kept:", failure),
  );
  edge?.waitUntil(kept);
}
