import type { JSONValue, Sql } from "postgres";

/** What an upload says of its file; undefined where it says nothing that can be read. */
function readMetadata(header: string): JSONValue | undefined {
  try {
    return JSON.parse(Buffer.from(header, "base64").toString("utf8")) as JSONValue;
  } catch {
    return undefined;
  }
}

/** Keeps what an upload that went well says of its file in a header, such as its name: the local Storage API leaves that out. */
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
