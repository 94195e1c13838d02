import type { CompanyQueue } from "@contracts/companies/company";

export const queueTexts: Record<CompanyQueue, { tab: string; title: string; text?: string; empty: string }> = {
  waiting: { tab: "Waiting", title: "Pending Approval", empty: "No companies are waiting for approval." },
  changes: { tab: "Changes", title: "Proposed changes", empty: "No changes are waiting for approval." },
  unfinished: {
    tab: "Unfinished",
    title: "Registration not finished",
    text: "Accounts that haven't submitted a registration. There's nothing to decide yet, but a reminder can help.",
    empty: "No unfinished registrations.",
  },
  rejected: {
    tab: "Rejected",
    title: "Rejected",
    text: "They know the reason and can resubmit. Their registration then waits with the others.",
    empty: "No rejected companies.",
  },
  approved: { tab: "Approved", title: "Approved Companies", empty: "No approved companies yet." },
};
