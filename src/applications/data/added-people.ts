import type { AddedPerson } from "@contracts/applications/added-person";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useSafeMutation } from "@/lib/use-safe-send";

interface NewPerson {
  person: AddedPerson;
  /** Despite possible duplicates. */
  anyway: boolean;
}

/** Adds a person to a job by hand, or returns possible duplicates. Retries are idempotent. AppError 422 by field. */
export const useAddPerson = (jobId: string) =>
  useSafeMutation({
    act: "add_person",
    send: ({ person, anyway }: NewPerson, id) =>
      callProcedure("add_person", { p_id: id, p_job_id: jobId, p_person: person, p_anyway: anyway }),
    meta: { errorTitle: "They weren't added" },
  });

export const useUndoAddPerson = () =>
  useProcedure("undo_add_person", (id: string) => ({ p_application_id: id }), {
    meta: { successMessage: "Undone: no one was added", errorTitle: "Adding couldn't be undone" },
  });

export const useEmailAddedPerson = (applicationId: string) =>
  useProcedure(
    "email_added_person",
    (email: string | undefined) => ({ p_application_id: applicationId, ...(email && { p_email: email }) }),
    {
      about: { p_application_id: applicationId },
      meta: { successMessage: "Email sent", errorTitle: "The email wasn't sent" },
    },
  );

/** The purpose of a link for a person added by hand. `reader` keys the response by reader. AppError 404 for an invalid link. */
export const addedLinkQuery = (token: string) =>
  procedureQuery("get_added_link", { p_token: token }, { staleTime: 0, meta: { silent: true } });

export const useTakeOver = () =>
  useProcedure("take_over_application", (token: string) => ({ p_token: token }), {
    meta: { successMessage: "The application is yours", errorTitle: "The application wasn't taken over" },
  });

export const useRemoveAddedPerson = () =>
  useProcedure("remove_added_person", (token: string) => ({ p_token: token }), {
    meta: { errorTitle: "Your data wasn't removed" },
  });
