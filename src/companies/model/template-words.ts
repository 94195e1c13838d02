import type { TemplateField, TemplateKind } from "@contracts/companies/mail-template";

export const templateNames: Record<TemplateKind, string> = {
  rejection: "Not selected",
  interview: "Interview times",
  offer: "Offer",
};

/** When it is offered, and that nothing goes out by itself. */
export const templateUses: Record<TemplateKind, string> = {
  rejection: "Offered when you mark somebody as Not Selected. Without a message they get the plain notice.",
  interview: "Stands in the message when you propose times, and can be changed there.",
  offer: "Stands in the message when you make an offer, and can be changed there.",
};

export const fieldNames: Record<TemplateField, string> = {
  first_name: "First name",
  job_title: "Job title",
  company_name: "Company",
  my_name: "Your name",
};
