import { mutationOptions } from "@tanstack/react-query";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { endSessionHere } from "@/accounts/data/end-session-here";

/** Sets the password of the account behind the link and ends all its sessions, plus any session in this browser. */
export const resetByLinkMutation = (link: EmailLinkSession) =>
  mutationOptions({
    mutationFn: async ({ password }: { password: string }) => {
      await link.choosePassword(password);
      await link.endSessions("global");
      await endSessionHere();
    },
    meta: {
      errorTitle: "Error",
      silent: isDeadLink,
      successTitle: "Success",
      successMessage: "Your password has been updated.",
    },
  });
