import type { MessageField, MessageFields, TemplateKind } from "@contracts/companies/mail-template";

export const templateNames: Record<TemplateKind, string> = {
  rejection: "Not selected",
  interview: "Interview times",
  offer: "Offer",
};

/** When a template is offered, and that nothing is sent automatically. */
export const templateUses: Record<TemplateKind, string> = {
  rejection: "Offered when you mark someone as Not Selected. Without a message they get the standard one.",
  interview: "Fills in the message when you propose times. You can edit it there.",
  offer: "Fills in the message when you make an offer. You can edit it there.",
};

export const fieldNames: Record<MessageField, string> = {
  first_name: "First name",
  job_title: "Job title",
  company_name: "Company",
  reply_by: "Reply-by date",
  my_name: "Your name",
};

interface FilledPart {
  text: string;
  isFilled: boolean;
  /** Where its braces start in the text. */
  at: number;
}

/** A filled template in parts: written text, and filled-in values. */
export function filledParts(body: string, fields: MessageFields): FilledPart[] {
  let at = 0;
  return body.split(/(\{[a-z_]+\})/).flatMap((written) => {
    const value = (fields as Partial<Record<string, string | null>>)[written.slice(1, -1)];
    const isFilled = /^\{[a-z_]+\}$/.test(written) && typeof value === "string";
    const part = { text: isFilled ? String(value) : written, isFilled, at };
    at += written.length;
    return written ? [part] : [];
  });
}
