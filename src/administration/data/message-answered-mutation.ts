import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Marks a message as answered, or as open again. Throws AppError 404 when it is not kept any more. */
export function useMessageAnswered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
      callProcedure("set_contact_message_answered", { p_id: id, p_is_answered: isAnswered }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.allMessages() }),
        client.invalidateQueries({ queryKey: adminKeys.count("messages") }),
      ]),
    meta: { errorTitle: "The message was not changed" },
  });
}
