import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isWrongPassword, signInSeparately } from "@/accounts/data/sign-in-separately";
import { type AppError, atFields, isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { endDrafts } from "@/lib/drafts";
import { invokeFunction } from "@/lib/invoke-function";
import { answers } from "@/lib/refetch";
import { company } from "@/lib/refreshes";
import { isUnanswered, lookUp } from "@/lib/send-safely";
import type { SessionClient } from "@/lib/session-client";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

type Deletion =
  | { what: "account"; email: string; successors?: Record<string, string> }
  | { what: "company"; companyId: string; name: string };

interface DeletionAttempt {
  email: string;
  password: string;
  deletion: Deletion;
}

function atPassword(error: AppError): never {
  if (!isWrongPassword(error)) throw error;
  const message = "That's not your password. Try again.";
  throw atFields(error, { password: message }, message);
}

/** Whether the deletion worked despite a lost response. A session seconds old only ends early with its account. */
async function isGone(deletion: Deletion, client: SessionClient): Promise<boolean> {
  if (deletion.what === "company") {
    const memberships = await callProcedure("get_my_memberships", {}, { client });
    return !memberships.some(({ company_id }) => company_id === deletion.companyId);
  }
  try {
    await settle(client.auth.getUser());
    return false;
  } catch (error) {
    if (isAppError(error) && (error.status === 401 || error.status === 403)) return true;
    throw error;
  }
}

/** Deletes with a session started by the password. Throws AppError with fields. */
async function deleteForGood({ email, password, deletion }: DeletionAttempt): Promise<void> {
  const client = await signInSeparately(email, password).catch(atPassword);
  const send = () => invokeFunction("delete-account", deletion, { client });
  const orGone = async (error: AppError) => {
    if (!(await lookUp(() => isGone(deletion, client)))) throw error;
  };
  await send().catch(async (error: AppError) => {
    if (!isUnanswered(error)) throw error;
    // The first request may still be running; sending it again deletes it either way.
    await orGone(error).catch(() => send().catch(orGone));
  });
  if (deletion.what === "company") await client.auth.signOut({ scope: "local" });
  else {
    // The account's sessions are deleted with it, so make no more requests in its name.
    clearStoredSessions({ live: true });
    endDrafts("account deleted");
  }
}

/** Deletes an account or a company. After an account, this tab still has to sign out (leaveDeletedAccount). */
export function useDeleteForGood(title: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteForGood,
    // The next page checks for a company; the current one keeps its data until the user leaves it.
    onSuccess: () => client.removeQueries({ predicate: answers(company) }),
    meta: { errorTitle: title },
  });
}

/** Signs out this tab and the others. With nothing stored, this makes no request. */
export async function leaveDeletedAccount(): Promise<void> {
  await settle((await getSupabase()).auth.signOut({ scope: "local" }));
}
