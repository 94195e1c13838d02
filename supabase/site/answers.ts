import { securityHeaders } from "./security-headers.ts";

/**
 * How long responses may be cached. Pages are always revalidated, so that no cache shows a closed job; missing ones may appear
 * any moment. Machine-readable lists may be minutes old: each job they link to is current.
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

/** Responds with a text, or with 304 if the client has it. */
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
      // Hosts turn a tag weak, or strong, when compressing.
      if (known.some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === tag.slice(2))) {
        all.delete("Content-Type");
        return new Response(null, { status: 304, headers: all });
      }
    }
    return new Response(request.method === "HEAD" ? null : body, { status, headers: all });
  };
