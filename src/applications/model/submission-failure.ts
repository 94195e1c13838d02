import { type CompletionItem, completionItemLabels, quickestToComplete } from "@contracts/candidates/candidate";
import type { AppError } from "@/lib/app-error";

type Failure = Pick<AppError, "code" | "message"> & { details?: AppError["details"] };

export function submissionFailure(error: Failure): string {
  if (error.code === "profile_incomplete") {
    const { missingFields } = error.details ?? {};
    const items = Array.isArray(missingFields) ? (missingFields as string[]) : [];
    if (items.length === 0) return "Please complete your candidate profile first";
    const enough = quickestToComplete(items);
    const labels = enough.map((item) => completionItemLabels[item as CompletionItem] ?? item);
    const choice =
      enough.length < items.length ? `. Any ${enough.length} of your ${items.length} empty fields will do.` : "";
    return `Please complete these required fields in your profile: ${labels.join(", ")}${choice}`;
  }
  // Both the contract's code and the database's.
  if (error.code === "duplicate_application" || error.code === "23505") {
    return "You have already applied for this job";
  }
  if (error.code === "applied_too_often") return error.message;
  if (error.code === "offline") return "You're offline. We kept your answers.";
  if (error.code === "job_not_found") return "This job has closed. Nothing was sent, and we kept your responses.";
  return `Failed to submit application: ${error.message || "Unknown error"}`;
}
