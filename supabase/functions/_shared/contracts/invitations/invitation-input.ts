import * as z from "zod/mini";
import { candidateProfileSchema } from "../candidates/candidate-input.ts";
import { invitableStaffRoles } from "../enums.ts";
import { limits } from "../limits.ts";
import { email, id, optionalText, requiredLine } from "../text.ts";

const address = email("Please enter a valid email address");
const person = {
  firstName: requiredLine("First name must be at least 2 characters", limits.personName, 2),
  lastName: requiredLine("Last name must be at least 2 characters", limits.personName, 2),
};
const message = optionalText(limits.invitationMessage);
/** For senders who work for several companies; absent: the one they chose. */
const companyId = z.optional(z.nullable(id()));
/** The new invitation's id, chosen by the sender so that a retry creates no second one. */
const ownId = z.optional(id());

/** send-admin-invitation. The specification's other keys (invitationUrl, adminEmail) are ignored. */
export const adminInvitationSchema = z.object({ id: ownId, email: address, ...person, message });

export const companyInvitationSchema = z.object({
  id: ownId,
  email: address,
  companyName: requiredLine("Company name must be at least 2 characters", limits.name, 2),
  message,
});

export const employeeInvitationSchema = z.object({
  id: ownId,
  email: address,
  ...person,
  role: z.enum(invitableStaffRoles, "Please select a role"),
  companyId,
});

const any = z.optional(z.unknown());

/**
 * send-company-invitation: with a role it invites an employee, else a company. That decides which of the two schemas above
 * applies; SQL reports field errors.
 */
export const companySideInvitationSchema = z.object({
  id: ownId,
  email: address,
  role: any,
  firstName: any,
  lastName: any,
  companyName: any,
  message: any,
  companyId: any,
});

/** candidateData of an invitation: what the company knows of a candidate. The name is required; the rest is as in the profile. */
export const invitedCandidateSchema = z.extend(
  z.omit(candidateProfileSchema, {
    email: true,
    experienceYears: true,
    portfolioUrl: true,
    githubUrl: true,
    linkedinUrl: true,
    cultureValues: true,
  }),
  {
    firstName: requiredLine("First name is required", limits.personName),
    lastName: requiredLine("Last name is required", limits.personName),
    /** If the company knows it. */
    address: z.optional(z.nullable(candidateProfileSchema.shape.address)),
  },
);

/** send-candidate-invitation. The specification's companyName and invitationType are ignored in favor of the sender's company. */
export const candidateInvitationSchema = z.object({
  id: ownId,
  email: address,
  candidateData: invitedCandidateSchema,
  managementTerms: optionalText(limits.managementTerms),
  companyId,
});

/** resend-invitation */
export const resendInvitationSchema = z.object({ invitationId: id() });
