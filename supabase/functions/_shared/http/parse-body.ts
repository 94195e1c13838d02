import * as z from "zod/mini";
import { HttpError } from "./http-error.ts";

type Issue = z.core.$ZodIssue;
interface FieldIssue {
  path: string;
  message: string;
}

/** Deepest nesting looked at; no request has as much. */
const maxDepth = 20;
/** The parts of a body that are a form's data. */
const forms = new Set<PropertyKey>(["companyData", "jobData"]);

/** The path as the form knows it, and as SQL names its fields: without the part of the body the form's data is in. */
function fieldPath(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  return (first !== undefined && forms.has(first) && rest.length > 0 ? rest : path).map(String).join(".");
}

/**
 * One entry per failed field. Of a union's alternatives the one that was most likely meant speaks: without keys it does
 * not know, and with the fewest failures.
 */
function flatten(issues: readonly Issue[], prefix: PropertyKey[] = []): FieldIssue[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const rank = (branch: readonly Issue[]) =>
        branch.length + (branch.some((inner) => inner.code === "unrecognized_keys") ? 1_000 : 0);
      const [meant = []] = [...issue.errors].sort((a, b) => rank(a) - rank(b));
      if (meant.some((inner) => inner.path.length > 0)) return flatten(meant, path);
    }
    return [{ path: fieldPath(path), message: issue.message }];
  });
}

/** The path of the first text that Postgres cannot store (NUL, half a surrogate pair) or that lies too deep, or null. */
function findUnstorable(value: unknown, path: string[] = []): string[] | null {
  if (path.length > maxDepth) return path;
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== "object") return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(item, [...path, key]);
    if (found) return found;
  }
  return null;
}

/**
 * Fails with what is wrong by field ("questions.0.options"), so that a form can show it there. The words of
 * private.refuse_field_errors, which checks the same again.
 */
export function failFields(issues: readonly FieldIssue[]): never {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path] ??= message;
  throw new HttpError(422, "invalid_input", "Please check the highlighted fields", { fields });
}

/** The body as the schema reads it. Throws HttpError 422 with `fields`. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.output<Schema> {
  const unstorable = findUnstorable(json);
  if (unstorable) {
    failFields([{ path: fieldPath(unstorable), message: "This text contains characters that cannot be stored" }]);
  }
  const result = z.safeParse(schema, json);
  if (!result.success) failFields(flatten(result.error.issues));
  return result.data;
}
