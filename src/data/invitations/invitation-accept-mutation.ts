import { mutationOptions } from "@tanstack/react-query";
import { parseError } from "@/lib/app-error";
import { getSupabase } from "@/lib/supabase";

/** Accepts an invitation as the signed-in person it was sent to (DESIGN §4). */
export async function acceptInvitation({ token }: { token: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("accept_invitation", { p_token: token });
  if (error) throw parseError(error);
}

export const acceptInvitationMutation = mutationOptions({
  mutationFn: acceptInvitation,
  meta: { errorTitle: "Failed to accept invitation", successMessage: "Invitation Accepted" },
});
