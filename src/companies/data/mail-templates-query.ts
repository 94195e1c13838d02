import { queryOptions } from "@tanstack/react-query";
import { mailTemplateKeys } from "@/companies/data/mail-template-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What the signed-in person's chosen company often writes, and whom it can be seen with. */
export const mailTemplatesQuery = () =>
  queryOptions({
    queryKey: mailTemplateKeys.own(),
    queryFn: ({ signal }) => callProcedure("get_mail_templates", {}, { signal }),
    meta: { silent: true },
  });
