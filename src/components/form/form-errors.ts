import type { FieldErrors, FieldValues } from "react-hook-form";

export interface FormProblem {
  /** The form path: "address.city", "questions.0.text". */
  name: string;
  message: string;
}

export function listProblems(errors: FieldErrors<FieldValues>, prefix = ""): FormProblem[] {
  return Object.entries(errors).flatMap(([key, error]): FormProblem[] => {
    if (!error || typeof error !== "object") return [];
    const name = prefix ? `${prefix}.${key}` : key;
    const { message } = error as { message?: unknown };
    if (typeof message === "string" && message) return [{ name, message }];
    if ("ref" in error || "type" in error) return [];
    return listProblems(error as FieldErrors<FieldValues>, name);
  });
}
