import type * as z from "zod/mini";
import type { MailContent } from "./mail.ts";

/** A kind of mail: the data its outbox row must carry, and what it says with it. */
export interface MailTemplate<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  write: (data: z.output<Schema>) => MailContent;
}

/** Ties a template's text to its schema. */
export const mailTemplate = <Schema extends z.ZodMiniType>(template: MailTemplate<Schema>): MailTemplate<Schema> =>
  template;
