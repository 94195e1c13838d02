import type { ContactMessageInput } from "@contracts/contact";
import { useMutation } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { type SafeSendOptions, useSafeSend } from "@/lib/use-safe-send";

/** Sends a message to the administrators. Throws AppError 422 by field, 429 past a limit. */
export function useSendContactMessage(options: SafeSendOptions) {
  const safely = useSafeSend(options);
  return useMutation({
    mutationFn: (message: ContactMessageInput) =>
      safely(message, (id) => callProcedure("send_contact_message", { p_id: id, p_message: message })),
    meta: { errorTitle: "Your message was not sent" },
  });
}
