/**
 * Differences between the local Storage API and what the published client sends and reads. Two only:
 * uploads name their file field "" where "file" is wanted, and signed addresses come under another name and prefix.
 */

/** True for a request whose multipart body has to be rewritten. */
const isUpload = (request: Request) =>
  request.headers.get("content-type")?.startsWith("multipart/form-data") === true &&
  (request.method === "POST" || request.method === "PUT");

/** The request as the local Storage API wants it. */
export async function translateStorageRequest(request: Request): Promise<Request> {
  if (!isUpload(request)) return request;
  const sent = await request.formData();
  const form = new FormData();
  for (const [name, value] of sent) form.append(name === "" ? "file" : name, value);
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return new Request(request.url, { method: request.method, headers, body: form });
}

interface Signed {
  signedUrl?: unknown;
  [name: string]: unknown;
}

function translateSigned(answer: Signed): Record<string, unknown> {
  const { signedUrl, ...rest } = answer;
  if (typeof signedUrl !== "string") return answer;
  return { ...rest, signedURL: signedUrl === "" ? null : signedUrl.replace(/^\/storage\/v1/, "") };
}

/** The response as the published client reads it. `path` is the request's path. */
export async function translateStorageResponse(path: string, response: Response): Promise<Response> {
  if (!response.ok || !path.startsWith("/storage/v1/object/sign/")) return response;
  if (!response.headers.get("content-type")?.includes("application/json")) return response;
  const answer = await response.json();
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const translated = Array.isArray(answer) ? answer.map(translateSigned) : translateSigned(answer);
  return Response.json(translated, { status: response.status, headers });
}
