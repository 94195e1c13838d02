import { password } from "@contracts/account";
import type { PasswordRule } from "@/components/form/password-field";

const broken = (value: string): string[] => password.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

const rule = (label: string, message: string): PasswordRule => ({
  label,
  test: (value) => value !== "" && !broken(value).includes(message),
});

/** The password rules of S1 §5, as they are listed and ticked off while typing. */
export const passwordRules: readonly PasswordRule[] = [
  rule("At least 8 characters", "Password must be at least 8 characters"),
  rule("One uppercase letter", "Password must contain at least one uppercase letter"),
  rule("One lowercase letter", "Password must contain at least one lowercase letter"),
  rule("One number", "Password must contain at least one number"),
];
