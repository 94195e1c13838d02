import { useMutation } from "@tanstack/react-query";
import { endSessionHere } from "@/data/auth/end-session-here";
import { AppError } from "@/lib/app-error";
import { endDrafts } from "@/lib/drafts";
import { invokeFunction } from "@/lib/invoke-function";
import { settle } from "@/lib/settle";
import { createSeparateClient } from "@/lib/supabase";

/** What is deleted: one's own account, or a company that one administers. */
export type Deletion =
  | { what: "account"; email: string; successors?: Record<string, string> }
  | { what: "company"; companyId: string; name: string };

interface DeletionAttempt {
  /** The account's address, which signs in. */
  email: string;
  password: string;
  deletion: Deletion;
}

const wrongPassword = (error: AppError): never => {
  if (error.message.includes("Invalid login credentials")) {
    const fields = { password: "This is not your password" };
    throw new AppError({ code: "wrong_password", message: fields.password, status: 422, fields, cause: error });
  }
  throw error;
};

/** Proves the password by a session of its own, which nothing keeps, and deletes in its name. Throws AppError with fields. */
async function deleteForGood({ email, password, deletion }: DeletionAttempt): Promise<void> {
  const client = await createSeparateClient();
  await settle(client.auth.signInWithPassword({ email, password })).catch(wrongPassword);
  await invokeFunction("delete-account", deletion, { client });
  if (deletion.what === "company") {
    await client.auth.signOut({ scope: "local" });
    return;
  }
  // The account's sessions have gone with it: this browser only has to forget its own.
  endDrafts();
  await endSessionHere();
}

/** Deletes an account, which ends this browser's session too, or a company. */
export const useDeleteForGood = (title: string) =>
  useMutation({ mutationFn: deleteForGood, meta: { errorTitle: title } });
