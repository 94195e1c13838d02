import { procedureQuery } from "@/lib/procedure-query";

/** The documents of the signed-in candidate's profile, with names and sizes. */
export const myDocumentsQuery = () => procedureQuery("get_my_documents", {}, { meta: { silent: true } });
