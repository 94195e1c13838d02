import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine, requiredText } from "../text.ts";

/** What a company often writes; the CHECK in SQL lists the same. */
export const templateKinds = ["rejection", "interview", "offer"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What stands in braces in a template and is filled in for each person; private.template_problem lists the same. */
export const templateFields = ["first_name", "job_title", "company_name", "my_name"] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateFields = Record<TemplateField, string>;

/** The same for messages a team writes itself; private.message_fields lists the same. */
export const messageFields = [...templateFields, "reply_by"] as const;
export type MessageField = (typeof messageFields)[number];
/** Null: this person has none. */
export type MessageFields = TemplateFields & { reply_by: string | null };

export interface MailTemplate {
  kind: TemplateKind;
  /** Our words, which stand until the company writes its own. */
  ours: string;
  own: string | null;
  /** Of its own words, and who wrote them: a name only for those who may change them. */
  changed_at: string | null;
  changed_by: string | null;
}

/** Somebody who applied, to see a template with. */
export interface TemplatePerson {
  application_id: string;
  name: string;
  fields: MessageFields;
}

/** A message the team wrote and named, to use again. */
export interface MessageTemplate {
  id: string;
  name: string;
  body: string;
  changed_at: string;
  /** Null for those who can't change it. */
  changed_by: string | null;
}

/** The same as somebody would read it. A field they have no value for stays in braces. */
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

/** A template with each field filled in, for a preview; private.fill_template does it for what is sent. */
export const fillTemplate = (body: string, fields: Filling): string =>
  body.replace(fieldShape, (written, name: string) => fields[name] ?? written);

/** The fields of a text that this person has no value for. */
export const missingFields = (body: string, fields: Filling): MessageField[] =>
  messageFields.filter((field) => fields[field] === null && body.includes(`{${field}}`));

const anyOf = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Refuses braces that name no field; private.template_problem says the same. */
const knows = (fields: readonly string[]) => {
  const unknownField = (body: string) =>
    body.match(/\{[^{}]*\}/g)?.find((written) => !fields.some((known) => written === `{${known}}`));
  return z.refine<string>((body) => unknownField(body) === undefined, {
    error: ({ input }) =>
      `${unknownField(String(input))} isn't a field. Use ${anyOf.format(fields.map((field) => `{${field}}`))}`,
  });
};

export const templateSchema = z.object({
  body: requiredText("Write what you send", limits.mailTemplate).check(knows(templateFields)),
});

export const messageBody = requiredText("Write a message", limits.messageTemplate).check(knows(messageFields));

export const messageTemplateSchema = z.object({
  name: requiredLine("Name the template", limits.messageTemplateName),
  body: messageBody,
});
