import { type Candidate, type ProfileCompletion, profileCompletion } from "@contracts/candidates/candidate";
import { useAsTyped } from "@/candidates/candidate/profile/as-typed";

/** How complete the profile would be if the form were saved now. */
export const useCompletion = (candidate: Candidate): ProfileCompletion => profileCompletion(useAsTyped(candidate));
