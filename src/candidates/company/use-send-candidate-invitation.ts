import { isUnexplained, useSendInvitation } from "@/invitations/data/invitation-send-mutation";
import type { AppError } from "@/lib/app-error";
import { isOutcomeUnknown, isUnanswered, unknownOutcomeTitle } from "@/lib/send-safely";

const noCompany = "Unable to determine your company. Please contact support.";

function addingFailure(error: AppError): { title: string; text: string } {
  const { code, message } = error;
  if (code === "timeout") {
    return { title: "Request Timeout", text: "The request is taking too long. Please try again." };
  }
  if (code === "company_not_found") return { title: noCompany, text: noCompany };
  if (message.includes("already exists")) {
    const text = "A candidate with this email address already exists in the system.";
    return { title: "Candidate Already Exists", text };
  }
  if (isOutcomeUnknown(error)) return { title: unknownOutcomeTitle, text: message };
  // The offline message says what to do.
  const isSilent = isUnexplained(error) && error.status > 0;
  return { title: "Error", text: isSilent ? "Failed to add candidate" : message };
}

export const useSendCandidateInvitation = () =>
  useSendInvitation(
    "send-candidate-invitation",
    {
      errorTitle: (error) => addingFailure(error).title,
      errorMessage: (error) => addingFailure(error).text,
    },
    // The specified text for a time-out asks for another try, which looks the invitation up.
    { isOpen: (error) => isUnanswered(error) && error.code !== "timeout", toastKnown: true },
  );
