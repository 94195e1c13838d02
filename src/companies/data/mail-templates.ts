import type { MailTemplate, MailTemplates, MessageTemplate, TemplateKind } from "@contracts/companies/mail-template";
import { productName } from "@contracts/operator";
import { useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { isEditConflict } from "@/lib/edit-conflict";
import { procedureQuery } from "@/lib/procedure-query";
import { sendSafely } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";

/** What the signed-in person's chosen company often writes, and whom it can be seen with. */
export const mailTemplatesQuery = () => procedureQuery("get_mail_templates", {}, { meta: { silent: true } });

/** What a message to an applicant begins with: the company's words or ours, filled in. Without it a message begins empty. */
export const filledTemplateQuery = (applicationId: string, kind: TemplateKind) =>
  procedureQuery("get_filled_template", { p_application_id: applicationId, p_kind: kind }, { meta: { silent: true } });

/** What the team named, filled in for an applicant. Without it the message box offers none. */
export const messageTemplatesQuery = (applicationId: string) =>
  procedureQuery("get_message_templates", { p_application_id: applicationId }, { meta: { silent: true } });

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
        own === null ? `${productName}'s text stands there again` : "Template saved",
      errorTitle: "The template was not saved",
      // The form asks about a conflict.
      silent: isEditConflict,
    },
  });
}

interface MessageTemplateChange extends Pick<MessageTemplate, "id" | "name" | "body"> {
  /** changed_at of what the edit began from; null for a new one, or one that comes back. */
  seen: string | null;
}

/** Keeps a template the team named. AppError 422 by field, 409 edit_conflict or too_many_templates. */
export const useSaveMessageTemplate = (companyId: string) =>
  useAct("save_message_template", {
    mutationFn: ({ id, name, body, seen }: MessageTemplateChange) =>
      sendSafely(() =>
        callProcedure("save_message_template", {
          p_id: id,
          p_name: name,
          p_body: body,
          p_seen: seen,
          p_company_id: companyId,
        }),
      ),
    meta: {
      successMessage: ({ name }: MessageTemplate) => `Template saved: ${name}`,
      errorTitle: "The template wasn't saved",
      silent: isEditConflict,
    },
  });

export const useDeleteMessageTemplate = () =>
  useProcedure("delete_message_template", ({ id }: MessageTemplate) => ({ p_id: id }), {
    meta: { errorTitle: "The template wasn't deleted" },
  });
