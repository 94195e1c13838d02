import type { OwnProfile } from "@contracts/candidate";
import { queryOptions } from "@tanstack/react-query";
import { candidateKeys } from "@/data/candidates/keys";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

/** Code of the error when a missing profile could not be created; its message is the whole text to show. */
export const profileNotCreated = "profile_not_created";

const notCreated = (cause: AppError): never => {
  const { message, status } = cause;
  throw new AppError({ code: profileNotCreated, message: `Failed to create profile: ${message}`, status, cause });
};

async function getProfile(userId: string, signal: AbortSignal): Promise<OwnProfile> {
  const [candidate] = await callProcedure("get_candidate_by_user_id", { p_user_id: userId }, { signal });
  return candidate ? { candidate, created: false } : callProcedure("ensure_candidate_profile", {}).catch(notCreated);
}

/** The caller's candidate profile, made on their first visit. */
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: candidateKeys.profile(userId), queryFn: ({ signal }) => getProfile(userId, signal) });
