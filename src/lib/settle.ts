import { parseError, sessionEnded } from "@/lib/app-error";

/** Without a session the API answers 401, but words it as a missing right. */
const isSignedOut = (error: object, status?: number) => status === 401 && "code" in error && error.code === "42501";

/** The Supabase client's answer once it is there. Throws an AppError when it failed or none came. */
export async function settle<Answer extends { error: unknown; status?: number }>(
  answer: PromiseLike<Answer>,
): Promise<Extract<Answer, { error: null }>> {
  try {
    const settled = await answer;
    const { error, status } = settled;
    if (error) throw isSignedOut(error, status) ? sessionEnded(error) : error;
    return settled as Extract<Answer, { error: null }>;
  } catch (error) {
    throw parseError(error);
  }
}
