import { profileNotCreated } from "@/candidates/data/profile-query";
import type { AppError } from "@/lib/app-error";

const texts = { fetch: "Failed to fetch profile: ", load: "Failed to load profile: " };

/** Why the profile is missing: creating it failed, or loading it ("load" on its own page). */
export function profileFailure({ code, message }: AppError, verb: keyof typeof texts): string {
  return code === profileNotCreated ? message : texts[verb] + message;
}
