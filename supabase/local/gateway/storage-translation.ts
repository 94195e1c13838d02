/*
 * Differences between the local Storage API and what the published client sends and reads: uploads name their file
 * field "" where "file" is wanted, signed addresses come under another name and prefix, several cannot be signed at
 * once, a listing has whole paths, and the wish to download instead of to show is not heard.
 */

const signPrefix = "/storage/v1/object/sign/";

/** True for a request whose multipart body has to be rewritten. */
const isUpload = (request: Request) =>
  request.headers.get("content-type")?.startsWith("multipart/form-data") === true &&
  (request.method === "POST" || request.method === "PUT");

/** The request as the local Storage API wants it. */
async function translateStorageRequest(request: Request): Promise<Request> {
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
  return { ...rest, signedURL: signedUrl.replace(/^\/storage\/v1/, "") };
}

/** The response as the published client reads it. */
async function translateStorageResponse(request: Request, response: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!response.ok || !pathname.startsWith(signPrefix)) return response;
  const headers = new Headers(response.headers);
  const fileName = searchParams.get("download");
  if (request.method !== "POST") {
    if (fileName === null) return response;
    const name = fileName === "" ? "" : `; filename*=UTF-8''${encodeURIComponent(fileName)}`;
    headers.set("content-disposition", `attachment${name}`);
    return new Response(response.body, { status: response.status, headers });
  }
  headers.delete("content-length");
  return Response.json(translateSigned((await response.json()) as Signed), { status: response.status, headers });
}

type Fetch = (request: Request) => Promise<Response>;

/** Signs several paths one by one: the local API takes the address of the request for all of them for another. */
async function signSeveral(request: Request, fetch: Fetch): Promise<Response> {
  const { paths, expiresIn } = (await request.json()) as { paths: string[]; expiresIn: number };
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const sign = async (path: string) => {
    const url = `${request.url}/${path.split("/").map(encodeURIComponent).join("/")}`;
    const response = await fetch(new Request(url, { method: "POST", headers, body: JSON.stringify({ expiresIn }) }));
    const answer = (await response.json()) as Signed & { message?: string };
    if (!response.ok)
      return {
        path,
        signedURL: null,
        error: answer.message ?? "Either the object does not exist or you do not have access to it",
      };
    return { path, error: null, ...translateSigned(answer) };
  };
  return Response.json(await Promise.all(paths.map(sign)));
}

/** Lists a folder with the names relative to it, where the local API gives whole paths. */
async function list(request: Request, fetch: Fetch): Promise<Response> {
  const body = await request.text();
  const { prefix = "" } = JSON.parse(body) as { prefix?: string };
  const start = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const response = await fetch(new Request(request.url, { method: "POST", headers, body }));
  if (!response.ok) return response;
  const files = (await response.json()) as { name: string }[];
  return Response.json(
    files.map((file) => ({ ...file, name: file.name.startsWith(start) ? file.name.slice(start.length) : file.name })),
  );
}

/** Answers a request to /storage/v1 by the local Storage API `fetch`, translated both ways. */
export async function fetchStorage(request: Request, fetch: Fetch): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isSeveral = pathname.startsWith(signPrefix) && !pathname.slice(signPrefix.length).includes("/");
  if (request.method === "POST" && isSeveral) return signSeveral(request, fetch);
  if (request.method === "POST" && pathname.startsWith("/storage/v1/object/list/")) return list(request, fetch);
  return translateStorageResponse(request, await fetch(await translateStorageRequest(request)));
}
