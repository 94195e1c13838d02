import { createHash } from "node:crypto";
import { calendarFile } from "../_shared/contracts/interviews/calendar-file.ts";
import type { CallProcedure } from "../_shared/contracts/procedures.ts";
import { describeError } from "../_shared/http/errors.ts";
import { HttpError } from "../_shared/http/http-error.ts";

interface FeedMeans {
  /** SQL functions without a session: the token in the address authorizes. */
  call: CallProcedure;
  siteUrl: string;
  sender: string;
}

const isSame = (request: Request, tag: string): boolean =>
  (request.headers.get("if-none-match") ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);

/**
 * A person's interviews as a calendar (RULES: Interviews). Calendar clients poll it and get 304 while it is unchanged. Failures
 * are JSON as everywhere; there are no CORS headers because no browser page reads it.
 */
export async function answerFeed(request: Request, { call, siteUrl, sender }: FeedMeans): Promise<Response> {
  try {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new HttpError(405, "method_not_allowed", "Only GET is allowed here.");
    }
    const token = new URL(request.url).searchParams.get("token") ?? "";
    if (!/^[0-9a-f]{64}$/.test(token)) {
      throw new HttpError(404, "calendar_not_found", "There is no calendar at this address");
    }
    const { entries } = await call("read_calendar_feed", { p_token: token });
    const file = calendarFile(entries, { method: "publish", siteUrl, organizer: sender });
    const tag = `"${createHash("sha256").update(file).digest("base64url")}"`;
    const headers = { etag: tag, "cache-control": "private, no-cache", "x-robots-tag": "noindex" };
    if (isSame(request, tag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : file, {
      headers: {
        ...headers,
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="interviews.ics"',
      },
    });
  } catch (error) {
    const { status, body } = describeError(error);
    return Response.json(body, {
      status,
      headers: {
        ...(status === 405 && { allow: "GET, HEAD" }),
        ...(status === 429 && { "retry-after": "3600" }),
        "cache-control": "no-store",
      },
    });
  }
}
