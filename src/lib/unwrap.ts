import { parseError } from "@/lib/app-error";

/**
 * The data of an answer of the Supabase client; throws its error as an AppError. Not for
 * `maybeSingle`, whose null means something.
 */
export function unwrap<Data>(answer: { data: Data; error: unknown }): NonNullable<Data>;
export function unwrap(answer: { data: unknown; error: unknown }): unknown {
  if (answer.error) throw parseError(answer.error);
  return answer.data;
}
