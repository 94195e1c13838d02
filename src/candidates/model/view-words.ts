import type { ProfileView, ViewedDocument } from "@contracts/accounts/my-data";

const documents: Record<ViewedDocument, string> = {
  resume: "Your resume",
  cover_letter: "Your cover letter",
  certificate: "A certificate",
  answer: "A file from your responses",
};

/** What was viewed, and why the company could. */
export function viewWords(view: ProfileView, managedBy: string | null): { what: string; why: string } {
  const { kind, document, application, company, through } = view;
  const title = application?.job_title ?? "";
  if (kind === "application") {
    return document
      ? { what: documents[document], why: `Sent for ${title}` }
      : { what: "Your application", why: title };
  }
  if (kind === "partner") {
    return {
      what: through ? `Partner of ${through}` : "Partner of a company that represented you",
      why: "Viewed the candidates shared with it",
    };
  }
  const what = document ? documents[document] : "Your full profile";
  if (!company) return { what, why: "For support or a review" };
  return company.id === managedBy ? { what: "Represents you", why: what } : { what: "Represented you", why: what };
}
