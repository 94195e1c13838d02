import type { FunctionErrorBody, ServerFunctionName } from "../../supabase/functions/_shared/contracts/functions.ts";
import { stackValue } from "../support/accounts.ts";

interface Invocation {
  /** Sent as bearer token. */
  token?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Like the scheduler. */
export const scheduled = (): Invocation => ({ headers: { "x-outbox-secret": stackValue("TEST_OUTBOX_SECRET") } });

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Posts to a function like any HTTP client; text is sent as is, everything else as JSON. Returns the response. */
export async function invoke<Body = FunctionErrorBody>(
  name: ServerFunctionName | "clear-files" | "deliver-email",
  body: unknown = {},
  { token, method = "POST", headers = {} }: Invocation = {},
): Promise<Answer<Body>> {
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  const response = await fetch(`${stackValue("TEST_API_URL")}/functions/v1/${name}`, {
    method,
    headers: {
      apikey: stackValue("TEST_PUBLISHABLE_KEY"),
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(hasBody ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as Body };
}
