import * as z from "zod/mini";
import { email } from "./text.ts";

const invalidEmail = "Please enter a valid email address";

/** Password rules of sign-up and update (S1 §5). One issue per broken rule, so a form can list them. */
export const password = z
  .string()
  .check(
    z.minLength(8, "Password must be at least 8 characters"),
    z.maxLength(72, "Password must be at most 72 characters"),
    z.regex(/[A-Z]/, "Password must contain at least one uppercase letter"),
    z.regex(/[a-z]/, "Password must contain at least one lowercase letter"),
    z.regex(/[0-9]/, "Password must contain at least one number"),
  );

/** Sign-in: trimmed and lowercased before sending (S1 §5). */
export const signInSchema = z.object({
  email: z.pipe(
    email(invalidEmail),
    z.transform((value: string) => value.toLowerCase()),
  ),
  password: z.string().check(z.minLength(1, "Password is required")),
});
export type SignIn = z.infer<typeof signInSchema>;

export const signUpSchema = z.object({
  email: z.pipe(
    email(invalidEmail),
    z.transform((value: string) => value.toLowerCase()),
  ),
  password,
  role: z.enum(["candidate", "company"], "Please select a role."),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const forgotPasswordSchema = z.object({ email: email(invalidEmail) });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

export const updatePasswordSchema = z.object({ password, confirmPassword: z.string() }).check(
  z.refine((value) => value.password === value.confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
  }),
);
export type UpdatePassword = z.infer<typeof updatePasswordSchema>;
