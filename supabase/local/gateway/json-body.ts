import type { z } from "zod";
import { malformed } from "./refusal.ts";

/** Text the database can't store: NUL characters and half surrogate pairs. */
const isText = (value: string) => !value.includes("\0") && !/\p{Surrogate}/u.test(value);

function parseJson(body: Buffer): unknown {
  let isClean = true;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    const parsed: unknown = JSON.parse(text, (key, value) => {
      if (!isText(key) || (typeof value === "string" && !isText(value))) isClean = false;
      return value;
    });
    return isClean ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a JSON body; an empty one is undefined. Throws a Refusal (400) for invalid JSON or unstorable text. */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const json = parseJson(body);
  if (json === undefined) throw malformed("Could not parse request body as JSON");
  return json;
}

/** The body's fields that the endpoint accepts, as JSON. Throws a Refusal (400) for a wrong type. */
export function pickFields(schema: z.ZodType, body: Buffer): Buffer {
  const result = schema.safeParse(parseJsonBody(body) ?? {});
  if (result.success) return Buffer.from(JSON.stringify(result.data));
  const issue = result.error.issues[0];
  throw malformed(`Could not parse request body as JSON: ${issue?.path.join(".")}: ${issue?.message}`);
}
