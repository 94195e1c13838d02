import { mutationOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

export const endSessionMutation = mutationOptions({
  mutationFn: (sessionId: string) => callProcedure("end_my_session", { p_session_id: sessionId }),
  meta: { changesAccount: true, errorTitle: "The device couldn't be signed out", successMessage: "Signed out there." },
});

/** Signs out all sessions but this one. */
export const endOtherSessionsMutation = mutationOptions({
  mutationFn: async () => {
    const { auth } = await getSupabase();
    await settle(auth.signOut({ scope: "others" }));
  },
  meta: {
    changesAccount: true,
    errorTitle: "The other devices couldn't be signed out",
    successMessage: "Signed out everywhere else.",
  },
});
