import { parseError } from "@/lib/app-error";

/** The Supabase client's answer once it is there. Throws an AppError when it failed or none came. */
export async function settle<Answer extends { error: unknown }>(
  answer: PromiseLike<Answer>,
): Promise<Extract<Answer, { error: null }>> {
  try {
    const settled = await answer;
    if (settled.error) throw settled.error;
    return settled as Extract<Answer, { error: null }>;
  } catch (error) {
    throw parseError(error);
  }
}
