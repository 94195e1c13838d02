import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { email, id } from "../text.ts";

const accountDeletionSchema = z.object({
  what: z.literal("account"),
  /** The account's own address, typed by its owner. */
  email: email("Please enter a valid email address"),
  /** By company: who takes over as administrator where the account is the last one. */
  successors: z.optional(z.record(z.string(), z.string())),
});

const companyDeletionSchema = z.object({
  what: z.literal("company"),
  companyId: id("Invalid company ID"),
  /** The company's name, typed by its administrator. */
  name: z.string().check(z.minLength(1, "Type the name of the company"), z.maxLength(limits.name)),
});

/** delete-account: the caller's own account, or a company they administer. */
export const deletionRequestSchema = z.discriminatedUnion("what", [accountDeletionSchema, companyDeletionSchema]);
