import { parseError, parseFunctionAnswer, sessionEnded } from "@/lib/app-error";

/** Without a session the API answers 401, but words it as a missing right. */
const isSignedOut = (error: object, status?: number) => status === 401 && "code" in error && error.code === "42501";

/** A proxy's response instead of ours, or from an API that can't reach its database. */
const isInPlaceOfOurs = (error: object, status = 0) =>
  status >= 502 && status <= 504 && !("code" in error && String(error.code).startsWith("PT"));

/** Awaits the Supabase client's response. Throws an AppError if it failed or none came. */
export async function settle<Answer extends { error: unknown; status?: number }>(
  answer: PromiseLike<Answer>,
): Promise<Extract<Answer, { error: null }>> {
  try {
    const settled = await answer;
    const { error, status } = settled;
    if (error && isSignedOut(error, status)) throw sessionEnded(error);
    if (error && isInPlaceOfOurs(error, status)) throw parseFunctionAnswer(status ?? 502, null, error);
    if (error) throw error;
    return settled as Extract<Answer, { error: null }>;
  } catch (error) {
    throw parseError(error);
  }
}
