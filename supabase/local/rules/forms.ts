// Forms whose fields SQL checks by rules, by subject. Omitted fields are checked by hand.
import * as z from "zod/mini";
import { contactMessageSchema } from "../../functions/_shared/contracts/administration/contact.ts";
import { errorReportSchema } from "../../functions/_shared/contracts/administration/health.ts";
import { announcementSchema, settingsSchema } from "../../functions/_shared/contracts/administration/settings.ts";
import {
  deletionOnRequestSchema,
  suspensionSchema,
} from "../../functions/_shared/contracts/administration/suspension.ts";
import { adminWordsSchema } from "../../functions/_shared/contracts/administration/warnings.ts";
import { addedPersonSchema } from "../../functions/_shared/contracts/applications/added-person.ts";
import { rejectionSchema, withdrawalSchema } from "../../functions/_shared/contracts/applications/application.ts";
import { letterSchema } from "../../functions/_shared/contracts/applications/apply.ts";
import { tagSchema } from "../../functions/_shared/contracts/applications/tag.ts";
import { viewSchema } from "../../functions/_shared/contracts/applications/view.ts";
import { candidateProfileSchema } from "../../functions/_shared/contracts/candidates/candidate-input.ts";
import { resumeNameSchema } from "../../functions/_shared/contracts/candidates/documents.ts";
import { positionSchema, schoolSchema } from "../../functions/_shared/contracts/candidates/history.ts";
import { preferencesSchema } from "../../functions/_shared/contracts/candidates/preferences.ts";
import * as company from "../../functions/_shared/contracts/companies/company-input.ts";
import { hiringStepSchema } from "../../functions/_shared/contracts/companies/hiring-input.ts";
import { messageTemplateSchema } from "../../functions/_shared/contracts/companies/mail-template.ts";
import { pictureTextSchema } from "../../functions/_shared/contracts/companies/pictures.ts";
import { groupMessageSchema } from "../../functions/_shared/contracts/conversations/group-message.ts";
import { messageReportSchema } from "../../functions/_shared/contracts/conversations/message-report.ts";
import * as invitation from "../../functions/_shared/contracts/invitations/invitation-input.ts";
import { jobInputSchema, jobQuestionSchema } from "../../functions/_shared/contracts/jobs/job.ts";
import { jobAlertSchema } from "../../functions/_shared/contracts/jobs/job-alert.ts";
import { jobReportSchema } from "../../functions/_shared/contracts/jobs/job-report.ts";
import { savedSearchSchema } from "../../functions/_shared/contracts/jobs/saved-search.ts";
import { declineSchema, offerInputSchema } from "../../functions/_shared/contracts/offers/offer.ts";
import {
  planDeclineSchema,
  subscriptionUpdateSchema,
} from "../../functions/_shared/contracts/plans/subscription-input.ts";
import type { Forms } from "./field-rules.ts";

const { companyProfileSchema: profile, companyRegistrationSchema: registration } = company;
/** Public profile fields that the registration requires with its own messages. */
const { name, industry, company_size, location, website, description, logo_url, ...registered } = registration.shape;
const { status: _status, questions: _questions, ...job } = jobInputSchema.shape;
const apart = { id: true, email: true } as const;

export const forms = {
  administration: {
    approval: z.pick(company.updateCompanyApprovalRequestSchema, { isApproved: true, reason: true }),
    words: adminWordsSchema,
    contact_message: z.omit(contactMessageSchema, { website: true }),
    error: errorReportSchema,
    suspension: suspensionSchema,
    deletion_request: deletionOnRequestSchema,
    settings: settingsSchema,
    announcement: announcementSchema,
  },
  applications: {
    rejection: rejectionSchema,
    withdrawal: withdrawalSchema,
    letter: letterSchema,
    added_person: addedPersonSchema,
    tag: tagSchema,
    view: viewSchema,
  },
  candidates: {
    profile: z.omit(candidateProfileSchema, { address: true }),
    address: candidateProfileSchema.shape.address,
    preferences: z.partial(preferencesSchema),
    position: positionSchema,
    school: schoolSchema,
    resume: resumeNameSchema,
  },
  companies: {
    profile,
    registered_profile: z.object({ name, industry, company_size, location, website, description, logo_url }),
    registration: z.object(registered),
    registrant: z.pick(company.createCompanyUserRelationRequestSchema, { firstName: true, lastName: true }),
    role: z.pick(invitation.employeeInvitationSchema, { role: true }),
    message_template: messageTemplateSchema,
    hiring_step: hiringStepSchema,
    picture: pictureTextSchema,
  },
  conversations: { report: messageReportSchema, group_message: groupMessageSchema },
  invitations: {
    email: z.pick(invitation.adminInvitationSchema, { email: true }),
    admin: z.omit(invitation.adminInvitationSchema, apart),
    company: z.omit(invitation.companyInvitationSchema, apart),
    employee: z.omit(invitation.employeeInvitationSchema, apart),
    candidate: z.omit(invitation.candidateInvitationSchema, { ...apart, candidateData: true }),
    invited_candidate: z.omit(invitation.invitedCandidateSchema, { address: true }),
  },
  jobs: {
    job: z.object(job),
    question: jobQuestionSchema,
    report: jobReportSchema,
    saved_search: savedSearchSchema,
    alert: jobAlertSchema,
  },
  offers: { offer: z.omit(z.object(offerInputSchema.shape), { document: true }), decline: declineSchema },
  plans: {
    plan: z.pick(z.required(subscriptionUpdateSchema), { tier: true, status: true }),
    decline: planDeclineSchema,
  },
} satisfies Record<string, Forms>;
