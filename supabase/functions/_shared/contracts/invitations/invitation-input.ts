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
/** For whom staff of several companies invites; absent: the one they chose. */
const companyId = z.optional(z.nullable(id()));
/** Of the new invitation, made by its sender: the same one again is the same invitation. */
const ownId = z.optional(id());

/** send-admin-invitation. Further keys of the specification (invitationUrl, adminEmail) are ignored. */
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
 * send-company-invitation: with a role it invites an employee, else a company. Which of the two schemas above holds shows only then:
 * what is wrong with the fields SQL says.
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

/** candidateData of an invitation: what a company knows of a candidate. Who is invited has a name; the rest is as in the profile. */
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
    /** Where the company knows it. */
    address: z.optional(z.nullable(candidateProfileSchema.shape.address)),
  },
);

/** send-candidate-invitation. companyName and invitationType of the specification are ignored: both are the sender's company's. */
export const candidateInvitationSchema = z.object({
  id: ownId,
  email: address,
  candidateData: invitedCandidateSchema,
  managementTerms: optionalText(limits.managementTerms),
  companyId,
});

/** resend-invitation */
export const resendInvitationSchema = z.object({ invitationId: id() });
