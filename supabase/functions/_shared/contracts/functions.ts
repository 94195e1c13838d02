import type { z } from "zod/mini";
import type { deletionRequestSchema } from "./accounts/deletion.ts";
import type {
  CompanyApplicationDetail,
  getApplicationDetailRequestSchema,
  getJobApplicationsRequestSchema,
  JobApplicationListItem,
} from "./applications/application.ts";
import type { CandidateDataResponses } from "./candidates/candidate.ts";
import type { getCandidateDataRequestSchema } from "./candidates/candidate-input.ts";
import type {
  Company,
  CompanyListItem,
  CompanyMembership,
  CompanySubscription,
  PublicCompany,
} from "./companies/company.ts";
import type {
  companyIdRequestSchema,
  createCompanyUserRelationRequestSchema,
  updateCompanyApprovalRequestSchema,
  updateCompanyRequestSchema,
} from "./companies/company-input.ts";
import type { storePictureRequestSchema } from "./companies/pictures.ts";
import type { fileRequestSchema } from "./files/file-request.ts";
import type { InvitationSent } from "./invitations/invitation.ts";
import type {
  adminInvitationSchema,
  candidateInvitationSchema,
  companySideInvitationSchema,
  resendInvitationSchema,
} from "./invitations/invitation-input.ts";
import type { CompanyJob, JobPostingResponses, manageJobPostingRequestSchema } from "./jobs/job.ts";
import type { manageSubscriptionRequestSchema } from "./plans/subscription-input.ts";

type Input<Schema extends z.ZodMiniType> = z.input<Schema>;
type UserOnly = { userId?: unknown };

/** Every server function by name: its request and its response on success. */
export interface ServerFunctions {
  "get-company-by-id-direct": { request: Input<typeof companyIdRequestSchema>; response: Company | PublicCompany };
  "get-user-company-id-direct": { request: UserOnly; response: { companyId: string | null } };
  "check-user-company-membership-direct": { request: UserOnly; response: { memberships: CompanyMembership[] } };
  "update-company-direct": { request: Input<typeof updateCompanyRequestSchema>; response: { company: Company } };
  "create-company-user-relation": {
    request: Input<typeof createCompanyUserRelationRequestSchema>;
    response: { companyId: string };
  };
  "get-pending-companies-direct": { request: Record<string, never>; response: CompanyListItem[] };
  "update-company-approval-direct": {
    request: Input<typeof updateCompanyApprovalRequestSchema>;
    response: { success: true; company: Company };
  };
  "manage-company-subscription": {
    request: Input<typeof manageSubscriptionRequestSchema>;
    response: { success: true; subscription: CompanySubscription };
  };
  "manage-job-posting": {
    request: Input<typeof manageJobPostingRequestSchema>;
    response: JobPostingResponses[keyof JobPostingResponses];
  };
  "get-job-applications": {
    request: Input<typeof getJobApplicationsRequestSchema>;
    response: { applications: JobApplicationListItem[] };
  };
  "get-application-detail": {
    request: Input<typeof getApplicationDetailRequestSchema>;
    response: { application: CompanyApplicationDetail };
  };
  "send-admin-invitation": { request: Input<typeof adminInvitationSchema>; response: InvitationSent };
  "send-company-invitation": { request: Input<typeof companySideInvitationSchema>; response: InvitationSent };
  "send-candidate-invitation": { request: Input<typeof candidateInvitationSchema>; response: InvitationSent };
  "resend-invitation": { request: Input<typeof resendInvitationSchema>; response: InvitationSent };
  /** A link that works for an hour. */
  "open-file": { request: Input<typeof fileRequestSchema>; response: { url: string } };
  "remove-file": { request: Input<typeof fileRequestSchema>; response: { success: true } };
  /** Returns the path that update-company-direct takes. */
  "store-company-picture": { request: Input<typeof storePictureRequestSchema>; response: { path: string } };
  /** Requires a session started with the password within the last minutes. */
  "delete-account": { request: Input<typeof deletionRequestSchema>; response: { success: true } };
  "get-candidate-data": {
    request: Input<typeof getCandidateDataRequestSchema>;
    response: CandidateDataResponses[keyof CandidateDataResponses];
  };
}
export type ServerFunctionName = keyof ServerFunctions;

/** The one error envelope of every server function (ARCHITECTURE: Acts and errors). */
export interface FunctionErrorBody {
  error: {
    code: string;
    message: string;
    /** Field path ("questions.0.options") to message, for 422. */
    fields?: Record<string, string>;
    /** Completion items, for 'Profile incomplete'. */
    missingFields?: string[];
    /** The current record, for edit_conflict. */
    current?: Company | CompanyJob;
  };
}
