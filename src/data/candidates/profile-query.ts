import type { Candidate } from "@contracts/candidate";
import { queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/data/candidates/keys";
import { AppError, parseError } from "@/lib/app-error";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** Code of the error when a missing profile could not be created; its message is the whole text to show (S2 §8). */
export const profileNotCreated = "profile_not_created";

export interface OwnProfile {
  candidate: Candidate;
  /** True when this call made it: the person's first visit (S2 §4). */
  created: boolean;
}

async function getProfile(userId: string): Promise<OwnProfile> {
  const client = await getSupabase();
  const rows = unwrap(await client.rpc("get_candidate_by_user_id", { p_user_id: userId })) as Candidate[];
  if (rows[0]) return { candidate: rows[0], created: false };
  try {
    return unwrap(await client.rpc("ensure_candidate_profile")) as unknown as OwnProfile;
  } catch (error) {
    const { message, status } = parseError(error);
    throw new AppError({
      code: profileNotCreated,
      message: `Failed to create profile: ${message}`,
      status,
      cause: error,
    });
  }
}

/** The caller's candidate profile, made on their first visit. */
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: candidateKeys.profile(userId), queryFn: () => getProfile(userId) });
