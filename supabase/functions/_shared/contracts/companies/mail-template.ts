import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredText } from "../text.ts";

/** What a company often writes; the CHECK in SQL lists the same. */
export const templateKinds = ["rejection", "interview", "offer"] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What stands in braces in a template and is filled in for each person; private.template_problem lists the same. */
export const templateFields = ["first_name", "job_title", "company_name", "my_name"] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateFields = Record<TemplateField, string>;

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
  fields: TemplateFields;
}

export interface MailTemplates {
  company_id: string;
  can_edit: boolean;
  templates: MailTemplate[];
  /** Newest first. */
  people: TemplatePerson[];
}

/** A template with each field filled in, for a preview; private.fill_template does it for what is sent. */
export const fillTemplate = (body: string, fields: TemplateFields): string =>
  body.replace(
    /\{([a-z_]+)\}/g,
    (written, name: string) => (fields as Partial<Record<string, string>>)[name] ?? written,
  );

const unknownField = (body: string): string | undefined =>
  body.match(/\{[^{}]*\}/g)?.find((field) => !templateFields.some((known) => field === `{${known}}`));

export const templateSchema = z.object({
  body: requiredText("Write what you send", limits.mailTemplate).check(
    z.refine<string>((body) => unknownField(body) === undefined, {
      error: ({ input }) =>
        `${unknownField(String(input))} is no field. Use {first_name}, {job_title}, {company_name} or {my_name}`,
    }),
  ),
});
