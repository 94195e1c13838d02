import type { z } from "zod";
import { malformed } from "./refusal.ts";

/** What the database cannot store as text: zero characters, and halves of characters. */
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

/** Reads a body as JSON; an empty one is undefined. Throws a Refusal (400) for what is none, or holds what is no text. */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const json = parseJson(body);
  if (json === undefined) throw malformed("Could not parse request body as JSON");
  return json;
}

/** The fields of the body that the endpoint takes, as JSON. Throws a Refusal (400) when one is of the wrong type. */
export function pickFields(schema: z.ZodType, body: Buffer): Buffer {
  const result = schema.safeParse(parseJsonBody(body) ?? {});
  if (result.success) return Buffer.from(JSON.stringify(result.data));
  const issue = result.error.issues[0];
  throw malformed(`Could not parse request body as JSON: ${issue?.path.join(".")}: ${issue?.message}`);
}
