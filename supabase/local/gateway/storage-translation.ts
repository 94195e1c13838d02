import { malformed } from "./refusal.ts";

/*
 * Differences between the local Storage API and the published client: uploads name their file field "" instead of "file", signed
 * addresses have another name and prefix, and requests to download instead of display are ignored.
 */

const signPrefix = "/storage/v1/object/sign/";

/** What a browser may display from this origin; anything else is always saved. */
const shownTypes = ["application/pdf", "image/png", "image/jpeg", "image/webp", "image/gif"];

/** Whether a request's multipart body must be rewritten. */
const isUpload = (request: Request) =>
  request.headers.get("content-type")?.startsWith("multipart/form-data") === true && request.method === "POST";

/** The request in the local Storage API's format. Throws a Refusal (400) for an invalid form. */
async function translateStorageRequest(request: Request): Promise<Request> {
  if (!isUpload(request)) return request;
  const sent = await request.formData().catch(() => {
    throw malformed("Could not parse request body as a form");
  });
  const form = new FormData();
  for (const [name, value] of sent) form.append(name === "" ? "file" : name, value);
  if (!(form.get("file") instanceof File)) throw malformed("The form holds no file");
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
  return { ...rest, signedURL: signedUrl.replace(/^\/storage\/v1/, "") };
}

/** A file that is safe for a browser: of a harmless type or to be saved, whatever its declared type. */
function translateFile(response: Response, fileName: string | null): Response {
  const headers = new Headers(response.headers);
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isShown = type !== undefined && shownTypes.includes(type);
  if (!isShown) headers.set("content-type", "application/octet-stream");
  if (fileName !== null || !isShown) {
    const name = fileName ? `; filename*=UTF-8''${encodeURIComponent(fileName)}` : "";
    headers.set("content-disposition", `attachment${name}`);
  }
  return new Response(response.body, { status: response.status, headers });
}

/** The response in the published client's format. */
async function translateStorageResponse(request: Request, response: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!response.ok) return response;
  if (request.method === "GET" || request.method === "HEAD") {
    return translateFile(response, pathname.startsWith(signPrefix) ? searchParams.get("download") : null);
  }
  if (!pathname.startsWith(signPrefix)) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(translateSigned((await response.json()) as Signed), { status: response.status, headers });
}

type Fetch = (request: Request) => Promise<Response>;

/** Handles a request to /storage/v1 with the local Storage API `fetch`, translated both ways. Throws a Refusal (400). */
export async function fetchStorage(request: Request, fetch: Fetch): Promise<Response> {
  return translateStorageResponse(request, await fetch(await translateStorageRequest(request)));
}
