import type { TeamPerson } from "@contracts/jobs/team";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { personName } from "@/lib/format";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";

/** A job's team, and possible members. Throws AppError 404. */
export const hiringTeamQuery = (jobId: string) =>
  procedureQuery("get_hiring_team", { p_job_id: jobId }, { staleTime: deskStaleTime });

const membership = (jobId: string) => (person: TeamPerson) => ({ p_job_id: jobId, p_user_id: person.user_id });

export const useAddToTeam = (jobId: string) =>
  useProcedure("add_to_hiring_team", membership(jobId), {
    meta: {
      successMessage: (_isNew: boolean, person: TeamPerson) =>
        `${personName(person, "colleague")} joined the hiring team`,
      errorTitle: "Couldn't add them",
      errorMessage: (error) => error.fields?.member ?? error.message,
      toastFieldErrors: true,
    },
  });

/** Removes a colleague from the team; returns the id for `useUndoTeamRemoval`. The caller offers undo. */
export const useRemoveFromTeam = (jobId: string) =>
  useProcedure("remove_from_hiring_team", membership(jobId), { meta: { errorTitle: "Couldn't remove them" } });

/** Puts them back. AppError 409 when it is too late. */
export const useUndoTeamRemoval = () =>
  useProcedure("undo_team_removal", (changeId: string) => ({ p_change_id: changeId }), {
    meta: { successMessage: "Back on the hiring team", errorTitle: "This couldn't be undone" },
  });
