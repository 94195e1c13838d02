import type * as z from "zod/mini";
import type { MailContent } from "./mail.ts";

/** A kind of email: the data its outbox row requires, and the content it renders. */
export interface MailTemplate<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  write: (data: z.output<Schema>) => MailContent;
}

/** Ties a template's text to its schema. */
export const mailTemplate = <Schema extends z.ZodMiniType>(template: MailTemplate<Schema>): MailTemplate<Schema> =>
  template;
