import {
  forgotPasswordSchema,
  password,
  signInSchema,
  signUpSchema,
  updatePasswordSchema,
} from "@contracts/accounts/account";
import { describe, expect, it } from "vitest";

interface Answer {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}
const problems = (answer: Answer) =>
  (answer.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

// Verbatim (RULES: Accounts).
describe("password", () => {
  it.each([
    ["Abcdef1", ["Password must be at least 8 characters"]],
    ["abcdefg1", ["Password must contain at least one uppercase letter"]],
    ["ABCDEFG1", ["Password must contain at least one lowercase letter"]],
    ["Abcdefgh", ["Password must contain at least one number"]],
    ["Abcdefg1", []],
    [`Aa1${"x".repeat(70)}`, ["Password must be at most 72 characters"]],
  ])("%s", (value, messages) => {
    expect(password.safeParse(value).error?.issues.map((issue) => issue.message) ?? []).toEqual(messages);
  });

  it("lists every broken rule", () => {
    expect(password.safeParse("").error?.issues.map((issue) => issue.message)).toEqual([
      "Password must be at least 8 characters",
      "Password must contain at least one uppercase letter",
      "Password must contain at least one lowercase letter",
      "Password must contain at least one number",
    ]);
  });
});

describe("sign-in", () => {
  it("trims and lowercases the address, and leaves the password as it is", () => {
    expect(signInSchema.parse({ email: "  Ann@Example.COM ", password: " p " })).toEqual({
      email: "ann@example.com",
      password: " p ",
    });
  });

  it("lists the missing or invalid fields", () => {
    expect(problems(signInSchema.safeParse({ email: "ann", password: "" }))).toEqual([
      "email: Please enter a valid email address",
      "password: Password is required",
    ]);
  });
});

describe("sign-up", () => {
  it.each([undefined, null, "", "admin", "employee", "Company"])("refuses the role %j", (role) => {
    const answer = signUpSchema.safeParse({ email: "ann@example.com", password: "Abcdefg1", role });
    expect(problems(answer)).toEqual(["role: Please select a role."]);
  });

  it.each(["ann", "ann@", "@example.com", "ann@example", "a b@example.com", "ann@example..com", "<ann@example.com>"])(
    "refuses the address %s",
    (email) => {
      const answer = signUpSchema.safeParse({ email, password: "Abcdefg1", role: "candidate" });
      expect(problems(answer)).toEqual(["email: Please enter a valid email address"]);
    },
  );
});

it("forgot password requires a valid address", () => {
  expect(problems(forgotPasswordSchema.safeParse({ email: "" }))).toEqual([
    "email: Please enter a valid email address",
  ]);
});

it("update password requires two equal entries, and shows the error at the second field", () => {
  expect(problems(updatePasswordSchema.safeParse({ password: "Abcdefg1", confirmPassword: "Abcdefg2" }))).toEqual([
    "confirmPassword: Passwords don't match",
  ]);
  expect(updatePasswordSchema.safeParse({ password: "Abcdefg1", confirmPassword: "Abcdefg1" }).success).toBe(true);
});
