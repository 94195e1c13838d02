import type { MailTemplate, MailTemplates, TemplateKind } from "@contracts/companies/mail-template";
import { useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { isEditConflict } from "@/lib/edit-conflict";
import { procedureQuery } from "@/lib/procedure-query";
import { sendSafely } from "@/lib/send-safely";
import { useAct } from "@/lib/use-act";

/** What the signed-in person's chosen company often writes, and whom it can be seen with. */
export const mailTemplatesQuery = () => procedureQuery("get_mail_templates", {}, { meta: { silent: true } });

/** What a message to an applicant begins with: the company's words or ours, filled in. Without it a message begins empty. */
export const filledTemplateQuery = (applicationId: string, kind: TemplateKind) =>
  procedureQuery("get_filled_template", { p_application_id: applicationId, p_kind: kind }, { meta: { silent: true } });

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
  return useAct("set_mail_template", {
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
