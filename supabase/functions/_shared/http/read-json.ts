import { HttpError } from "./http-error.ts";

/** Maximum body size: 1 MB. */
const maxBytes = 1_048_576;

/** Reads the body as text, measuring as it arrives because content-length can't be trusted. Throws HttpError 413. */
export async function readText(request: Request): Promise<string> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new HttpError(413, "body_too_large", "This is too large to send. Use at most 1 MB.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Parsed JSON; undefined if invalid, or with half a surrogate pair, which the database would refuse. */
function parseJson(text: string): unknown {
  let isWhole = true;
  try {
    const json: unknown = JSON.parse(text, (_, value) => {
      if (typeof value === "string" && /\p{Surrogate}/u.test(value)) isWhole = false;
      return value;
    });
    return isWhole ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the body as a JSON object; an empty body is {}. Throws HttpError 413 over 1 MB and 422 for anything else. */
export async function readJson(request: Request): Promise<object> {
  const text = await readText(request);
  const json = text.trim() === "" ? {} : parseJson(text);
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new HttpError(422, "invalid_json", "This request couldn't be read.");
  }
  return json;
}
