import type { TemplateKind } from "@contracts/mail-template";
import { queryOptions } from "@tanstack/react-query";
import { mailTemplateKeys } from "@/companies/data/mail-template-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What a message to an applicant begins with: the company's words or ours, filled in. Without it a message begins empty. */
export const filledTemplateQuery = (applicationId: string, kind: TemplateKind) =>
  queryOptions({
    queryKey: mailTemplateKeys.filled(applicationId, kind),
    queryFn: ({ signal }) =>
      callProcedure("get_filled_template", { p_application_id: applicationId, p_kind: kind }, { signal }),
    meta: { silent: true },
  });
