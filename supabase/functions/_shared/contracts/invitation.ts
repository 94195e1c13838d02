import * as z from "zod/mini";
import { candidateProfileSchema } from "./candidate-input.ts";
import type { StaffRole } from "./enums.ts";
import { limits } from "./limits.ts";
import { requiredLine } from "./text.ts";

export type InvitationKind = "candidate" | "company" | "employee" | "admin";

/** What an acceptance page may show, and nothing more (RULES: Invitations). */
export interface Invitation {
  kind: InvitationKind;
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_id: string | null;
  company_name: string | null;
  message: string | null;
  role: StaffRole | null;
  management_terms: string | null;
  expires_at: string;
}

/** candidateData of an invitation: what a company knows of a candidate. Who is invited has a name; the rest is as in the profile. */
export const invitedCandidateSchema = z.extend(
  z.omit(candidateProfileSchema, {
    email: true,
    experienceYears: true,
    portfolioUrl: true,
    githubUrl: true,
    linkedinUrl: true,
  }),
  {
    firstName: requiredLine("First name is required", limits.personName),
    lastName: requiredLine("Last name is required", limits.personName),
  },
);

/** An open invitation for one's own address, which is answered by its id. */
export interface OpenInvitation extends Invitation {
  id: string;
}
