import type { ContactMessageInput } from "@contracts/contact";
import { mutationOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";

/** Sends a message to the administrators. The same id again is the same message. Throws AppError 422 by field, 429 past a limit. */
export const sendMessageMutation = mutationOptions({
  mutationFn: ({ id, message }: { id: string; message: ContactMessageInput }) =>
    callProcedure("send_contact_message", { p_id: id, p_message: message }),
  meta: { errorTitle: "Your message was not sent" },
});
