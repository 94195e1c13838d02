import type { MailTemplate, MailTemplates } from "@contracts/mail-template";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { mailTemplateKeys } from "@/companies/data/mail-template-keys";
import { mailTemplatesQuery } from "@/companies/data/mail-templates-query";
import { callProcedure } from "@/lib/call-procedure";
import { isEditConflict } from "@/lib/edit-conflict";
import { sendSafely } from "@/lib/send-safely";

interface TemplateChange {
  kind: MailTemplate["kind"];
  /** Null for our words again. */
  body: string | null;
  /** changed_at of what the edit began from; null for ours. */
  seen: string | null;
}

/** Keeps a company's own words, or lets ours stand again. AppError 422 by field; edit_conflict when they are newer ones by now. */
export function useSetMailTemplate(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, body, seen }: TemplateChange) =>
      sendSafely(() =>
        callProcedure("set_mail_template", { p_kind: kind, p_body: body, p_seen: seen, p_company_id: companyId }),
      ),
    onSuccess: (template) => {
      client.setQueryData(
        mailTemplatesQuery().queryKey,
        (all: MailTemplates | undefined) =>
          all && { ...all, templates: all.templates.map((each) => (each.kind === template.kind ? template : each)) },
      );
      return client.invalidateQueries({ queryKey: mailTemplateKeys.all });
    },
    meta: {
      successMessage: ({ own }: MailTemplate) =>
        own === null ? "Fairmatch's text stands there again" : "Template saved",
      errorTitle: "The template was not saved",
      // The form asks about a conflict.
      silent: isEditConflict,
    },
  });
}
