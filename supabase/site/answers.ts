import { securityHeaders } from "./security-headers.ts";

/**
 * How long somebody may keep an answer. Pages are asked for again each time, so that no cache shows a job that has closed; what is
 * not there may be in a moment. Lists for machines may be minutes old: each job they name answers for itself.
 */
const keeping = {
  page: "no-cache",
  none: "no-store",
  feed: "public, max-age=60",
  list: "public, max-age=600",
} as const;

interface Content {
  type:
    | "text/html"
    | "text/plain"
    | "application/json"
    | "application/xml"
    | "application/rss+xml"
    | "application/feed+json";
  keep: keyof typeof keeping;
  status?: number;
  headers?: Record<string, string>;
}

async function tagOf(body: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body)));
  return `W/"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Answers a request with a text, or with 304 where whoever asks has it. */
export const createAnswer =
  (apiUrl: string) =>
  async (request: Request, body: string, { type, keep, status = 200, headers = {} }: Content): Promise<Response> => {
    const all = new Headers({
      ...securityHeaders(apiUrl),
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": keeping[keep],
      ...headers,
    });
    if (keep !== "none") {
      const tag = await tagOf(body);
      all.set("ETag", tag);
      const known = request.headers.get("if-none-match")?.split(",") ?? [];
      // Hosts make a tag weak, or strong, as they compress.
      if (known.some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === tag.slice(2))) {
        all.delete("Content-Type");
        return new Response(null, { status: 304, headers: all });
      }
    }
    return new Response(request.method === "HEAD" ? null : body, { status, headers: all });
  };
