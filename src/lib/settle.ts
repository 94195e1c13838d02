import { parseError, parseOutage, sessionEnded } from "@/lib/app-error";

/** Without a session the API answers 401, but words it as a missing right. */
const isSignedOut = (error: object, status?: number) => status === 401 && "code" in error && error.code === "42501";

/** Awaits the Supabase client's response. Throws an AppError if it failed or none came. */
export async function settle<Answer extends { error: unknown; status?: number; retryAfter?: string | null }>(
  answer: PromiseLike<Answer>,
): Promise<Extract<Answer, { error: null }>> {
  try {
    const settled = await answer;
    const { error, status = 0, retryAfter } = settled;
    if (error && isSignedOut(error, status)) throw sessionEnded(error);
    const outage = error ? parseOutage({ status, body: error, retryAfter }, error) : null;
    if (outage) throw outage;
    if (error) throw error;
    return settled as Extract<Answer, { error: null }>;
  } catch (error) {
    throw parseError(error);
  }
}
