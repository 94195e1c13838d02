import type { OwnProfile } from "@contracts/candidates/candidate";
import { queryOptions } from "@tanstack/react-query";
import { AppError, isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

/** Error code if a missing profile couldn't be created; its message is the full text to show. */
export const profileNotCreated = "profile_not_created";

const notCreated = (cause: AppError): never => {
  const { message, status, outage } = cause;
  const failure = `Failed to create profile: ${message}`;
  throw new AppError({ code: profileNotCreated, message: failure, status, outage, cause });
};

const createProfile = () => callProcedure("ensure_candidate_profile", {}).catch(notCreated);

/** The delay before retrying an API that doesn't know the procedure yet, in ms. */
const refetchDelay = 1000;

/** While a new database version is deployed, Postgres or the API says that the function doesn't exist. */
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
