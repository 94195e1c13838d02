import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine, requiredText } from "../text.ts";

/** Messages a company sends often; the CHECK in SQL lists the same. */
export const templateKinds = ["rejection", "interview", "offer"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Placeholders in braces, filled in per person; private.template_problem lists the same. */
export const templateFields = ["first_name", "job_title", "company_name", "my_name"] as const;
type TemplateField = (typeof templateFields)[number];
type TemplateFields = Record<TemplateField, string>;

/** Placeholders of a team's own messages; private.message_fields lists the same. */
export const messageFields = [...templateFields, "reply_by"] as const;
export type MessageField = (typeof messageFields)[number];
/** Null: this person has none. */
export type MessageFields = TemplateFields & { reply_by: string | null };

export interface MailTemplate {
  kind: TemplateKind;
  /** Our default text, used until the company writes its own. */
  ours: string;
  own: string | null;
  /** When and by whom the company's text changed; a name only for those who may change it. */
  changed_at: string | null;
  changed_by: string | null;
}

/** An applicant to preview a template with. */
export interface TemplatePerson {
  application_id: string;
  name: string;
  fields: MessageFields;
}

/** A message the team saved under a name. */
export interface MessageTemplate {
  id: string;
  name: string;
  body: string;
  changed_at: string;
  /** Null for those who can't change it. */
  changed_by: string | null;
}

/** A template as its recipient would read it. Placeholders without a value stay in braces. */
export type WrittenTemplate = Pick<MessageTemplate, "id" | "name" | "body">;

export interface MailTemplates {
  company_id: string;
  can_edit: boolean;
  templates: MailTemplate[];
  /** By name. */
  messages: MessageTemplate[];
  can_edit_messages: boolean;
  /** Newest first. */
  people: TemplatePerson[];
}

type Filling = Partial<Record<string, string | null>>;

const fieldShape = /\{([a-z_]+)\}/g;

/** Fills in a template's placeholders for a preview; private.fill_template does it for what is sent. */
export const fillTemplate = (body: string, fields: Filling): string =>
  body.replace(fieldShape, (written, name: string) => fields[name] ?? written);

/** Placeholders in a text that this person has no value for. */
export const missingFields = (body: string, fields: Filling): MessageField[] =>
  messageFields.filter((field) => fields[field] === null && body.includes(`{${field}}`));

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Refuses unknown placeholders; private.template_problem says the same. */
const knows = (fields: readonly string[]) => {
  const unknownField = (body: string) =>
    body.match(/\{[^{}]*\}/g)?.find((written) => !fields.some((known) => written === `{${known}}`));
  return z.refine<string>((body) => unknownField(body) === undefined, {
    error: ({ input }) =>
      `${unknownField(String(input))} isn't a field. Use ${anyOf.format(fields.map((field) => `{${field}}`))}`,
  });
};

export const templateSchema = z.object({
  body: requiredText("Write your message", limits.mailTemplate).check(knows(templateFields)),
});

export const messageBody = requiredText("Write a message", limits.messageTemplate).check(knows(messageFields));

export const messageTemplateSchema = z.object({
  name: requiredLine("Name the template", limits.messageTemplateName),
  body: messageBody,
});
