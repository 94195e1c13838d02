import type { AppError } from "@/lib/app-error";

/** Whether a save was refused because the record has changed; `details.current` has its new version (RULES: Interface). */
export const isEditConflict = (error: AppError): boolean => error.code === "edit_conflict";
