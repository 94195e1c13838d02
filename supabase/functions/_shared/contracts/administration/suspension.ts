import * as z from "zod/mini";
import { requiredText } from "../text.ts";

/** Reasons for a suspension, seen by administrators; the check of private.suspensions says the same. */
export const suspensionReasons = ["messages", "jobs", "identity", "other"] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** The longest message to a suspended person or company. */
export const suspensionWords = 2_000;

export const suspensionSchema = z.object({
  reason: z.enum(suspensionReasons, "Choose a reason"),
  words: requiredText("Write what they should know", suspensionWords),
});
export type SuspensionInput = z.infer<typeof suspensionSchema>;

/** What a suspended person or company sees. */
export interface Suspension {
  since: string;
  words: string;
  /** The administrator's name; null for a deleted account. */
  by: string | null;
}

/** Carried by the auth service's refusal of a suspended account, once the password was right (private.refuse_suspended). */
export interface SuspendedAccount extends Omit<Suspension, "by"> {
  code: "account_suspended";
  is_staff: boolean;
  applications: number;
}

/** Reads SuspendedAccount from the text of a refused sign-in; null for any other refusal. */
export function suspendedAccount(message: string): SuspendedAccount | null {
  if (!message.startsWith("{")) return null;
  try {
    const said = JSON.parse(message) as SuspendedAccount;
    return said.code === "account_suspended" ? said : null;
  } catch {
    return null;
  }
}

/** How a person requested their account's deletion. */
export const deletionRequestWays = ["email", "contact_page", "phone", "letter"] as const;
export type DeletionRequestWay = (typeof deletionRequestWays)[number];

export const deletionOnRequestSchema = z.object({
  asked_by: z.enum(deletionRequestWays, "Choose how they asked"),
});
