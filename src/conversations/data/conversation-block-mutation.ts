import { useMutation, useQueryClient } from "@tanstack/react-query";
import { conversationKeys } from "@/conversations/data/keys";
import { interviewKeys } from "@/interviews/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { offerKeys } from "@/offers/data/keys";

/** Blocks a conversation for one's own side, or takes that back. */
export function useBlockConversation(applicationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      callProcedure("set_conversation_blocked", { p_application_id: applicationId, p_is_blocked: isBlocked }),
    onSettled: () =>
      Promise.all(
        // Nobody proposes times or makes an offer in one that is blocked.
        [conversationKeys, interviewKeys, offerKeys].map((keys) =>
          client.invalidateQueries({ queryKey: keys.of(applicationId) }),
        ),
      ),
    meta: { errorTitle: "The conversation was not changed" },
  });
}
