import { offerUndo } from "@/components/feedback/undo-offer";
import { useDecideMessage, useUndoMessageDecision } from "@/conversations/data/message-reports";

export function useMessageDecision() {
  const decision = useDecideMessage();
  const undo = useUndoMessageDecision();
  return {
    isPending: decision.isPending,
    decide: async (given: Parameters<typeof decision.mutateAsync>[0]) => {
      const { decision: decided, message_id, author_name } = await decision.mutateAsync(given);
      const isRemoved = decided === "removed";
      offerUndo({
        title: `${author_name}'s message ${isRemoved ? "was removed" : "stays"}`,
        description: `We'll notify ${isRemoved ? "both sides" : "the person who reported it"} in 10 seconds.`,
        undo: () => undo.mutate(message_id),
        of: message_id,
      });
    },
  };
}
