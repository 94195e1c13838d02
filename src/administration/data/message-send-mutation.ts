import type { ContactMessageInput } from "@contracts/contact";
import { callProcedure } from "@/lib/call-procedure";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** Sends a message to the administrators. Throws AppError 422 by field, 429 past a limit. */
export function useSendContactMessage(options: SafeSendOptions) {
  return useSafeMutation({
    send: (message: ContactMessageInput, id) => callProcedure("send_contact_message", { p_id: id, p_message: message }),
    safely: options,
    meta: { errorTitle: "Your message was not sent" },
  });
}
