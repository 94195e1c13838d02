import { mutationOptions } from "@tanstack/react-query";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Sets the password of the signed-in account and ends all its sessions, so that whoever knew the old one is out. */
export async function updatePassword({ password }: { password: string }): Promise<void> {
  const { auth } = await getSupabase();
  await settle(auth.updateUser({ password }));
  // The password is changed by now, so this failure must not read as if it were not.
  const { error } = await auth.signOut({ scope: "global" });
  if (error) console.warn("The sessions could not be ended.", error);
}

export const updatePasswordMutation = mutationOptions({
  mutationFn: updatePassword,
  meta: { errorTitle: "Error", successTitle: "Success", successMessage: "Your password has been updated." },
});
