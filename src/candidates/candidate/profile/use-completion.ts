import { type Candidate, type ProfileCompletion, profileCompletion } from "@contracts/candidates/candidate";
import { useAsTyped } from "@/candidates/candidate/profile/as-typed";

/** The completion after saving the form now. */
export const useCompletion = (candidate: Candidate): ProfileCompletion => profileCompletion(useAsTyped(candidate));
