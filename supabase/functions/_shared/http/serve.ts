import { corsHeaders } from "@supabase/supabase-js/cors";
import type * as z from "zod/mini";
import { describeError } from "./errors.ts";
import { HttpError } from "./http-error.ts";
import { parseBody } from "./parse-body.ts";
import { readJson } from "./read-json.ts";
import { reportError } from "./report-error.ts";

/** How long browsers may cache the preflight, in seconds: the maximum in most browsers. */
const preflightSeconds = "7200";

export interface Endpoint<Caller, Schema extends z.ZodMiniType, Answer> {
  /** Identifies the caller and provides the handler's dependencies. Throws HttpError 401. */
  authorize: (request: Request) => Promise<Caller>;
  schema: Schema;
  /** For the one endpoint whose body isn't JSON. */
  read?: (request: Request) => Promise<object>;
  handle: (body: z.output<Schema>, caller: Caller) => Promise<Answer>;
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: corsHeaders });
}

/**
 * The pipeline of every server function (ARCHITECTURE: Acts and errors): preflight, POST only (405), at most 1 MB (413) of JSON
 * (422), caller (401), schema (422 by field), handler. Returns JSON, with CORS headers on failures too.
 */
export function serve<Caller, Schema extends z.ZodMiniType, Answer>(
  endpoint: Endpoint<Caller, Schema, Answer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") {
      return new Response(null, {
        status: 204,
        headers: { ...corsHeaders, "access-control-max-age": preflightSeconds },
      });
    }
    try {
      if (request.method !== "POST") {
        throw new HttpError(405, "method_not_allowed", "Only POST is allowed here.");
      }
      const json = await (endpoint.read ?? readJson)(request);
      const caller = await endpoint.authorize(request);
      const body = parseBody(endpoint.schema, json);
      return answer(200, await endpoint.handle(body, caller));
    } catch (error) {
      if (!(error instanceof HttpError)) reportError(error, request);
      const { status, body } = describeError(error);
      return answer(status, body);
    }
  };
}
