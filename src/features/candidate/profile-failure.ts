import { profileNotCreated } from "@/data/candidates/get-profile";
import { parseError } from "@/lib/app-error";

/** Why the profile is not there (S2 §8): it could not be created, or not be fetched ("load" on its own page). */
export function profileFailure(error: unknown, verb: "fetch" | "load"): string {
  const { code, message } = parseError(error);
  return code === profileNotCreated ? message : `Failed to ${verb} profile: ${message}`;
}
