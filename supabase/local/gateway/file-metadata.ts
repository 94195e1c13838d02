import type { JSONValue, Sql } from "postgres";

/** An upload's metadata; undefined if missing or unreadable. */
function readMetadata(header: string): JSONValue | undefined {
  try {
    return JSON.parse(Buffer.from(header, "base64").toString("utf8")) as JSONValue;
  } catch {
    return undefined;
  }
}

/** Stores the metadata of a successful upload, such as its name, from a header: the local Storage API drops it. */
export function createFileMetadata(sql: Sql): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    const [, bucket, path] = /^\/storage\/v1\/object\/([^/]+)\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    const metadata = readMetadata(request.headers.get("x-metadata") ?? "");
    if (request.method !== "POST" || !response.ok || !bucket || !path || metadata === undefined) return;
    await sql`
      update storage.objects set user_metadata = ${sql.json(metadata)}
      where bucket_id = ${bucket} and name = ${decodeURIComponent(path)}`;
  };
}
