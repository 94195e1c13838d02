import { applicationStatusLabels } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useMutation } from "@tanstack/react-query";
import { useShowApplications } from "@/applications/data/applications-shown";
import { callProcedure } from "@/lib/call-procedure";
import { formatCount } from "@/lib/format";

interface Undone {
  ids: string[];
  /** Where they were moved. */
  status: ApplicationStatus;
}

/** Takes one's own last move of several applications back; those told already or moved since stay, and are counted. */
export function useUndoApplicationsChange() {
  const show = useShowApplications();
  return useMutation({
    mutationFn: ({ ids, status }: Undone) =>
      callProcedure("undo_applications_change", { p_ids: ids, p_status: status }),
    onSuccess: show,
    meta: {
      successMessage: (undone: string[], { ids, status }: Undone) => {
        const stayed = ids.length - undone.length;
        const back = `${formatCount(undone.length, "person goes back", "people go back")}`;
        return stayed === 0 ? `Undone: ${back}` : `${back}; ${stayed} in ${applicationStatusLabels[status]} could not`;
      },
      errorTitle: "The move could not be undone",
    },
  });
}
