import * as z from "zod/mini";
import { HttpError } from "./http-error.ts";

type Issue = z.core.$ZodIssue;
interface FieldIssue {
  path: string;
  message: string;
}

/** Maximum nesting checked; no valid request is this deep. */
const maxDepth = 20;
/** Parts of a body that hold a form's data. */
const forms = new Set<PropertyKey>(["companyData", "jobData"]);

/** The path used by the form and by SQL, without the part of the body the form's data is in. */
function fieldPath(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  return (first !== undefined && forms.has(first) && rest.length > 0 ? rest : path).map(String).join(".");
}

/**
 * One entry per failed field. For a union, reports the alternative most likely meant: no unknown keys, and the fewest failures.
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
 * Fails with errors by field ("questions.0.options"), so that a form can show them there. Same text as
 * private.refuse_field_errors, which repeats the check.
 */
export function failFields(issues: readonly FieldIssue[]): never {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path] ??= message;
  throw new HttpError(422, "invalid_input", "Please check the highlighted fields", { fields });
}

/** The validated body. Throws HttpError 422 with `fields`. */
export function parseBody<Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.output<Schema> {
  const unstorable = findUnstorable(json);
  if (unstorable) {
    failFields([{ path: fieldPath(unstorable), message: "This text contains characters that can't be stored" }]);
  }
  const result = z.safeParse(schema, json);
  if (!result.success) failFields(flatten(result.error.issues));
  return result.data;
}
