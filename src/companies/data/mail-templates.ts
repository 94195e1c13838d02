import type { MailTemplate, MailTemplates, MessageTemplate, TemplateKind } from "@contracts/companies/mail-template";
import { productName } from "@contracts/operator";
import { useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { isEditConflict } from "@/lib/edit-conflict";
import { procedureQuery } from "@/lib/procedure-query";
import { sendSafely } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";

/** The chosen company's templates, and applicants to preview them with. */
export const mailTemplatesQuery = () => procedureQuery("get_mail_templates", {}, { meta: { silent: true } });

/** The initial message to an applicant: the company's template or ours, filled in. Messages start empty without it. */
export const filledTemplateQuery = (applicationId: string, kind: TemplateKind) =>
  procedureQuery("get_filled_template", { p_application_id: applicationId, p_kind: kind }, { meta: { silent: true } });

/** The team's templates, filled in for an applicant. Without it the message box offers none. */
export const messageTemplatesQuery = (applicationId: string) =>
  procedureQuery("get_message_templates", { p_application_id: applicationId }, { meta: { silent: true } });

interface TemplateChange {
  kind: MailTemplate["kind"];
  /** Null restores our default. */
  body: string | null;
  /** changed_at of the version being edited; null for our default. */
  seen: string | null;
}

/** Saves a company's own text, or restores our default. AppError 422 by field; edit_conflict if it has changed since. */
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
      successMessage: ({ own }: MailTemplate) => (own === null ? `${productName}'s text restored` : "Template saved"),
      errorTitle: "The template wasn't saved",
      // The form handles conflicts.
      silent: isEditConflict,
    },
  });
}

interface MessageTemplateChange extends Pick<MessageTemplate, "id" | "name" | "body"> {
  /** changed_at of the version being edited; null for a new or restored one. */
  seen: string | null;
}

/** Saves a team template. AppError 422 by field, 409 edit_conflict or too_many_templates. */
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
