import type { Candidate, OwnProfile } from "@contracts/candidates/candidate";
import type { PreferencesInput } from "@contracts/candidates/preferences";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { profileQuery } from "@/candidates/data/profile-query";
import { offerUndo } from "@/components/feedback/undo-offer";
import { isRefusal } from "@/lib/app-error";
import { clearTicks, readTicks } from "@/lib/ticks";
import { keepTicksFor } from "@/lib/ticks-owner";
import { useProcedure } from "@/lib/use-act";

/** What failed when the session ended. */
export const profileSignedOut = "You must be logged in to update your profile";

export const showProfile = (client: QueryClient, userId: string, candidate: Candidate) =>
  client.setQueryData(profileQuery(userId).queryKey, { candidate, created: false });

interface SkillChange {
  skill: string;
  has: boolean;
  /** Reverts another change, and can't be undone itself. */
  undoes?: true;
}

export function useSetProfileSkill(userId: string) {
  const client = useQueryClient();
  const set = useProcedure("set_profile_skill", ({ skill, has }: SkillChange) => ({ p_skill: skill, p_has: has }), {
    // In the order of the presses.
    scope: { id: "profile skills" },
    onSuccess: (candidate, { skill, has, undoes }) => {
      showProfile(client, userId, candidate);
      if (undoes) return;
      offerUndo({
        title: has ? "Skill added" : "Skill removed",
        description: skill,
        undo: () => set.mutate({ skill, has: !has, undoes: true }),
        of: `skill ${skill}`,
      });
    },
    meta: { errorTitle: "Your skills are unchanged", signedOutMessage: profileSignedOut },
  });
  return set;
}

/** Moves skills ticked in this browser into the profile (RULES: Candidates). */
export function useAddTicks(userId: string) {
  const client = useQueryClient();
  const ticked = () => {
    const { skills, years, place, culture } = readTicks();
    return {
      p_skills: skills.map(({ name }) => name),
      p_years: years ?? undefined,
      p_place: place?.name,
      p_culture: [...culture],
    };
  };
  return useProcedure("add_ticks_to_profile", ticked, {
    onSuccess: ({ candidate }) => {
      clearTicks();
      keepTicksFor(null);
      showProfile(client, userId, candidate);
    },
    // Without a response, the next page retries; refused ones are asked about instead.
    onError: (error) => isRefusal(error) && keepTicksFor(null),
    meta: { errorTitle: "Couldn't add what you checked to your profile" },
  });
}

/** Saves the preferences form; ways of working go into the profile. */
export function useSavePreferences(userId: string) {
  const client = useQueryClient();
  return useProcedure("set_my_preferences", (preferences: PreferencesInput) => ({ p_preferences: preferences }), {
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery().queryKey, saved);
      client.setQueryData<OwnProfile>(
        profileQuery(userId).queryKey,
        (own) => own && { ...own, candidate: { ...own.candidate, culture_values: saved.culture_values } },
      );
    },
    meta: { errorTitle: "Your preferences weren't saved", successTitle: "Preferences saved" },
  });
}

export const useLeaveManagement = () =>
  useProcedure("leave_management", (companyId: string) => ({ p_company_id: companyId }), {
    meta: { successMessage: "You're no longer represented", errorTitle: "You're still represented" },
  });
