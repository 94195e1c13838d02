import type { AppError } from "@/lib/app-error";

/** Whether a save was refused because the record is a newer one than the edit began from; `details.current` is it (RULES: Interface). */
export const isEditConflict = (error: AppError): boolean => error.code === "edit_conflict";
