import type { OwnProfile } from "@contracts/candidates/candidate";
import { queryOptions } from "@tanstack/react-query";
import { AppError, isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

/** Code of the error when a missing profile could not be created; its message is the whole text to show. */
export const profileNotCreated = "profile_not_created";

const notCreated = (cause: AppError): never => {
  const { message, status } = cause;
  throw new AppError({ code: profileNotCreated, message: `Failed to create profile: ${message}`, status, cause });
};

const createProfile = () => callProcedure("ensure_candidate_profile", {}).catch(notCreated);

/** How long an API that does not know the procedure yet is given before it is asked again, in ms. */
const refetchDelay = 1000;

/** As while a new version of the database is being put in place: Postgres or the API says that the function does not exist. */
const isProcedureMissing = ({ code }: AppError) => code === "42883" || code === "PGRST202";

async function getProfile(userId: string, signal: AbortSignal): Promise<OwnProfile> {
  const read = () => callProcedure("get_candidate_by_user_id", { p_user_id: userId }, { signal });
  try {
    const [candidate] = await read();
    return candidate ? { candidate, created: false } : createProfile();
  } catch (error) {
    if (!isAppError(error) || !isProcedureMissing(error)) throw error;
    const made = await createProfile();
    await new Promise((resolve) => setTimeout(resolve, refetchDelay));
    const [candidate] = await read();
    return candidate ? { ...made, candidate } : made;
  }
}

/** The caller's candidate profile, made on their first visit. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: readingKey("get_candidate_by_user_id", { p_user_id: userId }),
    queryFn: ({ signal }) => getProfile(userId, signal),
  });
