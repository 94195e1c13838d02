import { profileNotCreated } from "@/candidates/data/profile-query";
import type { AppError } from "@/lib/app-error";

const texts = { fetch: "Failed to fetch profile: ", load: "Failed to load profile: " };

/** Why the profile is not there: it could not be created, or not be fetched ("load" on its own page). */
export function profileFailure({ code, message }: AppError, verb: keyof typeof texts): string {
  return code === profileNotCreated ? message : texts[verb] + message;
}
