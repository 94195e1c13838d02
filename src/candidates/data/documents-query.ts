import { procedureQuery } from "@/lib/procedure-query";

export const myDocumentsQuery = () => procedureQuery("get_my_documents", {}, { meta: { silent: true } });
